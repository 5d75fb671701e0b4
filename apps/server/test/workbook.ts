import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** The XML parts of a workbook with these rows in its first sheet; `more` adds or replaces parts. */
export function workbookParts(
  rows: string,
  more: Record<string, string | Buffer> = {},
): Record<string, string | Buffer> {
  return {
    'xl/workbook.xml': `<workbook ${main} ${relations}><sheets><sheet name="Lista" sheetId="7" r:id="rId3"/><sheet name="Otra" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>otra hoja</t></is></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
}

/** Packs parts as a zip. */
export function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A row of texts, as XML. */
export function textRow(...cells: string[]): string {
  return `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
}

export async function writeZip(path: string, parts: Record<string, string | Buffer>): Promise<string> {
  writeFileSync(path, await zipOf(parts));
  return path;
}
