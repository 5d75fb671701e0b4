import type { Readable } from 'node:stream';
import { PAGE, fillBox, newDocument, writeText } from './pen.ts';

/** The brand and the paper of each page. */
export interface PdfLetterhead {
  brand: string;
  /** `#rrggbb`, dark enough for white text. */
  colour: string;
  /** In place of the brand's name: a PNG as `data:` address, which the file then has once, with its size in pixels. */
  logo: { url: string; width: number; height: number } | null;
  /** The company with its NIT. */
  company: string;
  title: string;
  /** At the right of the title: the customer and the day. */
  about: readonly string[];
  /** Words at the foot of each page. */
  foot: string;
}

/** A column of a table; widths are points, and add up to 515. */
export interface PdfColumn {
  title: string;
  width: number;
  isRight?: boolean;
}

/** A row of a table: cells, or a heading over the rows below, where the columns can change. */
export type PdfRow =
  | { cells: readonly string[]; isStrong?: boolean; swatch?: string }
  | { heading: string; columns?: readonly PdfColumn[]; isNewPage?: boolean };

const LEFT = 40;
const RIGHT = PAGE.width - LEFT;
const TOP = 132;
const ROW = 17;
/** The room of a logo. */
const LOGO = { width: 200, height: 34 };
const HEADING = 44;
const BOTTOM = PAGE.height - 52;
const GREY = '#5b605d';
const LINE = '#dfe2df';

/**
 * A table as a PDF, each page with the letterhead; a heading is never the last on a page. A stream: rows are read while pages are made.
 */
export async function tablePdf(head: PdfLetterhead, rows: AsyncIterable<PdfRow>, title: string): Promise<Readable> {
  const document = await newDocument(title);
  drawTable(document, head, rows).then(
    () => document.end(),
    (error: unknown) => document.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return document;
}

async function drawTable(
  document: PDFKit.PDFDocument,
  head: PdfLetterhead,
  rows: AsyncIterable<PdfRow>,
): Promise<void> {
  let number = 0;
  for await (const { row, columns, y } of placedRows(rows)) {
    if (document.destroyed) return; // the client left
    if (row === 'page') {
      number += 1;
      document.addPage();
      drawLetterhead(document, head, number);
    } else if ('heading' in row) drawHeading(document, row.heading, columns, y);
    else drawRow(document, row, columns, y);
  }
}

/** How many pages `tablePdf` makes of these rows. */
export async function pagesOfTable(rows: AsyncIterable<PdfRow>): Promise<number> {
  let pages = 0;
  for await (const { row } of placedRows(rows)) if (row === 'page') pages += 1;
  return pages;
}

/** Pages, headings and rows in the order in which they are drawn, each with its place. */
async function* placedRows(
  rows: AsyncIterable<PdfRow>,
): AsyncGenerator<{ row: PdfRow | 'page'; columns: readonly PdfColumn[]; y: number }> {
  let columns: readonly PdfColumn[] = [];
  let heading: string | undefined;
  let y = TOP;
  let isFresh = true;
  yield { row: 'page', columns, y };
  for await (const row of rows) {
    const isHeading = 'heading' in row;
    if (isHeading) ({ heading, columns = columns } = row);
    if ((isHeading && row.isNewPage && !isFresh) || y + (isHeading ? HEADING : 0) + ROW > BOTTOM) {
      y = TOP;
      yield { row: 'page', columns, y };
      if (!isHeading && heading !== undefined) {
        yield { row: { heading }, columns, y };
        y += HEADING;
      }
    }
    yield { row, columns, y };
    y += isHeading ? HEADING : ROW;
    isFresh = false;
  }
}

function drawLetterhead(document: PDFKit.PDFDocument, head: PdfLetterhead, number: number): void {
  const { title, about, foot } = head;
  const footer = { y: PAGE.height - 28, size: 8, colour: GREY };
  drawBrand(document, head);
  writeText(document, title, { x: LEFT, y: 94, size: 18, isBold: true, room: 260 });
  for (const [at, line] of about.entries())
    writeText(document, line, { x: RIGHT, y: 82 + at * 14, size: 10, isRight: true, room: 240 });
  writeText(document, foot, { ...footer, x: LEFT, room: 420 });
  writeText(document, `Página ${number}`, { ...footer, x: RIGHT, isRight: true, room: 80 });
}

/** The name on the brand's colour, or the logo on white above a line of that colour, so that any logo can be seen. */
function drawBrand(document: PDFKit.PDFDocument, { brand, colour, company, logo }: PdfLetterhead): void {
  const beside = { x: RIGHT, y: 34, size: 9, isRight: true, room: 260 };
  if (!logo) {
    fillBox(document, { x: 0, y: 0, width: PAGE.width, height: 56, colour });
    writeText(document, brand, { x: LEFT, y: 36, size: 20, isBold: true, colour: '#ffffff', room: 240 });
    return writeText(document, company, { ...beside, colour: '#ffffff' });
  }
  const size = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const height = logo.height * size;
  document.image(logo.url, LEFT, 12 + (LOGO.height - height) / 2, { width: logo.width * size, height });
  fillBox(document, { x: 0, y: 53, width: PAGE.width, height: 3, colour });
  writeText(document, company, { ...beside, colour: GREY });
}

function drawHeading(document: PDFKit.PDFDocument, text: string, columns: readonly PdfColumn[], y: number): void {
  writeText(document, text, { x: LEFT, y: y + 16, size: 12, isBold: true, room: RIGHT - LEFT });
  for (const { title, ...place } of placed(columns))
    writeText(document, title, { ...place, y: y + 34, size: 8, colour: GREY });
  fillBox(document, { x: LEFT, y: y + 40, width: RIGHT - LEFT, height: 0.8, colour: LINE });
}

function drawRow(
  document: PDFKit.PDFDocument,
  { cells, isStrong = false, swatch }: Exclude<PdfRow, { heading: string }>,
  columns: readonly PdfColumn[],
  y: number,
): void {
  if (swatch !== undefined) fillBox(document, { x: LEFT - 14, y: y + 4, width: 9, height: 9, colour: swatch });
  for (const [at, { title: _, ...place }] of placed(columns).entries())
    writeText(document, cells[at] ?? '', { ...place, y: y + 12, size: 9, isBold: isStrong });
  fillBox(document, { x: LEFT, y: y + ROW, width: RIGHT - LEFT, height: 0.4, colour: LINE });
}

/** Columns with the place of their text. */
function placed(columns: readonly PdfColumn[]) {
  let left = LEFT;
  return columns.map(({ title, width, isRight = false }) => {
    const x = isRight ? left + width : left;
    left += width;
    return { title, x, isRight, room: width - 8 };
  });
}
