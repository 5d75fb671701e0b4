import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { FileRow } from '../../../api/src/platform/table-file/table.ts';
import { textRow, workbookParts, writeZip, zipOf } from '../../test/workbook.ts';
import { Stop } from '../terminal/stop.ts';
import { openTable } from './table-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonalia-xlsx-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'lista.xlsx');

async function read(content: Parameters<typeof zipOf>[0] | Buffer): Promise<{ headers: string[]; rows: FileRow[] }> {
  if (Buffer.isBuffer(content)) writeFileSync(path, content);
  else await writeZip(path, content);
  const table = await openTable(path);
  const rows: FileRow[] = [];
  for await (const row of table.rows) rows.push(row);
  return { headers: table.headers, rows };
}

const titles = textRow('Marca', 'Producto');

describe('a workbook', () => {
  test('is read from its first sheet in tab order', async () => {
    expect(await read(workbookParts(titles + textRow('Aurora', 'Labial &amp; brillo')))).toEqual({
      headers: ['Marca', 'Producto'],
      rows: [{ rowNo: 2, cells: ['Aurora', 'Labial & brillo'] }],
    });
  });

  test('may have shared strings, with several styles or a phonetic guide', async () => {
    const shared = `<sst><si><t>Marca</t></si><si><r><t>Pro</t></r><r><rPr/><t xml:space="preserve">ducto </t></r></si><si><t>東京</t><rPh><t>トウキョウ</t></rPh></si><si><t>una_x000D__x000A_línea</t></si></sst>`;
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="s"><v>3</v></c></row><row r="3"><c r="A3" t="s"><v>99</v></c><c r="B3"><v>1</v></c></row>';
    expect(await read(workbookParts(rows, { 'xl/sharedStrings.xml': shared }))).toEqual({
      headers: ['Marca', 'Producto '],
      rows: [
        { rowNo: 2, cells: ['東京', 'una\r\nlínea'] },
        { rowNo: 3, cells: ['', '1'] },
      ],
    });
  });

  test.each([
    ['12900', '12900'],
    ['12900.000000001', '12900'],
    ['12900.5', '12900.5'],
    ['15351.1234', '15351.1234'],
    ['459.125', '459.13'],
    ['7.70123456789E12', '7701234567890'],
    ['1.29E+4', '12900'],
    ['5.0000000000000003E-2', '0.05'],
    ['7.1', '7.1'],
    ['-5', '-5'],
  ])('reads the number %s as the text %s', async (value, text) => {
    expect((await read(workbookParts(`${titles}<row><c><v>${value}</v></c></row>`))).rows).toEqual([
      { rowNo: 2, cells: [text] },
    ]);
  });

  test('may have gaps between cells and rows', async () => {
    const rows = `${titles}<row r="4"><c r="B4"><v>1</v></c><c r="AB4"><v>2</v></c></row><row r="5"><c r="A5" t="inlineStr"><is><t></t></is></c></row><row r="9"><c r="A9"><v>3</v></c></row>`;
    const [four, nine] = (await read(workbookParts(rows))).rows;
    expect(four).toMatchObject({ rowNo: 4, cells: ['', '1', ...Array<string>(25).fill(''), '2'] });
    expect(nine).toEqual({ rowNo: 9, cells: ['3'] });
  });

  test('reads formulas by their cached value, and errors as empty', async () => {
    const rows = `${titles}<row><c><f>A1*2</f><v>25800</v></c><c t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c t="e"><v>#N/A</v></c><c><v>1</v></c></row>`;
    expect((await read(workbookParts(rows))).rows).toEqual([{ rowNo: 2, cells: ['25800', 'ab', '', '1'] }]);
  });

  test('keeps counting rows when row numbers are missing, repeated or absurd', async () => {
    const row = (r: string) => `<row r="${r}"><c><v>1</v></c></row>`;
    const { rows } = await read(
      workbookParts(titles + ['2', '2', '-7', '1.5', '1e99', '99999999999', 'x', '20'].map(row).join('')),
    );
    expect(rows.map(({ rowNo }) => rowNo)).toEqual([2, 3, 4, 5, 6, 7, 8, 20]);
  });

  test('may prefix its tags with a namespace', async () => {
    const sheet =
      '<x:worksheet xmlns:x="u"><x:sheetData><x:row><x:c t="str"><x:v>Marca</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect((await read(workbookParts('', { 'xl/worksheets/sheet2.xml': sheet }))).headers).toEqual(['Marca']);
  });
});

const DAMAGED = /está dañado: no se puede (?:abrir|leer su contenido)\.$/;
const TOO_MUCH = /^Stop: El libro de Excel ocupa demasiado al abrirlo/;

async function refusalOf(content: Parameters<typeof read>[0]): Promise<string> {
  const failure = await read(content).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Stop);
  return String(failure);
}

describe('a malformed workbook is refused with one sentence', () => {
  test('an archive that unpacks to a hundred times the limit', async () => {
    const bomb = await zipOf(workbookParts('', { 'xl/worksheets/sheet2.xml': Buffer.alloc(100 * 1024 * 1024) }));
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    expect(await refusalOf(bomb)).toMatch(TOO_MUCH);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  test('an archive that declares a smaller size than it has', async () => {
    const bomb = await zipOf(workbookParts(`${titles}${' '.repeat(50 * 1024 * 1024)}`));
    const before = process.memoryUsage().rss;
    expect(await refusalOf(declareSize(bomb, 'xl/worksheets/sheet2.xml', 5_000))).toMatch(DAMAGED);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  test('an archive with thousands of entries', async () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`xl/media/${n}.xml`, '']));
    expect(await refusalOf(workbookParts(titles, many))).toMatch(TOO_MUCH);
  });

  test('a cell, or a tag, that is far too long', async () => {
    const noise = Buffer.alloc(1_500_000, 'a1b2c3d4e5f6').map((byte, at) =>
      (at * 7919) % 251 < 40 ? 97 + (at % 26) : byte,
    );
    const long = Buffer.from(noise).toString('latin1');
    expect(await refusalOf(workbookParts(titles + textRow(long)))).toMatch(DAMAGED);
    expect(await refusalOf(workbookParts(`${titles}<row r="${long}"/>`))).toMatch(DAMAGED);
  });

  test.each([
    [
      'billion laughs',
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
    ],
    [
      'a file of ours',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>',
    ],
  ])('entities that reference %s', async (_name, sheet) => {
    expect(await refusalOf(workbookParts('', { 'xl/worksheets/sheet2.xml': sheet }))).toMatch(
      /declara un tipo de documento\.$/,
    );
  });

  test('XML that is cut short or malformed', async () => {
    expect(await refusalOf(workbookParts('', { 'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row>' }))).toMatch(
      DAMAGED,
    );
    expect(await refusalOf(workbookParts('', { 'xl/worksheets/sheet2.xml': 'hola' }))).toMatch(DAMAGED);
    expect(await refusalOf(workbookParts('', { 'xl/workbook.xml': '&nada;' }))).toMatch(DAMAGED);
  });

  test('a file cut short, and one damaged in the middle', async () => {
    const whole = await zipOf(workbookParts(titles + textRow('Aurora', 'Labial').repeat(500)));
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toMatch(DAMAGED);
    const at = whole.indexOf('xl/worksheets/sheet2.xml') + 40;
    const damaged = Buffer.concat([whole.subarray(0, at), Buffer.alloc(60, 0xff), whole.subarray(at + 60)]);
    expect(await refusalOf(damaged)).toMatch(DAMAGED);
  });

  test('a zip of something else, a workbook without sheets, a sheet without rows, a text file with this name', async () => {
    expect(await refusalOf({ 'word/document.xml': '<w/>' })).toMatch(/no es un libro de Excel\.$/);
    expect(
      await refusalOf(
        workbookParts('', {
          'xl/_rels/workbook.xml.rels': '<Relationships/>',
          'xl/workbook.xml': '<workbook/>',
          'xl/worksheets/sheet1.xml': '<worksheet/>',
        }),
      ),
    ).toMatch(/no tiene filas\.$/);
    expect(await refusalOf({ 'xl/workbook.xml': '<workbook/>' })).toMatch(/no tiene hojas\.$/);
    expect(await refusalOf(workbookParts(''))).toMatch(/^Stop: La primera hoja de .* no tiene filas\.$/);
    expect(await refusalOf(Buffer.from('Marca,Producto'))).toMatch(/no es un libro de Excel\.$/);
  });
});

/** Falsifies an entry's unpacked size in both places of the zip. */
function declareSize(zip: Buffer, name: string, size: number): Buffer {
  const lying = Buffer.from(zip);
  for (let at = lying.indexOf(name); at !== -1; at = lying.indexOf(name, at + 1)) {
    if (lying.readUInt32LE(at - 46) === 0x02014b50) lying.writeUInt32LE(size, at - 46 + 24);
    if (lying.readUInt32LE(at - 30) === 0x04034b50) lying.writeUInt32LE(size, at - 30 + 22);
  }
  return lying;
}
