/** Outlines that several packs share, as SVG path data in stage units. */
import type { Oval } from './pen.ts';

/** An upright round part on its axis, seen from slightly above: its rims are arcs of `ry`. */
export interface RoundPart {
  cx: number;
  width: number;
  top: number;
  bottom: number;
  ry: number;
}

/** An upright cylinder. */
export function cylinder({ cx, width, top, bottom, ry }: RoundPart): string {
  const [left, right] = [cx - width / 2, cx + width / 2];
  const rim = `${width / 2} ${ry} 0 0 1`;
  return `M${left} ${top}A${rim} ${right} ${top}V${bottom}A${rim} ${left} ${bottom}Z`;
}

/** The ellipse that closes a round part at its top. */
export const topOf = ({ cx, width, top, ry }: RoundPart): Oval => ({ cx, cy: top, rx: width / 2, ry });

/** A vessel with rounded shoulders and a round base. */
export function vessel({ cx, width, top, bottom, ry, shoulder }: RoundPart & { shoulder: number }): string {
  const [left, right] = [cx - width / 2, cx + width / 2];
  return (
    `M${left} ${top + shoulder}Q${left} ${top} ${left + shoulder} ${top}H${right - shoulder}` +
    `Q${right} ${top} ${right} ${top + shoulder}V${bottom}A${(right - left) / 2} ${ry} 0 0 1 ${left} ${bottom}Z`
  );
}

/** A band around a cylinder: both edges bend by the same arc. */
export function band(cx: number, width: number, top: number, bottom: number): string {
  const [left, right] = [cx - width / 2, cx + width / 2];
  const edge = `A${width / 2} ${Math.round(width * 0.55) / 10} 0 0`;
  return `M${left} ${top}${edge} 0 ${right} ${top}V${bottom}${edge} 1 ${left} ${bottom}Z`;
}
