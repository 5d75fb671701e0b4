import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { FileRow } from '../../../api/src/platform/table-file/table.ts';
import { Stop } from '../terminal/stop.ts';
import { fieldsOf } from '../../../api/src/platform/table-file/records.ts';
import { openTable } from './table-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonalia-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
async function read(content: string | Buffer): Promise<{ headers: string[]; rows: FileRow[]; progress: number }> {
  files += 1;
  const path = join(folder, `${files}.csv`);
  writeFileSync(path, content);
  const table = await openTable(path);
  const rows: FileRow[] = [];
  for await (const row of table.rows) rows.push(row);
  return { headers: table.headers, rows, progress: table.progress() };
}
const cellsOf = async (content: string | Buffer) =>
  (await read(content)).rows.map((row) => ('cells' in row ? row.cells : row.unreadable));
const UNREADABLE = 'la fila no se puede leer: comillas mal puestas o sin cerrar';

describe('a text file', () => {
  test.each([',', ';', '\t'])('is split at %j', async (separator) => {
    const text = [
      ['Marca', 'Producto', 'Precio'],
      ['Aurora', 'Labial', '12'],
    ]
      .map((row) => row.join(separator))
      .join('\r\n');
    expect(await read(text)).toEqual({
      headers: ['Marca', 'Producto', 'Precio'],
      rows: [{ rowNo: 2, cells: ['Aurora', 'Labial', '12'] }],
      progress: 1,
    });
  });

  test("takes the separator from the header outside quotes, or from Excel's sep= line", async () => {
    expect((await read('"Marca, línea";"Producto, nombre"\na;b')).headers).toEqual([
      'Marca, línea',
      'Producto, nombre',
    ]);
    expect(await read('sep=;\r\nMarca, línea;Producto\r\na;b')).toMatchObject({
      headers: ['Marca, línea', 'Producto'],
      rows: [{ rowNo: 3, cells: ['a', 'b'] }],
    });
  });

  const text = 'Marca;Categoría\nDoña Áurea;Uñas';
  const bom = '\ufeff';
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(bom + text)],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(bom + text, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(bom + text, 'utf16le').swap16()],
  ])('is decoded from %s', async (_name, content) => {
    expect(await read(content)).toMatchObject({
      headers: ['Marca', 'Categoría'],
      rows: [{ cells: ['Doña Áurea', 'Uñas'] }],
    });
  });

  test('is decoded from Windows-1252, including the characters Latin-1 lacks', async () => {
    expect(await cellsOf(Buffer.from('Marca,Producto\nA\x99,\x93B\x94 5\x80', 'latin1'))).toEqual([['A™', '“B” 5€']]);
  });

  test('keeps a character that two reads split', async () => {
    const many = `Marca,Producto\n${'ñ'.repeat(99)},ññ\n`.repeat(2_000);
    expect((await cellsOf(many)).every((cells) => /^[ñMarcaPodut]+$/.test(String(cells).replace(',', '')))).toBe(true);
  });

  test.each(['\n', '\r\n', '\r'])('accepts the line end %j', async (end) => {
    expect(await cellsOf(['a,b', '1,2', '3,4', ''].join(end))).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  test('handles separators, line breaks and quotes inside quotes; a row has the number of its first line', async () => {
    expect((await read('a,b\n"x, y","dos\r\nlíneas"\n\n,\n "z ""Z""" ,2\n')).rows).toEqual([
      { rowNo: 2, cells: ['x, y', 'dos\nlíneas'] },
      { rowNo: 6, cells: ['z "Z"', '2'] },
    ]);
  });

  test('may have a quote inside a cell, such as inches', async () => {
    expect(await cellsOf('a,b\nPlancha 1",2\n')).toEqual([['Plancha 1"', '2']]);
  });

  test('loses only the row with an unclosed quote, and reports it', async () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => `m${n},p${n}`).join('\n');
    const all = (await read(`a,b\n1,2\n3,"4\n${rows}\n`)).rows;
    expect(all).toHaveLength(1_002);
    expect(all.filter((row) => 'unreadable' in row)).toEqual([{ rowNo: 3, unreadable: UNREADABLE }]);
    expect(all.at(-1)).toEqual({ rowNo: 1_003, cells: ['m999', 'p999'] });
  });

  test('loses only the bad rows when several are bad, including the last', async () => {
    expect((await read('a,b\n"1,2\n"3",4\n5,"6" x\n"7,8\n9,"10')).rows).toEqual([
      { rowNo: 2, unreadable: UNREADABLE },
      { rowNo: 3, cells: ['3', '4'] },
      { rowNo: 4, unreadable: UNREADABLE },
      { rowNo: 5, unreadable: UNREADABLE },
      { rowNo: 6, unreadable: UNREADABLE },
    ]);
  });

  test('loses only an over-long row and continues', async () => {
    expect((await read(`a,b\n1,2\n3,${'x'.repeat(3_000_000)}\n5,6\n`)).rows).toEqual([
      { rowNo: 2, cells: ['1', '2'] },
      { rowNo: 3, unreadable: 'la fila es demasiado larga' },
      { rowNo: 4, cells: ['5', '6'] },
    ]);
  });

  test('with only a header has no rows', async () => {
    expect(await read('Marca,Producto')).toMatchObject({ headers: ['Marca', 'Producto'], rows: [] });
  });
});

describe('a file that is not a text list is refused with one sentence', () => {
  test.each<[string, string | Buffer, RegExp]>([
    ['an empty file', '', /está vacío\.$/],
    ['blank lines alone', '\n\n  \n', /no tiene filas\.$/],
    ['the mark of UTF-8 alone', '\ufeff', /no tiene filas\.$/],
    ['titles with an open quote', '"Marca,Producto', /Los títulos \(línea 1\) no sirven: la fila no se puede leer/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /no es un archivo de texto ni de Excel\.$/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Excel antiguo \(\.xls\)/],
  ])('%s', async (_name, content, sentence) => {
    const failure = await read(content).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Stop);
    expect(String(failure)).toMatch(sentence);
  });

  test('a missing file, and a folder', async () => {
    await expect(openTable(join(folder, 'none.csv'))).rejects.toThrow(/^No existe el archivo .*none\.csv\.$/);
    await expect(openTable(folder)).rejects.toThrow(/^No existe el archivo/);
  });
});

test.each<[string, ReturnType<typeof fieldsOf>]>([
  ['', ['']],
  ['a', ['a']],
  ['a,,b,', ['a', '', 'b', '']],
  ['"",""', ['', '']],
  ['"a""b"', ['a"b']],
  ['"a', 'open'],
  ['"a"b', 'broken'],
])('the fields of %j', (text, fields) => {
  expect(fieldsOf(text, ',')).toEqual(fields);
});
