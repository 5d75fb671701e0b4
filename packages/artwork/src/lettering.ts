import { inkOn } from './colour.ts';
import { outline } from './outlines.ts';
import { band } from './outline-shapes.ts';
import type { FrontArea, Lettering, Pen, StagePoint } from './pen.ts';
import type { Look } from './spec.ts';

const brandTracking = -14;
const lineTracking = 70;

/** The room of a text: its width, and the largest font size. */
export interface TextRoom {
  width: number;
  most: number;
}

/** Font size at which a text fills its room. */
export function fit(words: string, { width, most }: TextRoom, how: Pick<Lettering, 'face' | 'tracking'>): number {
  const measured = outline(how.face ?? 'display', words, how.tracking).width;
  return measured > 0 ? Math.min(most, (width / measured) * 1000) : most;
}

/** Splits a name over two lines when it becomes clearly larger that way. */
export function breakName(name: string, room: TextRoom): { lines: string[]; size: number } {
  const { width, most } = room;
  const how = { tracking: brandTracking };
  const whole = fit(name, room, how);
  const words = name.split(' ');
  if (words.length < 2 || whole > most * 0.72) return { lines: [name], size: whole };
  const splits = words.slice(1).map((_, at) => {
    const lines = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return { lines, size: Math.min(...lines.map((line) => fit(line, { width, most: most * 0.8 }, how))) };
  });
  const best = splits.reduce((one, other) => (other.size > one.size ? other : one));
  return best.size > whole * 1.25 ? best : { lines: [name], size: whole };
}

interface Spot extends StagePoint, TextRoom {
  ink: string;
  turn?: number;
  align?: 'start' | 'middle';
}

/** Prints the brand with the baseline of its last line at `y`. Returns the font size used. */
export function brand(pen: Pen, look: Look, spot: Spot): number {
  const { x, y, ink, turn, align } = spot;
  const how = { fill: ink, tracking: brandTracking, ...(turn ? { turn } : {}), ...(align ? { align } : {}) };
  if (turn) {
    const size = fit(look.brand, spot, how);
    pen.text(look.brand, spot, { ...how, size });
    return size;
  }
  const { lines, size } = breakName(look.brand, spot);
  lines.forEach((line, at) => pen.text(line, { x, y: y - (lines.length - 1 - at) * size * 1.02 }, { ...how, size }));
  return size;
}

/** Prints the product line in small capitals; nothing on a thumbnail. */
export function productLine(pen: Pen, look: Look, spot: Spot): void {
  if (!look.full || !look.line) return;
  const words = look.line.toLocaleUpperCase('es');
  const how = { face: 'text', tracking: lineTracking } as const;
  pen.text(words, spot, {
    ...how,
    size: fit(words, spot, how),
    fill: spot.ink,
    opacity: 0.82,
    ...(spot.turn ? { turn: spot.turn } : {}),
    ...(spot.align ? { align: spot.align } : {}),
  });
}

/** Prints the net content; nothing on a thumbnail. */
export function netContent(pen: Pen, look: Look, spot: Spot): void {
  if (!look.full || !look.size) return;
  const how = { face: 'text', tracking: 20 } as const;
  pen.text(look.size, spot, { ...how, size: fit(look.size, spot, how), fill: spot.ink, opacity: 0.72 });
}

/** Prints the shade code, large. */
export function shadeCode(pen: Pen, look: Look, spot: Spot): void {
  if (!look.code) return;
  const how = { tracking: -20, ...(spot.align ? { align: spot.align } : {}) };
  pen.text(look.code, spot, { ...how, size: fit(look.code, spot, how), fill: spot.ink });
}

/**
 * The print of a bottle: brand, line, and at the bottom the band in the shade's colour, or the net content. The light
 * of the pack is drawn over it and bends it around. On paper the brand takes 82 % of the width, on a bare pack 70 %, so
 * that the highlight covers no letter.
 */
export function label(pen: Pen, look: Look, { cx, top, width, height }: FrontArea, hasBand = true): void {
  const { wrap } = look;
  if (wrap) pen.path(band(cx, width, top, top + height), look.paper);
  const ink = inkOn(wrap ? look.paper : look.body);
  const room = { width: width * (wrap ? 0.82 : 0.7), most: width * 0.24 };
  const size = breakName(look.brand, room);
  const first = top + height * 0.16 + size.size * 0.72;
  const baseline = first + (size.lines.length - 1) * size.size * 1.02;
  brand(pen, look, { x: cx, y: baseline, ...room, ink });
  if (look.full) {
    productLine(pen, look, { x: cx, y: baseline + size.size * 0.3 + 12, width: width * 0.78, most: 9.5, ink });
  } else {
    const dash = { width: width * 0.48, height: 3.4, radius: 1.7 };
    pen.rect({ x: cx - width * 0.24, y: baseline + size.size * 0.3 + 3, ...dash }, ink, 0.5);
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
