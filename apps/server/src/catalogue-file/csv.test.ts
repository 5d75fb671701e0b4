import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { FileRow } from '../../../api/src/modules/products/index.ts';
import { Stop } from '../terminal/stop.ts';
import { fieldsOf } from './records.ts';
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
  test.each([',', ';', '\t'])('is parted by %j', async (separator) => {
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

  test("is parted by what parts its titles outside quotes, or by what Excel's first line names", async () => {
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
  ])('is read in %s', async (_name, content) => {
    expect(await read(content)).toMatchObject({
      headers: ['Marca', 'Categoría'],
      rows: [{ cells: ['Doña Áurea', 'Uñas'] }],
    });
  });

  test("is read in Windows' own Latin-1, which has signs of its own", async () => {
    expect(await cellsOf(Buffer.from('Marca,Producto\nA\x99,\x93B\x94 5\x80', 'latin1'))).toEqual([['A™', '“B” 5€']]);
  });

  test('keeps a letter that is parted by two reads', async () => {
    const many = `Marca,Producto\n${'ñ'.repeat(99)},ññ\n`.repeat(2_000);
    expect((await cellsOf(many)).every((cells) => /^[ñMarcaPodut]+$/.test(String(cells).replace(',', '')))).toBe(true);
  });

  test.each(['\n', '\r\n', '\r'])('ends its lines with %j', async (end) => {
    expect(await cellsOf(['a,b', '1,2', '3,4', ''].join(end))).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  test('has quotes around separators, line breaks and quotes; its rows have the number of their first line', async () => {
    expect((await read('a,b\n"x, y","dos\r\nlíneas"\n\n,\n "z ""Z""" ,2\n')).rows).toEqual([
      { rowNo: 2, cells: ['x, y', 'dos\nlíneas'] },
      { rowNo: 6, cells: ['z "Z"', '2'] },
    ]);
  });

  test('may have a quote inside a cell, as in inches', async () => {
    expect(await cellsOf('a,b\nPlancha 1",2\n')).toEqual([['Plancha 1"', '2']]);
  });

  test('loses one row to a quote that is never closed, and says which', async () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => `m${n},p${n}`).join('\n');
    const all = (await read(`a,b\n1,2\n3,"4\n${rows}\n`)).rows;
    expect(all).toHaveLength(1_002);
    expect(all.filter((row) => 'unreadable' in row)).toEqual([{ rowNo: 3, unreadable: UNREADABLE }]);
    expect(all.at(-1)).toEqual({ rowNo: 1_003, cells: ['m999', 'p999'] });
  });

  test('loses only the bad rows when several are, one of them the last', async () => {
    expect((await read('a,b\n"1,2\n"3",4\n5,"6" x\n"7,8\n9,"10')).rows).toEqual([
      { rowNo: 2, unreadable: UNREADABLE },
      { rowNo: 3, cells: ['3', '4'] },
      { rowNo: 4, unreadable: UNREADABLE },
      { rowNo: 5, unreadable: UNREADABLE },
      { rowNo: 6, unreadable: UNREADABLE },
    ]);
  });

  test('loses a row as long as a book, and goes on', async () => {
    expect((await read(`a,b\n1,2\n3,${'x'.repeat(3_000_000)}\n5,6\n`)).rows).toEqual([
      { rowNo: 2, cells: ['1', '2'] },
      { rowNo: 3, unreadable: 'la fila es demasiado larga' },
      { rowNo: 4, cells: ['5', '6'] },
    ]);
  });

  test('with its titles alone has no rows', async () => {
    expect(await read('Marca,Producto')).toMatchObject({ headers: ['Marca', 'Producto'], rows: [] });
  });
});

describe('what is no list of text ends in one sentence', () => {
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

  test('a file that is not there, and a folder', async () => {
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
