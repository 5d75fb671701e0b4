import { inkOn } from './colour.ts';
import { outline, type Face } from './outlines.ts';
import { band } from './outline-shapes.ts';
import type { Pen } from './pen.ts';
import type { Look } from './spec.ts';

const brandTracking = -14;
const lineTracking = 70;

/** Font size at which a text fills `width`, at most `most`. */
export function fit(words: string, width: number, most: number, face: Face = 'display', tracking = 0): number {
  const measured = outline(face, words, tracking).width;
  return measured > 0 ? Math.min(most, (width / measured) * 1000) : most;
}

/** Splits a name over two lines when it becomes clearly larger that way. */
export function breakName(name: string, width: number, most: number): { lines: string[]; size: number } {
  const whole = fit(name, width, most, 'display', brandTracking);
  const words = name.split(' ');
  if (words.length < 2 || whole > most * 0.72) return { lines: [name], size: whole };
  const splits = words.slice(1).map((_, at) => {
    const lines = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return { lines, size: Math.min(...lines.map((line) => fit(line, width, most * 0.8, 'display', brandTracking))) };
  });
  const best = splits.reduce((one, other) => (other.size > one.size ? other : one));
  return best.size > whole * 1.25 ? best : { lines: [name], size: whole };
}

type Spot = {
  x: number;
  y: number;
  width: number;
  most: number;
  ink: string;
  turn?: number;
  align?: 'start' | 'middle';
};

/** Prints the brand with the baseline of its last line at `y`. Returns the font size used. */
export function brand(pen: Pen, look: Look, spot: Spot): number {
  const { x, y, width, most, ink, turn, align } = spot;
  const how = { tracking: brandTracking, ...(turn ? { turn } : {}), ...(align ? { align } : {}) };
  if (turn) {
    const size = fit(look.brand, width, most, 'display', brandTracking);
    pen.text(look.brand, x, y, size, ink, how);
    return size;
  }
  const { lines, size } = breakName(look.brand, width, most);
  lines.forEach((line, at) => pen.text(line, x, y - (lines.length - 1 - at) * size * 1.02, size, ink, how));
  return size;
}

/** Prints the product line in small capitals; nothing on a thumbnail. */
export function productLine(pen: Pen, look: Look, spot: Spot): void {
  if (!look.full || !look.line) return;
  const words = look.line.toLocaleUpperCase('es');
  const size = fit(words, spot.width, spot.most, 'text', lineTracking);
  pen.text(words, spot.x, spot.y, size, spot.ink, {
    face: 'text',
    tracking: lineTracking,
    opacity: 0.82,
    ...(spot.turn ? { turn: spot.turn } : {}),
    ...(spot.align ? { align: spot.align } : {}),
  });
}

/** Prints the net content; nothing on a thumbnail. */
export function netContent(pen: Pen, look: Look, spot: Spot): void {
  if (!look.full || !look.size) return;
  const size = fit(look.size, spot.width, spot.most, 'text', 20);
  pen.text(look.size, spot.x, spot.y, size, spot.ink, { face: 'text', tracking: 20, opacity: 0.72 });
}

/** Prints the shade code, large. */
export function shadeCode(pen: Pen, look: Look, spot: Spot): void {
  if (!look.code) return;
  const size = fit(look.code, spot.width, spot.most, 'display', -20);
  pen.text(look.code, spot.x, spot.y, size, spot.ink, { tracking: -20, ...(spot.align ? { align: spot.align } : {}) });
}

type PrintArea = { cx: number; top: number; width: number; height: number };

/**
 * The print of a bottle: brand, line, and at the bottom the band in the shade's colour, or the net content. The light
 * of the pack is drawn over it and bends it around. On paper the brand takes 82 % of the width, on a bare pack 70 %, so
 * that the highlight covers no letter.
 */
export function label(pen: Pen, look: Look, { cx, top, width, height }: PrintArea, hasBand = true): void {
  const { wrap } = look;
  if (wrap) pen.path(band(cx, width, top, top + height), look.paper);
  const ink = inkOn(wrap ? look.paper : look.body);
  const size = breakName(look.brand, width * (wrap ? 0.82 : 0.7), width * 0.24);
  const first = top + height * 0.16 + size.size * 0.72;
  const baseline = first + (size.lines.length - 1) * size.size * 1.02;
  brand(pen, look, { x: cx, y: baseline, width: width * (wrap ? 0.82 : 0.7), most: width * 0.24, ink });
  if (look.full) {
    productLine(pen, look, { x: cx, y: baseline + size.size * 0.3 + 12, width: width * 0.78, most: 9.5, ink });
  } else {
    pen.rect(cx - width * 0.24, baseline + size.size * 0.3 + 3, width * 0.48, 3.4, 1.7, ink, 0.5);
  }
  const bottom = top + height;
  if (hasBand && look.shade) {
    const tall = height * 0.22;
    pen.path(band(cx, width, bottom - tall, bottom), look.shade);
    if (look.full) {
      shadeCode(pen, look, {
        x: cx,
        y: bottom - tall * 0.26 + 4,
        width: width * 0.8,
        most: Math.min(15, tall * 0.6),
        ink: inkOn(look.shade),
      });
    }
    return;
  }
  netContent(pen, look, { x: cx, y: top + height * 0.92, width: width * 0.5, most: 9.5, ink });
}
