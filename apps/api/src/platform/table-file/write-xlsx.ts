import { Readable } from 'node:stream';
import yazl from 'yazl';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The content type of an XLSX file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A cell of a table that is written. */
export type TableCell = string | number;

/**
 * An XLSX file with one sheet, as a stream: rows are taken as the reader takes bytes. Texts are inline strings, so none is a formula.
 */
export function xlsxOf(rows: AsyncIterable<TableCell[]>, sheet: string): Readable {
  const file = new yazl.ZipFile();
  const add = (name: string, text: string) => file.addBuffer(Buffer.from(HEAD + text), name);
  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  );
  const content = Readable.from(sheetOf(rows), { objectMode: false });
  const output = file.outputStream as Readable; // as: yazl's is a stream of node:stream
  content.on('error', (error) => output.destroy(error));
  file.addReadStream(content, 'xl/worksheets/sheet1.xml');
  file.end();
  return output;
}

async function* sheetOf(rows: AsyncIterable<TableCell[]>): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${SHEETS}"><sheetData>`;
  for await (const cells of rows) yield `<row>${cells.map(cellOf).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

const cellOf = (cell: TableCell): string =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no control characters but tab and line breaks. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
