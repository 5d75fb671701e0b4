import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { RecognisedRow } from '@tonalia/contract/order-list';
import { expect, test } from 'vitest';
import yazl from 'yazl';
import { useApi } from '../../../../test/build-app.ts';
import { makeGuestToken } from '../../../../test/make.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
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
  return { status: answer.statusCode, body: answer.json<{ results: { text: string; rows: number } }>() };
}
const detailOf = async (file: Buffer | string) => {
  const { status, body } = await send(file);
  return [status, (body as { params?: { detail?: string } }).params?.detail]; // as: a refusal
};

test('a workbook becomes the lines of a list, and they are recognised · SEL-003', async () => {
  const { code } = await makeProduct(api.db, { code: 'HOJA', name: 'Champú hojarasca', stock: 40 });
  const file = await workbook([
    ['Referencia', 'Descripción', 'Cant.', 'Vr. unit.'],
    [code, 'Champú hojarasca', 12, 12_900],
    ['', 'champu hojarasca', '2', 12_900],
    ['NADA-0', '', 4, 0],
    ['', '', '', ''],
  ]);
  const { token } = await makeBuyer(api);
  const { body } = await send(file, token);
  expect(body.results).toEqual({ text: 'HOJA\tx12\nchampu hojarasca\tx2\nNADA-0\tx4', rows: 3 });
  const { results } = (
    await api.send({ method: 'POST', url: '/api/products/recognise', payload: { text: body.results.text }, token })
  ).json<{ results: RecognisedRow[] }>();
  expect(results.map(({ verdict, quantity, match }) => [verdict, quantity, match?.code])).toEqual([
    ['recognised', 12, 'HOJA'],
    ['recognised', 2, 'HOJA'],
    ['unknown', 4, undefined],
  ]);
});

test('500 rows are a list, 501 are not; cells without titles stay as written', async () => {
  const rows = (n: number): TableCell[][] => Array.from({ length: n }, (_, at) => [`7.${at % 9}`, 3]);
  expect((await send(await workbook(rows(500)))).body.results).toMatchObject({ rows: 500 });
  expect(await detailOf(await workbook(rows(501)))).toEqual([400, 'tiene más de 500 filas; súbelo en partes']);
  expect((await send(await workbook([['7.1 x3'], ['8.34']]))).body.results.text).toBe('7.1 x3\n8.34');
});

test('a file that is no workbook, or a hostile one, is refused in words', async () => {
  expect(await detailOf(Buffer.from('Código;Cantidad\n7.1;3'))).toEqual([
    400,
    'no es un libro de Excel (.xlsx); si es texto, cópialo y pégalo',
  ]);
  expect((await detailOf(Buffer.from('d0cf11e0a1b11ae1', 'hex')))[1]).toContain('Excel antiguo');
  expect((await detailOf(await zipOf({ 'hola.txt': 'hola' })))[1]).toBe('El archivo no es un libro de Excel');
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

test('a guest uploads nothing', async () => {
  expect((await send(await workbook([['7.1', 3]]), await makeGuestToken(api.db))).status).toBe(403);
});

test('the template of the shop, filled in, is a list · SEL-003', async () => {
  const template = await readFile(new URL('../../../../../shop/public/plantilla-pedido.xlsx', import.meta.url));
  expect(await detailOf(template)).toEqual([400, 'no tiene filas con productos']);
  expect(
    (
      await send(
        await workbook([
          ['Código', 'Cantidad'],
          ['7.1', 3],
        ]),
      )
    ).body.results.text,
  ).toBe('7.1\tx3');
});
