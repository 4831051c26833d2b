/** Colours as the frame reports them: `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`. */

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses a colour into channels 0–255 and alpha 0–1. Returns null for anything else. */
export function parseColor(text: string): Rgba | null {
  const numbers = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!numbers || numbers.length < 3 || numbers.some(Number.isNaN)) return null;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return [red, green, blue, alpha];
}

function luminance([red, green, blue]: Rgba): number {
  const linear = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}

/** Returns the visible colour of a colour over an opaque one. */
function over([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (channel: number, under: number) => channel * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/**
 * Returns the WCAG contrast, 1 to 21, or null if one of the colours is not known.
 *
 * @param first colour of the text, which may be translucent
 * @param second colour behind it
 */
export function contrast(first: string, second: string | null): number | null {
  const a = parseColor(first);
  const b = second === null ? null : parseColor(second);
  if (!a || !b) return null;
  const [light, dark] = [luminance(over(a, b)), luminance(b)].sort((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns whether the colour is invisible. */
export function isTransparent(color: string): boolean {
  return parseColor(color)?.[3] === 0;
}

/** Returns whether two colours look the same, in any notation. */
export function sameColor(first: string, second: string): boolean {
  const a = parseColor(first);
  const b = parseColor(second);
  return a && b
    ? a.every((channel, index) => Math.abs(channel - b[index]!) < 0.01)
    : first === second;
}
