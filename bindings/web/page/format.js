/** Numbers, rates and times as people read them. All have a steady width where they change often. */

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

/** With separators: `1,234,567`. */
export const count = (n) => whole.format(n);

const PREFIXES = ["", "k", "M", "G", "T", "P", "E", "Z", "Y"];

/** Three digits and a prefix: `1.23 G`. From 10^27 on a power of ten. */
export function short(n) {
  if (n < 1000) return n < 10 && n !== Math.round(n) ? n.toPrecision(2) : String(Math.round(n));
  let power = Math.min(Math.floor(Math.log10(n) / 3), PREFIXES.length - 1);
  if (Number((n / 1000 ** power).toPrecision(3)) >= 1000) power++;
  if (power >= PREFIXES.length) return `10^${Math.round(Math.log10(n))}`;
  return `${(n / 1000 ** power).toPrecision(3)} ${PREFIXES[power]}`;
}

/** Millions a second, as the display shows them: `12.34`. */
export const mega = (rate) => (rate / 1e6).toFixed(rate < 100e6 ? 2 : 1);

const UNITS = [["years", 31557600], ["days", 86400], ["h", 3600], ["min", 60], ["s", 1]];

/** A time in its two largest units: `2 min 5 s`; years get three digits. */
export function duration(seconds) {
  if (!Number.isFinite(seconds) || seconds >= 1e16) return "longer than the universe is old";
  if (seconds < 1) return seconds < 0.001 ? "at once" : `${Math.max(1, Math.round(seconds * 1000))} ms`;
  if (seconds >= 3 * UNITS[0][1]) return `${short(seconds / UNITS[0][1])} years`;
  if (seconds >= 3 * UNITS[1][1]) return `${(seconds / UNITS[1][1]).toPrecision(3)} days`;
  const rounded = Math.round(seconds);
  const [hours, minutes] = [Math.floor(rounded / 3600), Math.floor(rounded / 60) % 60];
  if (hours) return `${hours} h ${minutes} min`;
  return minutes ? `${minutes} min ${rounded % 60} s` : `${rounded} s`;
}

/** A probability: `12.3 %`, never rounded to certainty. */
export function percent(p) {
  if (p > 0.999) return "over 99.9 %";
  if (p < 0.00001) return "under 0.001 %";
  return `${(100 * p).toPrecision(p < 0.01 ? 1 : p < 0.1 ? 2 : 3)} %`;
}

/** A moment: `22 Nov 2026, 17:05`. */
export const date = (milliseconds) => new Date(milliseconds).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
