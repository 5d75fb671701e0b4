import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { ListTable } from '@tonalia/contract/order-list';
import { expect, test } from 'vitest';
import yazl from 'yazl';
import { useApi } from '../../../../test/build-app.ts';
import { makeGuestToken } from '../../../../test/make.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { type TableCell, xlsxOf } from '../../../platform/table-file/write-xlsx.ts';

const api = useApi();

async function workbook(rows: TableCell[][]): Promise<Buffer> {
  return buffer(
    xlsxOf(
      (async function* () {
        yield* rows;
      })(),
      'Pedido',
    ),
  );
}
const zipOf = (parts: Record<string, Buffer | string>): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
};
async function send(file: Buffer | string, given?: string) {
  const token = given ?? (await makeBuyer(api)).token;
  const base64 = typeof file === 'string' ? file : file.toString('base64');
  const answer = await api.send({
    method: 'POST',
    url: '/api/products/recognise/file',
    payload: { file: base64 },
    token,
  });
  return { status: answer.statusCode, body: answer.json<{ results: ListTable }>() };
}
const detailOf = async (file: Buffer | string) => {
  const { status, body } = await send(file);
  return [status, (body as { params?: { detail?: string } }).params?.detail]; // as: a refusal
};

test('a workbook becomes rows with the numbers of the sheet, and its columns are guessed · SEL-003', async () => {
  const file = await workbook([
    ['Referencia', 'Descripción', 'Cant.', 'Vr. unit.'],
    ['TS-71', 'Tinte 7.1\ncenizo', 12, 12_900],
    ['', '', '', ''],
    ['', 'champu hojarasca', '2', 12_900],
  ]);
  const { body } = await send(file);
  expect(body.results).toEqual({
    rows: [
      { row: 1, cells: ['Referencia', 'Descripción', 'Cant.', 'Vr. unit.'] },
      { row: 2, cells: ['TS-71', 'Tinte 7.1 cenizo', '12', '12900'] },
      { row: 4, cells: ['', 'champu hojarasca', '2', '12900'] },
    ],
    columns: ['code', 'name', 'units', 'none'],
    hasTitles: true,
  });
});

test('a CSV of old Excel is read like a workbook · SEL-003', async () => {
  const { body } = await send(Buffer.from('C\u00f3digo;Cantidad\n7.1;3', 'latin1'));
  expect(body.results).toEqual({
    rows: [
      { row: 1, cells: ['Código', 'Cantidad'] },
      { row: 2, cells: ['7.1', '3'] },
    ],
    columns: ['code', 'units'],
    hasTitles: true,
  });
});

test('500 rows are a list, 501 are not', async () => {
  const rows = (n: number): TableCell[][] => Array.from({ length: n }, (_, at) => [`7.${at % 9}`, 3]);
  expect((await send(await workbook(rows(500)))).body.results.rows).toHaveLength(500);
  expect(await detailOf(await workbook(rows(501)))).toEqual([400, 'tiene más de 500 filas; súbelo en partes']);
  const titled = await workbook([['Código', 'Cantidad'], ...rows(500)]);
  expect((await send(titled)).body.results.rows).toHaveLength(501);
});

test('a file that is no table, or a hostile one, is refused in words', async () => {
  expect((await detailOf(Buffer.from('d0cf11e0a1b11ae1', 'hex')))[1]).toContain('Excel antiguo');
  expect((await detailOf(await zipOf({ 'hola.txt': 'hola' })))[1]).toBe('El archivo no es un libro de Excel');
  expect((await detailOf(Buffer.from([0, 1, 2, 0, 3])))[1]).toBe('El archivo no es un archivo de texto ni de Excel');
  const good = await workbook([['7.1', 3]]);
  expect((await detailOf(good.subarray(0, good.length - 40)))[0]).toBe(400);
  expect((await detailOf(Buffer.concat([good.subarray(0, 40), randomBytes(4_000)])))[0]).toBe(400);
  expect(await detailOf(await workbook([['Código', 'Cantidad']]))).toEqual([400, 'no tiene filas con productos']);
  expect((await detailOf(await workbook([['7'.repeat(301), 1]])))[1]).toContain('la fila 1 no se puede leer');
  expect((await detailOf('%%%%'))[0]).toBe(400);
});

test('a workbook that unpacks to far more than it is, is refused before it is unpacked', async () => {
  const bomb = await zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': Buffer.alloc(9 * 1024 * 1024, 'a'),
  });
  expect(bomb.length).toBeLessThan(100_000);
  const [status, detail] = await detailOf(bomb);
  expect([status, typeof detail]).toEqual([400, 'string']);
  expect((await send(Buffer.alloc(1_700_000).toString('base64'))).status).toBe(413);
});

test('a file of 1.4 MB is read, and refused only for what is in it', async () => {
  expect((await detailOf(Buffer.alloc(1_400_000, 7)))[1]).toContain('demasiado larga');
});

test('a guest uploads nothing', async () => {
  expect((await send(await workbook([['7.1', 3]]), await makeGuestToken(api.db))).status).toBe(403);
});

test('the template of the shop, filled in, is a list · SEL-003', async () => {
  const template = await readFile(new URL('../../../../../shop/public/plantilla-pedido.xlsx', import.meta.url));
  expect(await detailOf(template)).toEqual([400, 'no tiene filas con productos']);
  const filled = await workbook([
    ['Código', 'Cantidad'],
    ['7.1', 3],
  ]);
  expect((await send(filled)).body.results.columns).toEqual(['code', 'units']);
});
