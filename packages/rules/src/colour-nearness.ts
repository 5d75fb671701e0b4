import type { Difference, Nearness } from '@tonalia/contract/products';
import { type ColourDifference, colourDifference } from './colour-difference.ts';
import type { Lab } from './colour-lab.ts';

/** The largest CIEDE2000 that counts as similar. */
export const FARTHEST = 10;

/** Similarity in words (D-34); null beyond `FARTHEST`. */
export function nearnessOf(deltaE: number): Nearness | null {
  if (deltaE <= 2) return 'Casi igual';
  if (deltaE <= 5) return 'Muy parecido';
  return deltaE <= FARTHEST ? 'Parecido' : null;
}

/** Below this CIEDE2000 two colours look the same. */
const UNSEEN = 1;
/** Below this chroma a colour has no hue of its own; the difference is then named by its tint. */
const GREYISH = 12;

/** The most visible difference of `offered` from `wanted`, in words; null when they look the same. */
export function differenceOf(wanted: Lab, offered: Lab): Difference | null {
  const seen = colourDifference(wanted, offered);
  if (seen.deltaE < UNSEEN) return null;
  const { lightness, chroma, hue } = seen;
  if (Math.abs(lightness) >= Math.hypot(chroma, hue)) return lightness > 0 ? 'más claro' : 'más oscuro';
  const isGreyish = Math.min(Math.hypot(wanted.a, wanted.b), Math.hypot(offered.a, offered.b)) < GREYISH;
  if (isGreyish) return leaning(degrees(offered.b - wanted.b, offered.a - wanted.a));
  return Math.abs(chroma) > Math.abs(hue) ? (chroma > 0 ? 'más intenso' : 'más apagado') : turned(wanted, seen);
}

/** Names the tint added to a nearly neutral colour, by the direction of the change: degrees from red over yellow. */
function leaning(direction: number): Difference {
  if (direction < 50 || direction >= 340) return 'más rojizo';
  if (direction < 110) return 'más dorado';
  if (direction < 200) return 'más verdoso';
  return direction < 290 ? 'más frío' : 'más violeta';
}

/** Names a turn of the hue by where it starts: towards yellow, green, blue, violet and red, or back. */
const turns: readonly [below: number, further: Difference, back: Difference][] = [
  [45, 'más cálido', 'más frío'],
  [85, 'más dorado', 'más rojizo'],
  [130, 'más verdoso', 'más cálido'],
  [200, 'más frío', 'más cálido'],
  [300, 'más violeta', 'más verdoso'],
  [345, 'más rojizo', 'más frío'],
  [361, 'más cálido', 'más violeta'],
];

function turned({ a, b }: Lab, { hue }: ColourDifference): Difference {
  const from = degrees(b, a);
  const [, further, back] = turns.find(([below]) => from < below) ?? turns[0] ?? [0, 'más cálido', 'más frío'];
  return hue > 0 ? further : back;
}

const degrees = (y: number, x: number) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
