/** A4 in points. */
export const PAGE = { width: 595, height: 842 };

/** Where a text of a page is, in points from the top left corner; its base line is at `y`. */
export interface PlacedText {
  x: number;
  y: number;
  size: number;
  isBold?: boolean;
  /** `#rrggbb`; nearly black without it. */
  colour?: string;
  /** Left of `x` instead of right of it. */
  isRight?: boolean;
  /** Points that it may take; a longer text is cut with an ellipsis. */
  room: number;
}

/** An empty document. It is a stream: a page is written when the next one begins. The library, 30 MB, is loaded on first use. */
export async function newDocument(title: string): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, lang: 'es-CO', info: { Title: title } });
}

/** Writes one line. The built-in fonts have no signs beyond those of western Europe, so narrow spaces and long minus signs are replaced. */
export function writeText(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, size, isBold = false, colour = '#171a18', isRight = false, room }: PlacedText,
): void {
  const line = text.normalize('NFC').replace(/\s/g, ' ').replaceAll('−', '-');
  document
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour);
  const shown = fitted(line, room, (part) => document.widthOfString(part));
  const left = isRight ? x - document.widthOfString(shown) : x;
  document.text(shown, left, y, { lineBreak: false, baseline: 'alphabetic' });
}

/** The text, or its longest beginning that fits with an ellipsis. Halves the candidates, because measuring is slow. */
function fitted(text: string, room: number, widthOf: (part: string) => number): string {
  if (widthOf(text) <= room) return text;
  const cut = (length: number) => `${text.slice(0, length).trimEnd()}…`;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const half = (fits + tooLong) >> 1;
    if (widthOf(cut(half)) <= room) fits = half;
    else tooLong = half;
  }
  return cut(fits);
}

/** Fills a rectangle; `y` is its top. */
export function fillBox(
  document: PDFKit.PDFDocument,
  { x, y, width, height, colour }: { x: number; y: number; width: number; height: number; colour: string },
): void {
  document.rect(x, y, width, height).fill(colour);
}
