/** Widths of the letters from the space to the tilde in Helvetica, in thousandths of the size. */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const widths = { regular: REGULAR.split(' ').map(Number), bold: BOLD.split(' ').map(Number) };

/** Helvetica, or its bold. */
export type PdfWeight = keyof typeof widths;

/** Signs of Windows-1252 that Latin-1 does not have. */
const SIGNS: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  '−': 0x2d,
  '\u202F': 0x20,
};

/** A text in the encoding of the fonts of a PDF; a sign that they lack is a question mark, a line break a space. */
const encoded = (text: string): number[] =>
  Array.from(text.normalize('NFC').replace(/\s/g, ' '), (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (SIGNS[sign] !== undefined) return SIGNS[sign];
    return (code >= 0x20 && code < 0x7f) || (code >= 0xa1 && code <= 0xff) ? code : 0x3f;
  });

/** A text as a string of a PDF: in ASCII, with nothing that ends the string. */
export const pdfString = (text: string): string =>
  `(${encoded(text)
    .map((code) =>
      code < 0x7f && !'()\\'.includes(String.fromCodePoint(code))
        ? String.fromCodePoint(code)
        : `\\${code.toString(8).padStart(3, '0')}`,
    )
    .join('')})`;

/** The width of a text in points. */
export function pdfWidth(text: string, size: number, weight: PdfWeight = 'regular'): number {
  // an accent takes no room, except on the narrow i
  const letters = encoded(text).map((code) => {
    const [base = ''] = String.fromCodePoint(code).normalize('NFD');
    if (code >= 0xec && code <= 0xef) return 278;
    return widths[weight][(base.codePointAt(0) ?? 0) - 0x20] ?? 556;
  });
  return (letters.reduce((sum, width) => sum + width, 0) * size) / 1_000;
}

/** A text that fits into `room` points, cut with an ellipsis when it has to be. */
export function pdfFit(text: string, room: number, size: number, weight: PdfWeight = 'regular'): string {
  if (pdfWidth(text, size, weight) <= room) return text;
  let kept = text;
  while (kept !== '' && pdfWidth(`${kept}…`, size, weight) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
