import { type PdfWeight, pdfFit, pdfString, pdfWidth } from './text.rules.ts';

/** A4 in points. */
export const PAGE = { width: 595, height: 842 };

/** Where a text of a page is, in points from the top left corner; its base line is at `y`. */
export interface PlacedText {
  x: number;
  y: number;
  size: number;
  weight?: PdfWeight;
  /** `#rrggbb`; black without it. */
  colour?: string;
  align?: 'left' | 'right';
  /** Points that it may take; it is cut when it is longer. */
  room?: number;
}

const fraction = (hex: string, at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3);
const rgb = (hex: string) => `${fraction(hex, 1)} ${fraction(hex, 3)} ${fraction(hex, 5)}`;
const number = (value: number) => String(Math.round(value * 100) / 100);

/** The operators that write a text. */
export function textAt(text: string, { x, y, size, weight = 'regular', colour, align, room }: PlacedText): string {
  const shown = room === undefined ? text : pdfFit(text, room, size, weight);
  const left = align === 'right' ? x - pdfWidth(shown, size, weight) : x;
  const font = weight === 'bold' ? 'F2' : 'F1';
  return `${rgb(colour ?? '#171a18')} rg BT /${font} ${size} Tf ${number(left)} ${number(PAGE.height - y)} Td ${pdfString(shown)} Tj ET\n`;
}

/** The operators that fill a rectangle; `y` is its top. */
export const boxAt = (
  x: number,
  y: number,
  width: number,
  colourAndHeight: { height: number; colour: string },
): string =>
  `${rgb(colourAndHeight.colour)} rg ${number(x)} ${number(PAGE.height - y - colourAndHeight.height)} ${number(width)} ${number(colourAndHeight.height)} re f\n`;
