import { PAGE, boxAt, textAt } from './draw.rules.ts';

/** The brand and the paper of each page. */
export interface PdfLetterhead {
  brand: string;
  /** `#rrggbb`, dark enough for white text. */
  colour: string;
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
  align?: 'left' | 'right';
}

/** A row of a table: cells, or a heading over the rows below, where the columns can change. */
export type PdfRow =
  | { cells: readonly string[]; isStrong?: boolean; swatch?: string }
  | { heading: string; columns?: readonly PdfColumn[]; isNewPage?: boolean };

const LEFT = 40;
const RIGHT = PAGE.width - LEFT;
const ROW = 17;
const HEADING = 44;
const BOTTOM = PAGE.height - 52;
const GREY = '#5b605d';
const LINE = '#dfe2df';

/** The pages of a table, each with the letterhead; a heading is never the last on a page. */
export async function* tablePages(head: PdfLetterhead, rows: AsyncIterable<PdfRow>): AsyncGenerator<string> {
  let columns: readonly PdfColumn[] = [];
  let heading: string | null = null;
  let number = 1;
  let page = letterhead(head, number);
  let y = 132;
  let isFresh = true;
  const turn = () => {
    number += 1;
    page = letterhead(head, number);
    y = 132;
    isFresh = true;
  };
  for await (const row of rows) {
    if ('heading' in row) {
      columns = row.columns ?? columns;
      heading = row.heading;
      if ((row.isNewPage && !isFresh) || y + HEADING + ROW > BOTTOM) {
        yield page;
        turn();
      }
      page += headingAt(heading, columns, y);
      y += HEADING;
      isFresh = false;
      continue;
    }
    if (y + ROW > BOTTOM) {
      yield page;
      turn();
      if (heading !== null) {
        page += headingAt(heading, columns, y);
        y += HEADING;
      }
    }
    page += rowAt(row, columns, y);
    y += ROW;
    isFresh = false;
  }
  yield page;
}

function letterhead({ brand, colour, company, title, about, foot }: PdfLetterhead, number: number): string {
  return [
    boxAt(0, 0, PAGE.width, { height: 56, colour }),
    textAt(brand, { x: LEFT, y: 36, size: 20, weight: 'bold', colour: '#ffffff', room: 240 }),
    textAt(company, { x: RIGHT, y: 34, size: 9, colour: '#ffffff', align: 'right', room: 260 }),
    textAt(title, { x: LEFT, y: 94, size: 18, weight: 'bold', room: 260 }),
    ...about.map((line, at) => textAt(line, { x: RIGHT, y: 82 + at * 14, size: 10, align: 'right', room: 240 })),
    textAt(foot, { x: LEFT, y: PAGE.height - 28, size: 8, colour: GREY, room: 420 }),
    textAt(`Página ${number}`, { x: RIGHT, y: PAGE.height - 28, size: 8, colour: GREY, align: 'right' }),
  ].join('');
}

function headingAt(heading: string, columns: readonly PdfColumn[], y: number): string {
  const titles = placed(columns).map(({ title, x, align, room }) =>
    textAt(title, { x, y: y + 34, size: 8, colour: GREY, align, room }),
  );
  return [
    textAt(heading, { x: LEFT, y: y + 16, size: 12, weight: 'bold', room: RIGHT - LEFT }),
    ...titles,
    boxAt(LEFT, y + 40, RIGHT - LEFT, { height: 0.8, colour: LINE }),
  ].join('');
}

function rowAt(
  { cells, isStrong = false, swatch }: { cells: readonly string[]; isStrong?: boolean; swatch?: string },
  columns: readonly PdfColumn[],
  y: number,
): string {
  const texts = placed(columns).map(({ x, align, room }, at) =>
    textAt(cells[at] ?? '', { x, y: y + 12, size: 9, weight: isStrong ? 'bold' : 'regular', align, room }),
  );
  const shade = swatch === undefined ? '' : boxAt(LEFT - 14, y + 4, 9, { height: 9, colour: swatch });
  return shade + texts.join('') + boxAt(LEFT, y + ROW, RIGHT - LEFT, { height: 0.4, colour: LINE });
}

/** Columns with the place of their text. */
function placed(columns: readonly PdfColumn[]) {
  let left = LEFT;
  return columns.map(({ title, width, align = 'left' }) => {
    const x = align === 'right' ? left + width : left;
    left += width;
    return { title, x, align, room: width - 8 };
  });
}
