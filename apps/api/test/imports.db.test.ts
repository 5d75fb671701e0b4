import { type ImportRow, type OneImport, importReportPath, importUploadPath } from '@tonalia/contract/import-office';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { OfficeJob } from '@tonalia/contract/office-jobs';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from './build-app.ts';
import { makeProduct } from './make-products.ts';
import { type OfficeCaller, operatorOf } from './make-waves.ts';
import type { JobKind } from '../src/platform/office-jobs.ts';
import { type TableCell, xlsxOf } from '../src/platform/table-file/write-xlsx.ts';
import { createJobWorker } from '../src/modules/office/jobs/work-on-jobs.ts';
import { importRunJob } from '../src/modules/products/import-list/import-jobs.ts';

const api = useApi();
let desk: OfficeCaller & { operatorId: string };
beforeAll(async () => {
  desk = await operatorOf(api, 'operations');
});
const base = '/api/products/office/imports';

const send = (text: string | Buffer, { kind = 'catalogue', name = 'lista.csv', by = desk as OfficeCaller } = {}) =>
  by(`POST ${importUploadPath}?kind=${kind}&name=${encodeURIComponent(name)}`, undefined, {
    payload: Buffer.from(text),
    headers: { 'content-type': 'application/octet-stream' },
  });
const upload = async (text: string | Buffer, more: Parameters<typeof send>[1] = {}): Promise<OneImport> => {
  const sent = await send(text, more);
  expect(sent.statusCode).toBe(200);
  return sent.json<{ results: OneImport }>().results;
};
const read = async (id: string) => (await desk(`GET ${base}/${id}`)).json<{ results: OneImport }>().results;
const rowsOf = async (id: string, filter = 'changes') =>
  (await desk(`GET ${base}/${id}/rows?filter=${filter}`)).json<{ results: ImportRow[] }>().results;
const work = async (
  kind: 'import_check' | 'import_run' | 'import_undo',
  importId: string,
  more = {},
  by: OfficeCaller = desk,
) => {
  const begun = await by('POST /api/office/jobs', { kind, importId, ...more });
  await api.app.drainJobs();
  return begun;
};
const codeOf = (sent: Awaited<ReturnType<OfficeCaller>>) => [sent.statusCode, sent.json<OfficeErrorBody>().code];
let names = 0;
const fresh = (word: string) => `${word} ${(names += 1)} ${crypto.randomUUID().slice(0, 8)}`;
const stored = async (brand: string) =>
  (
    await api.db.query<{ code: string; price: number; units: number | null }>(
      `select v.code, v.base_price as price, s.available as units from products.version v join products.product p on p.id = v.product_id
       join products.manufacturer m on m.id = p.manufacturer_id left join products.stock s on s.version_id = v.id and s.warehouse_id = 'BOG'
       where m.name = $1 order by v.code`,
      [brand],
    )
  ).rows;

/** A list of a new brand: shades with codes, prices and units. */
function listOf(brand: string, rows: readonly [code: string, price: string | number, units: string | number][]) {
  const lines = rows.map(([code, price, units]) => `${brand};Tinte;${code};${code};${price};${units}`);
  return ['Marca;Producto;Código;Tono;Precio;Existencias BOG', ...lines].join('\n');
}
const prefix = () => crypto.randomUUID().slice(0, 6).toUpperCase();

test('a list is checked without a change, then imported as it was foreseen, with movements and an audit event of its operator (OFC-404)', async () => {
  const [brand, p] = [fresh('Tinta Sur'), prefix()];
  const list = await upload(
    listOf(brand, [
      [`${p}1`, 16_900, 4],
      [`${p}2`, 17_900, 0],
      [`${p}3`, 'consultar', 1],
    ]),
    {
      name: 'tinta-sur.csv',
    },
  );
  expect(list).toMatchObject({
    kind: 'catalogue',
    name: 'tinta-sur.csv',
    rows: 3,
    state: 'columns',
    operator: 'Ana Ríos',
  });
  expect(list.number).toMatch(/^IM-\d{4,}$/);
  expect(list.columns.map(({ title, target }) => [title, target])).toEqual([
    ['Marca', 'manufacturer'],
    ['Producto', 'product'],
    ['Código', 'code'],
    ['Tono', 'shade_name'],
    ['Precio', 'price'],
    ['Existencias BOG', 'stock:BOG'],
  ]);
  expect(list.columns[2]?.samples).toEqual([`${p}1`, `${p}2`, `${p}3`]);

  await work('import_check', list._id);
  const checked = await read(list._id);
  expect(checked).toMatchObject({
    state: 'checked',
    check: { counts: { created: 2, skipped: 1, unchanged: 0, products: 1 } },
  });
  expect(await stored(brand)).toEqual([]);
  expect(await rowsOf(list._id)).toMatchObject([
    { row: 2, code: `${p}1`, outcome: 'created', name: `Tinte ${p}1` },
    { row: 3, code: `${p}2`, outcome: 'created' },
  ]);
  expect(await rowsOf(list._id, 'skipped')).toMatchObject([
    { row: 4, reason: 'el precio "consultar" no es un valor en pesos' },
  ]);

  await work('import_run', list._id);
  expect(await read(list._id)).toMatchObject({ state: 'done', run: { done: 2, counts: checked.check?.counts } });
  expect(await stored(brand)).toEqual([
    { code: `${p}1`, price: 16_900, units: 4 },
    { code: `${p}2`, price: 17_900, units: 0 },
  ]);
  const { rows: moved } = await api.db.query(
    `select m.units, m.cause, m.document, m.operator_id as by from products.stock_movement m
     join products.version v on v.id = m.version_id where v.code like $1`,
    [`${p}%`],
  );
  expect(moved).toEqual([{ units: 4, cause: 'import', document: list.number, by: desk.operatorId }]);
  const { rows: audited } = await api.db.query(
    `select operator_id as by, detail->>'created' as created from platform.audit where action = 'products.import_done' and subject_id = $1`,
    [list._id],
  );
  expect(audited).toEqual([{ by: desk.operatorId, created: '2' }]);
  const report = await desk(`GET ${importReportPath(list._id)}`);
  expect(report.headers['content-disposition']).toContain(`informe-${list.number}.csv`);
  expect(report.body.split('\r\n').slice(0, 4)).toEqual([
    '\uFEFFfila;resultado;código;motivo;cambios',
    expect.stringContaining(`2;creada;${p}1;`),
    expect.stringContaining(`3;creada;${p}2;`),
    `4;omitida;${p}3;"el precio ""consultar"" no es un valor en pesos";`,
  ]);
});

test('the products of what is created are counted without those in which something changes only (OFC-404)', async () => {
  const [brand, p] = [fresh('Tinta Sur'), prefix()];
  const products = (rows: readonly [product: string, code: string, price: number][]) =>
    [
      'Marca;Producto;Código;Tono;Precio',
      ...rows.map(([product, code, price]) => `${brand};${product};${code};${code};${price}`),
    ].join('\n');
  const first = await upload(
    products([
      ['Tinte', `${p}1`, 16_900],
      ['Esmalte', `${p}2`, 8_900],
    ]),
  );
  await work('import_check', first._id);
  await work('import_run', first._id);
  expect((await read(first._id)).run?.counts).toMatchObject({ created: 2, products: 2 });

  const second = await upload(
    products([
      ['Tinte', `${p}1`, 17_900],
      ['Tinte', `${p}3`, 16_900],
      ['Tinte', `${p}4`, 16_900],
      ['Esmalte', `${p}2`, 9_900],
    ]),
  );
  await work('import_check', second._id);
  expect((await read(second._id)).check?.counts).toMatchObject({ created: 2, updated: 2, products: 1 });
});

test('a change is shown with the value of today, and prices beyond the limits stay out until the operator takes them (OFC-404)', async () => {
  const product = await makeProduct(api.db, { stock: { BOG: 10 }, price: 10_000 });
  const other = await makeProduct(api.db, { stock: { BOG: 5 }, price: 10_000 });
  const [one, two] = [product.versions[0]?.code ?? '', other.versions[0]?.code ?? ''];
  const text = `Código;Precio;Stock BOG\n${one};10.500;8\n${two};15.000;5`;
  const list = await upload(text);
  await work('import_check', list._id);
  // one of two prices is doubted, which is too many
  expect(await read(list._id)).toMatchObject({
    state: 'checked',
    check: { isRefused: true, counts: { skipped: 2, doubted: 1 } },
  });
  expect(await rowsOf(list._id, 'doubted')).toMatchObject([
    { code: two, isDoubted: true, reason: expect.stringMatching(/pasaría de \$\s10\.000 a \$\s15\.000 \(\+50 %\)/) },
  ]);
  expect(codeOf(await work('import_run', list._id))).toEqual([409, 'IMPORT_NOT_CHECKED']);
  await work('import_check', list._id, { takesDoubted: true });
  expect(await read(list._id)).toMatchObject({
    check: {
      isRefused: false,
      takesDoubted: true,
      counts: { updated: 2, priced: 2, raised: 2, stocked: 1, doubted: 1 },
    },
  });
  expect(await rowsOf(list._id, 'priced')).toMatchObject([
    {
      code: one,
      outcome: 'updated',
      changes: [
        { field: 'price', before: 10_000, after: 10_500 },
        { field: 'stock:BOG', before: 10, after: 8 },
      ],
    },
    { code: two, changes: [{ field: 'price', before: 10_000, after: 15_000 }] },
  ]);
  await work('import_run', list._id);
  const again = await upload(text);
  await work('import_check', again._id);
  expect((await read(again._id)).check?.counts).toMatchObject({ unchanged: 2, updated: 0, priced: 0, stocked: 0 });
});

test('a file that is no list is refused with a sentence (OFC-404)', async () => {
  const sentence = async (text: string | Buffer) => {
    const sent = await send(text);
    return [sent.statusCode, sent.json<OfficeErrorBody>().message];
  };
  expect(await sentence('')).toEqual([400, expect.stringContaining('vacío')]);
  expect(await sentence('Código;Precio\n')).toEqual([400, 'El archivo no tiene filas debajo de los títulos.']);
  expect(await sentence(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toEqual([
    400,
    expect.stringContaining('no es un archivo de texto ni de Excel'),
  ]);
  expect(await sentence(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual([400, expect.stringContaining('.xls')]);
  expect(await sentence(Buffer.from('PK\x03\x04 not a zip'))).toEqual([400, expect.stringContaining('dañado')]);
  expect((await send(Buffer.alloc(33 * 1024 * 1024, 'a'))).statusCode).toBe(413);
});

test('each kind of list needs its permission, and brings only its own columns (OFC-404)', async () => {
  const bodega = await operatorOf(api, 'warehouse');
  const product = await makeProduct(api.db, { stock: { BOG: 10 }, price: 10_000 });
  const text = `Código;Precio;Existencias\n${product.versions[0]?.code};11.000;7`;
  expect(codeOf(await send(text, { by: bodega }))).toEqual([403, 'ROLE_NOT_ALLOWED']);
  expect(codeOf(await send(text, { by: bodega, kind: 'prices' }))).toEqual([403, 'ROLE_NOT_ALLOWED']);
  expect((await send(text, { by: await operatorOf(api, 'read-only' as OfficeRole) })).statusCode).toBe(403);
  const list = await upload(text, { by: bodega, kind: 'stock' });
  expect(list.columns.map(({ target }) => target)).toEqual(['code', null, 'stock:BOG']);
  expect(list.columns[2]?.isSure).toBe(false);
  await work('import_check', list._id, {}, bodega);
  await work('import_run', list._id, {}, bodega);
  expect(await read(list._id)).toMatchObject({ state: 'done', run: { counts: { updated: 1, priced: 0, stocked: 1 } } });
  const prices = await upload(text, { kind: 'prices' });
  expect(prices.columns.map(({ target }) => target)).toEqual(['code', 'price', null]);
  expect(codeOf(await work('import_check', prices._id, {}, bodega))).toEqual([403, 'ROLE_NOT_ALLOWED']);
});

test('the columns that were chosen are kept for a supplier, and the next list of the same titles has them (OFC-404)', async () => {
  const [name, p] = [fresh('Proveedor'), prefix()];
  const text = `REF ${p};VR UNIT ${p};EMBALAJE ${p}\nX;16.900;x12`;
  const list = await upload(text, { kind: 'prices' });
  expect(list.columns.map(({ target }) => target)).toEqual([null, null, null]);
  expect(codeOf(await work('import_check', list._id))).toEqual([400, 'IMPORT_COLUMN_MISSING']);
  const put = (body: object) => desk(`PUT ${base}/${list._id}/columns`, body);
  expect(codeOf(await put({ version: 1, targets: ['code', 'brand', null], template: null }))).toEqual([
    400,
    'IMPORT_COLUMN_WRONG',
  ]);
  expect(codeOf(await put({ version: 1, targets: ['code', 'code', null], template: null }))).toEqual([
    400,
    'IMPORT_COLUMN_TWICE',
  ]);
  const saved = await put({ version: 1, targets: ['code', 'price', null], template: name });
  expect(saved.json()).toMatchObject({
    results: { version: 2, template: name, columns: [{ target: 'code' }, { target: 'price' }, { target: null }] },
  });
  expect(codeOf(await put({ version: 1, targets: [null, null, null], template: null }))).toEqual([
    409,
    'VERSION_CONFLICT',
  ]);
  // the same titles in another order
  const next = await upload(`EMBALAJE ${p};REF ${p};vr unit ${p}\nx12;X;17.000`, { kind: 'prices' });
  expect(next.template).toBe(name);
  expect(next.columns.map(({ target }) => target)).toEqual([null, 'code', 'price']);
  // another title: by the name of the template
  const wider = await upload(`REF ${p};VR UNIT ${p};OTRO\nX;17.000;1`, { kind: 'prices' });
  expect(wider.template).toBeNull();
  const taken = await desk(`POST ${base}/${wider._id}/template`, { version: 1, name: name.toUpperCase() });
  expect(taken.json()).toMatchObject({
    results: { template: name, columns: [{ target: 'code' }, { target: 'price' }, { target: null }] },
  });
});

const bookOf = async (rows: readonly TableCell[][]) => buffer(xlsxOf(Readable.from(rows), 'Lista'));
const sayColumns = async ({ _id, version }: OneImport, body: object) => {
  const said = await desk(`PUT ${base}/${_id}/columns`, { version, template: null, ...body });
  expect(said.statusCode).toBe(200);
  return said.json<{ results: OneImport }>().results;
};

test('a list without titles brings its first row, with the numbers of its rows in the file (OFC-404)', async () => {
  const [brand, p] = [fresh('Sin títulos'), prefix()];
  const rows = [1, 2, 3].map((at) => [brand, 'Tinte', `${p}${at}`, `${p}${at}`, at === 2 ? 'consultar' : 16_900, at]);
  const csv = Buffer.from(`\uFEFF\r\n${rows.map((cells) => cells.join(';')).join('\r\n')}`);
  for (const [file, first] of [
    [csv, 2],
    [await bookOf(rows), 1],
  ] as const) {
    const list = await upload(file);
    expect(list).toMatchObject({ hasTitles: true, rows: 2 });
    expect(list.columns.map(({ untitled }) => untitled)).toEqual([...'ABCDEF'].map((letter) => `Columna ${letter}`));
    const targets = ['manufacturer', 'product', 'code', 'shade_name', 'price', 'stock:BOG'];
    const said = await sayColumns(list, { targets, hasTitles: false });
    expect(said).toMatchObject({ hasTitles: false, rows: 3 });
    expect(said.columns.map(({ target }) => target)).toEqual(targets);
    await work('import_check', list._id);
    expect(await rowsOf(list._id, 'skipped')).toMatchObject([{ row: first + 1, code: `${p}2` }]);
    // and back again
    expect(await sayColumns(await read(list._id), { targets })).toMatchObject({ hasTitles: true, rows: 2 });
    await sayColumns(await read(list._id), { targets, hasTitles: false });
    await work('import_check', list._id);
    await work('import_run', list._id);
    expect(await stored(brand)).toEqual([
      { code: `${p}1`, price: 16_900, units: 1 },
      { code: `${p}3`, price: 16_900, units: 3 },
    ]);
    const { body: report } = await desk(`GET ${importReportPath(list._id)}`);
    expect(
      report
        .split('\r\n')
        .slice(1, 4)
        .map((line) => line.split(';')[0]),
    ).toEqual([0, 1, 2].map((at) => String(first + at)));
  }
});

test('a long list without titles that is read in parts misses no row (OFC-404)', async () => {
  const p = prefix();
  const lines = Array.from({ length: 10_002 }, (_, at) => `${p}${at};9000`);
  const list = await upload(lines.join('\n'), { kind: 'prices' });
  await sayColumns(list, { targets: ['code', 'price'], hasTitles: false });
  await work('import_check', list._id);
  expect(await read(list._id)).toMatchObject({ rows: 10_002, check: { done: 0, counts: { skipped: 10_002 } } });
});

test('numbers with two readings are read by the mark of the list, kept with it and with its template (OFC-404)', async () => {
  const [name, brand, p] = [fresh('Proveedor'), fresh('Marcas'), prefix()];
  const headers = ['Marca', 'Producto', 'Código', `Contenido ${p}`, 'Precio', 'Existencias BOG'];
  const rows = [
    [brand, 'Crema', `${p}1`, '1.500 g', '16,900', '2.000'],
    [brand, 'Crema', `${p}2`, '2.500 g', '17,900', '3'],
  ];
  const csv = (more: readonly string[][]) => [headers, ...more].map((cells) => cells.join(';')).join('\n');
  const targets = ['manufacturer', 'product', 'code', 'volume', 'price', 'stock:BOG'];
  const checked = async (list: OneImport, decimals?: string) => {
    await sayColumns(list, { targets, decimals });
    await work('import_check', list._id);
    return read(list._id);
  };
  // with both marks each cell is read as before
  const both = await upload(await bookOf([headers, ...rows]));
  expect(both.decimals).toBeNull();
  expect(await checked(both)).toMatchObject({ decimals: null, check: { isRefused: false, counts: { created: 2 } } });
  // a comma before decimals: the prices have lost their thousands, and the list is refused
  expect(await checked(await read(both._id), 'comma')).toMatchObject({
    decimals: 'comma',
    check: { isRefused: true, counts: { skipped: 2, doubted: 2 } },
  });
  expect(await rowsOf(both._id, 'doubted')).toMatchObject([
    { reason: 'el precio 16,900 parece haber perdido los miles, o es de otra moneda; no se toma' },
    { reason: 'el precio 17,900 parece haber perdido los miles, o es de otra moneda; no se toma' },
  ]);
  // a dot before decimals: 2.000 is two units, 1.500 g rounds to two
  expect(await checked(await read(both._id), 'dot')).toMatchObject({
    decimals: 'dot',
    check: { counts: { created: 2 } },
  });
  await work('import_run', both._id);
  expect(await stored(brand)).toEqual([
    { code: `${p}1`, price: 16_900, units: 2 },
    { code: `${p}2`, price: 17_900, units: 3 },
  ]);
  const { rows: volumes } = await api.db.query(`select volume from products.version where code like $1 order by code`, [
    `${p}%`,
  ]);
  expect(volumes).toEqual([{ volume: 2 }, { volume: 3 }]);

  // one mark in the whole list is found; a number with one reading says nothing
  expect((await upload(csv([[brand, 'Crema', `${p}1`, '', '$ 16,900', '3']]))).decimals).toBe('dot');
  const dots = await upload(csv([[brand, 'Crema', `${p}1`, '', '16.900', '3']]));
  expect(dots.decimals).toBe('comma');
  expect((await upload(csv([[brand, 'Crema', `${p}1`, '', '16900', '3']]))).decimals).toBe('comma');
  await sayColumns(dots, { targets, decimals: 'dot', template: name });
  expect(await upload(csv([[brand, 'Crema', `${p}1`, '', '16.900', '3']]))).toMatchObject({
    template: name,
    decimals: 'dot',
  });
});

test('a template of a list without titles is taken by its name (OFC-404)', async () => {
  const [name, p] = [fresh('Proveedor'), prefix()];
  const text = `${p};x12;16.900\n${p}2;x12;17.900`;
  const first = await upload(text, { kind: 'prices' });
  await sayColumns(first, { targets: ['code', null, 'price'], hasTitles: false, template: name });
  const next = await upload(text, { kind: 'prices' });
  expect(next).toMatchObject({ template: null, hasTitles: true, rows: 1 });
  const taken = await desk(`POST ${base}/${next._id}/template`, { version: 1, name });
  expect(taken.json()).toMatchObject({
    results: { hasTitles: false, rows: 2, columns: [{ target: 'code' }, { target: null }, { target: 'price' }] },
  });
});

test('the column of codes says how many the catalogue has, each code once, wherever it is in the file (OFC-404)', async () => {
  const { versions } = await makeProduct(api.db, {
    versions: ['1', '2', '3', '4'].map((name) => ({ shade: [null, name] })),
  });
  const codes = versions.map(({ code }) => code.toLowerCase());
  const lines = ['9', `no-${prefix()}`, ...codes, ...codes.slice(0, 1), ''].map((code, at) => `${at};${code}`);
  const list = await upload(['Precio;Código', ...lines].join('\n'), { kind: 'prices' });
  const foundOf = ({ columns }: OneImport) => columns.map(({ target, found }) => [target, found]);
  expect(foundOf(list)).toEqual([
    ['price', null],
    ['code', 4],
  ]);
  const swapped = await desk(`PUT ${base}/${list._id}/columns`, {
    version: 1,
    targets: ['code', 'price'],
    template: null,
  });
  // the first column was not counted
  expect(foundOf(swapped.json<{ results: OneImport }>().results)).toEqual([
    ['code', null],
    ['price', null],
  ]);
  const short = await upload(`Código;Precio\n${codes[1]};11.000`, { kind: 'prices' });
  expect(short.columns[0]?.found).toBe(1);
  expect((await upload('Nombre;Precio\nTinte;11.000', { kind: 'prices' })).columns[0]?.found).toBeNull();
});

test('a list that only changes creates nothing, and one that only creates changes nothing; the rows left out say why (OFC-404)', async () => {
  const [brand, other, p] = [fresh('Tinta Sur'), fresh('Nueva Marca'), prefix()];
  const bring = async (mode: OneImport['mode'], text: string) => {
    const list = await upload(text);
    const targets = list.columns.map(({ target }) => target);
    const saved = await desk(`PUT ${base}/${list._id}/columns`, {
      version: list.version,
      targets,
      template: null,
      mode,
    });
    expect(saved.json<{ results: OneImport }>().results.mode).toBe(mode);
    await work('import_check', list._id);
    await work('import_run', list._id);
    return rowsOf(list._id, 'skipped');
  };
  await bring('both', listOf(brand, [[`${p}1`, 16_900, 4]]));
  const more = listOf(brand, [
    [`${p}1`, 17_900, 9],
    [`${p}2`, 18_900, 2],
  ]);
  const created = await bring('create', more);
  expect(created).toMatchObject([{ code: `${p}1`, reason: 'ya existe, y la lista solo crea' }]);
  expect(await stored(brand)).toEqual([
    { code: `${p}1`, price: 16_900, units: 4 },
    { code: `${p}2`, price: 18_900, units: 2 },
  ]);
  const [, ...rest] = listOf(other, [[`${p}9`, 9_900, 1]]).split('\n');
  const changed = await bring(
    'update',
    [
      listOf(brand, [
        [`${p}1`, 17_500, 5],
        [`${p}3`, 15_900, 1],
      ]),
      ...rest,
    ].join('\n'),
  );
  expect(changed.map(({ code, reason }) => [code, reason])).toEqual([
    [`${p}3`, 'no existe, y la lista solo actualiza'],
    [`${p}9`, 'no existe, y la lista solo actualiza'],
  ]);
  expect(await stored(brand)).toEqual([
    { code: `${p}1`, price: 17_500, units: 5 },
    { code: `${p}2`, price: 18_900, units: 2 },
  ]);
  expect((await api.db.query('select from products.manufacturer where name = $1', [other])).rowCount).toBe(0);
});

test('versions missing from a list are counted first, and withdrawn only when they are not more than was shown (OFC-404)', async () => {
  const [brand, p] = [fresh('Lumbra'), prefix()];
  const whole = await upload(
    listOf(brand, [
      [`${p}1`, 9_000, 1],
      [`${p}2`, 9_000, 1],
      [`${p}3`, 9_000, 1],
    ]),
  );
  await work('import_check', whole._id);
  await work('import_run', whole._id);
  const selling = async () =>
    (
      await api.db.query<{ code: string }>(
        `select code from products.version where code like $1 and selling = 'published' order by code`,
        [`${p}%`],
      )
    ).rows.map(({ code }) => code);
  const part = async () => {
    const list = await upload(listOf(brand, [[`${p}1`, 9_000, 1]]));
    await work('import_check', list._id);
    return read(list._id);
  };
  const first = await part();
  expect(first.check?.missing).toEqual([{ brand, missing: 2, published: 3 }]);
  await work('import_run', first._id, { withdraws: true, missingSeen: 1 });
  expect(await selling()).toHaveLength(3);
  await work('import_run', (await part())._id, { withdraws: false, missingSeen: 2 });
  expect(await selling()).toHaveLength(3);
  const second = await part();
  await work('import_run', second._id, { withdraws: true, missingSeen: 2 });
  expect(await selling()).toEqual([`${p}1`]);
  expect((await read(second._id)).run?.withdrawn).toBe(2);
  expect((await desk(`GET ${importReportPath(second._id)}`)).body).toContain(`;retirada;${p}2;`);
});

test('two that confirm at once import once (OFC-404)', async () => {
  const [brand, p] = [fresh('Doble'), prefix()];
  const list = await upload(listOf(brand, [[`${p}1`, 9_000, 3]]));
  await work('import_check', list._id);
  const other = await operatorOf(api, 'owner');
  const body = { kind: 'import_run', importId: list._id };
  const begun = await Promise.all([desk('POST /api/office/jobs', body), other('POST /api/office/jobs', body)]);
  expect(begun.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await api.app.drainJobs();
  const { rows } = await api.db.query(
    `select count(*)::int as moves from products.stock_movement m join products.version v on v.id = m.version_id where v.code = $1`,
    [`${p}1`],
  );
  expect(rows).toEqual([{ moves: 1 }]);
  expect(codeOf(await work('import_run', list._id))).toEqual([409, 'IMPORT_UNDER_WAY']);
  const jobs = (await desk('GET /api/office/jobs')).json<{ results: OfficeJob[] }>().results;
  expect(jobs.every(({ state }) => state === 'done')).toBe(true);
});

/** A kind with a process that ends after the work of its `at`th step, before the step is noted. */
function dyingIn(kind: JobKind, at: number): { kind: JobKind; died: Promise<void>; wakeUp: () => void } {
  const died = Promise.withResolvers<void>();
  const woken = Promise.withResolvers<void>();
  let steps = 0;
  return {
    died: died.promise,
    wakeUp: woken.resolve,
    kind: {
      ...kind,
      step: async (work) => {
        const step = await kind.step(work);
        if (++steps === at) {
          died.resolve();
          await woken.promise;
        }
        return step;
      },
    },
  };
}
const renamed = (kind: JobKind): JobKind => ({ ...kind, kind: 'test_import_run' as JobKind['kind'] }); // as: only this test has it

test('an import goes on in another process when its own ends in any step, and does nothing twice (OFC-404)', async () => {
  // reading, comparing, saving, closing
  for (const at of [1, 2, 3, 4]) {
    const [brand, p] = [fresh('Corte'), prefix()];
    const list = await upload(
      listOf(brand, [
        [`${p}1`, 9_000, 3],
        [`${p}2`, 9_000, 5],
      ]),
    );
    await work('import_check', list._id);
    const kind = renamed(importRunJob({ db: api.db, clock: api.clock, rowImports: [] }));
    const operator = {
      operatorId: desk.operatorId,
      network: '127.0.0.1',
      name: 'Ana Ríos',
      role: 'operations' as const,
    };
    const asked = {
      kind: 'import_run' as const,
      importId: list._id,
      withdraws: false,
      missingSeen: 0,
      leavesFalls: false,
      pricesFrom: null,
    };
    const { input, total } = await kind.begin(operator, asked);
    const { rows: made } = await api.db.query<{ id: string }>(
      `insert into office.job (kind, operator_id, network, input, total) values ($1, $2, '127.0.0.1', $3, $4) returning id`,
      [kind.kind, desk.operatorId, JSON.stringify(input), total],
    );
    const log = { error: () => {} };
    const dying = dyingIn(kind, at);
    const first = createJobWorker({ db: api.db, kinds: [dying.kind], log });
    const ended = first.drain();
    await dying.died;
    // sold while no process works on the import
    await api.db.query(
      `update products.stock s set available = available - 1, moved_for = '[{"cause": "adjustment"}]' from products.version v
       where v.id = s.version_id and v.code = $1`,
      [`${p}1`],
    );
    const sold = (await stored(brand)).length > 0 ? 1 : 0;
    await api.db.query(`update office.job set heartbeat_at = heartbeat_at - interval '1 minute' where id = $1`, [
      made[0]?.id,
    ]);
    await createJobWorker({ db: api.db, kinds: [kind], log }).drain();
    dying.wakeUp();
    await ended;
    expect(await read(list._id)).toMatchObject({
      state: 'done',
      run: { counts: { created: 2, updated: 0, unchanged: 0 } },
    });
    expect((await stored(brand)).map(({ units }) => units)).toEqual([3 - sold, 5]);
    const { rows } = await api.db.query(
      `select count(*)::int as moves from products.stock_movement m join products.version v on v.id = m.version_id
       where v.code like $1 and m.cause = 'import'`,
      [`${p}%`],
    );
    expect(rows).toEqual([{ moves: 2 }]);
    const { rows: audited } = await api.db.query(
      `select count(*)::int as events from platform.audit where action = 'products.import_done' and subject_id = $1`,
      [list._id],
    );
    expect(audited).toEqual([{ events: 1 }]);
  }
});

test('an import that is stopped keeps what it did, and its rest follows when it goes on (OFC-404)', async () => {
  const [brand, p] = [fresh('Alto'), prefix()];
  // a product for each row: a step saves a hundred at a time
  const lines = Array.from(
    { length: 150 },
    (_, n) => `${brand};Producto ${String(n).padStart(3, '0')};${p}${n};9.000;2`,
  );
  const list = await upload(['Marca;Producto;Código;Precio;Existencias BOG', ...lines].join('\n'));
  await work('import_check', list._id);
  const operator = { operatorId: desk.operatorId, network: '127.0.0.1', name: 'Ana Ríos', role: 'operations' as const };
  const kind = importRunJob({ db: api.db, clock: api.clock, rowImports: [] });
  const { input } = await kind.begin(operator, {
    kind: 'import_run',
    importId: list._id,
    withdraws: false,
    missingSeen: 0,
    leavesFalls: false,
    pricesFrom: null,
  });
  const step = () => kind.step({ operator, input, cursor: null, log: { error: () => {} }, note: async () => {} });
  await step();
  await step();
  expect((await desk(`POST ${base}/${list._id}/stop`)).json()).toMatchObject({ results: { state: 'stopped' } });
  expect((await step()).cursor).toBeNull();
  expect(await stored(brand)).toEqual([]);
  expect(codeOf(await desk(`POST ${base}/${list._id}/stop`))).toEqual([409, 'IMPORT_NOT_RUNNING']);
  await work('import_run', list._id);
  expect(await read(list._id)).toMatchObject({ state: 'done', run: { done: 150, counts: { created: 150 } } });
  expect(await stored(brand)).toHaveLength(150);
});

test('an import that is undone puts prices and units back where nothing changed since, takes what it created off the sale, and lists the rest (OFC-404)', async () => {
  const [brand, p] = [fresh('Vuelta'), prefix()];
  const first = await makeProduct(api.db, { stock: { BOG: 10 }, price: 10_000 });
  const second = await makeProduct(api.db, { stock: { BOG: 20 }, price: 20_000 });
  const [one, two] = [first.versions[0]?.code ?? '', second.versions[0]?.code ?? ''];
  const list = await upload(
    [
      'Marca;Producto;Código;Precio;Precio barberia;Existencias BOG',
      `;;${one};10.500;9.000;12`,
      `;;${two};21.000;;25`,
      `${brand};Nuevo;${p}1;9.000;;3`,
    ].join('\n'),
  );
  await work('import_check', list._id);
  expect(codeOf(await work('import_undo', list._id))).toEqual([409, 'IMPORT_NOT_UNDOABLE']);
  await work('import_run', list._id);
  expect(await read(list._id)).toMatchObject({
    state: 'done',
    canUndo: true,
    run: { counts: { created: 1, updated: 2 } },
  });
  const valuesOf = async (code: string) =>
    (
      await api.db.query(
        `select v.base_price as price, s.available as units, v.selling, (select amount from products.price where version_id = v.id and trade_type_id = 'barberia') as trade
         from products.version v join products.stock s on s.version_id = v.id and s.warehouse_id = 'BOG' where v.code = $1`,
        [code],
      )
    ).rows[0];
  // changed since: its price by hand, and a unit was sold
  await api.db.query('update products.version set base_price = 22000 where code = $1', [two]);
  await api.db.query(
    `update products.stock s set available = available - 1, moved_for = '[{"cause": "adjustment"}]' from products.version v where v.id = s.version_id and v.code = $1`,
    [two],
  );
  await work('import_undo', list._id);
  expect(await read(list._id)).toMatchObject({
    state: 'undone',
    canUndo: false,
    run: { undone: { back: 2, kept: 1 } },
  });
  expect(await valuesOf(one)).toEqual({ price: 10_000, units: 10, selling: 'published', trade: null });
  expect(await valuesOf(two)).toEqual({ price: 22_000, units: 24, selling: 'published', trade: null });
  expect(await valuesOf(`${p}1`)).toMatchObject({ units: 0, selling: 'withdrawn' });
  expect(await rowsOf(list._id, 'kept')).toMatchObject([
    { code: two, reason: 'el precio cambió después; las existencias cambiaron después' },
  ]);
  const report = (await desk(`GET ${importReportPath(list._id)}`)).body;
  expect(report).toContain(`;"actualizada, sin deshacer";${two};`.replaceAll('"', ''));
  expect(report).toContain(`;creada, deshecha;${p}1;`);
  expect(codeOf(await work('import_undo', list._id))).toEqual([409, 'IMPORT_NOT_UNDOABLE']);
  const { rows } = await api.db.query(
    `select detail->>'back' as back, detail->>'kept' as kept from platform.audit where action = 'products.import_undone' and subject_id = $1`,
    [list._id],
  );
  expect(rows).toEqual([{ back: '2', kept: '1' }]);
  // what it withdrew or created comes back with the next list
  const again = await upload(listOf(brand, [[`${p}1`, 9_000, 3]]).replace('Tinte', 'Nuevo'));
  await work('import_check', again._id);
  await work('import_run', again._id);
  expect(await valuesOf(`${p}1`)).toMatchObject({ units: 3, selling: 'published' });
});

test('what an import withdrew is on sale again when it is undone (OFC-404)', async () => {
  const [brand, p] = [fresh('Regreso'), prefix()];
  const whole = await upload(
    listOf(brand, [
      [`${p}1`, 9_000, 1],
      [`${p}2`, 9_000, 1],
    ]),
  );
  await work('import_check', whole._id);
  await work('import_run', whole._id);
  const part = await upload(listOf(brand, [[`${p}1`, 9_000, 1]]));
  await work('import_check', part._id);
  await work('import_run', part._id, { withdraws: true, missingSeen: 1 });
  const selling = async () =>
    (await api.db.query(`select selling from products.version where code like $1 order by code`, [`${p}%`])).rows.map(
      ({ selling: now }) => now,
    );
  expect(await selling()).toEqual(['published', 'withdrawn']);
  await work('import_undo', part._id);
  expect(await selling()).toEqual(['published', 'published']);
});

test('undoing lists rows of which names or colours changed besides the price, and those of a product that got another text (OFC-404)', async () => {
  const [brand, p] = [fresh('Textos'), prefix()];
  const listed = (rows: readonly string[]) =>
    ['Marca;Producto;Descripción;Código;Nº tono;Tono;Color;Precio', ...rows].join('\n');
  const first = await upload(
    listed([
      `${brand};Tinte;;${p}1;1.0;Negro;#111111;9.000`,
      `${brand};Tinte;;${p}2;2.0;Castaño;#442211;9.000`,
      `${brand};Otro;Antes;${p}3;3.0;Rubio;#ccaa77;9.000`,
    ]),
  );
  await work('import_check', first._id);
  await work('import_run', first._id);
  const list = await upload(
    listed([
      `${brand};Tinte;;${p}1;1.0;Negro azulado;#101018;9.500`,
      `${brand};Tinte;;${p}2;2.0;Castaño;#442211;9.500`,
      `${brand};Otro;Después;${p}3;3.0;Rubio;#ccaa77;9.500`,
    ]),
  );
  await work('import_check', list._id);
  await work('import_run', list._id);
  await work('import_undo', list._id);
  expect(await read(list._id)).toMatchObject({ run: { undone: { back: 1, kept: 2 } } });
  expect((await rowsOf(list._id, 'kept')).map(({ code, reason }) => [code, reason])).toEqual([
    [`${p}1`, 'nombre, textos y colores se quedan como los dejó la lista'],
    [`${p}3`, 'nombre, textos y colores se quedan como los dejó la lista'],
  ]);
  const { rows } = await api.db.query(`select base_price as price from products.version where code like $1 || '%'`, [
    p,
  ]);
  expect(rows).toEqual([{ price: 9_000 }, { price: 9_000 }, { price: 9_000 }]);
});

/** A list of two prices for versions that exist, checked. */
async function checkedPrices(later: [first: number, second: number]) {
  const made = [
    await makeProduct(api.db, { stock: { BOG: 10 }, price: 10_000 }),
    await makeProduct(api.db, { stock: { BOG: 10 }, price: 10_000 }),
  ];
  const codes = made.map(({ versions }) => versions[0]?.code ?? '');
  const ids = made.map(({ versions }) => versions[0]?.id ?? '');
  const list = await upload(`Código;Precio;Stock BOG\n${codes[0]};${later[0]};8\n${codes[1]};${later[1]};10`);
  await work('import_check', list._id);
  const prices = async () =>
    (
      await api.db.query<{ price: number }>(
        'select base_price as price from products.version where id = any($1) order by id',
        [ids],
      )
    ).rows.map(({ price }) => price);
  const programmed = async () =>
    (
      await api.db.query<{ amount: number; name: string; from: Date }>(
        `select amount, name, lower(during) as from from products.programmed_price where version_id = any($1) order by version_id`,
        [ids],
      )
    ).rows;
  return { list, codes, prices, programmed };
}
const inDays = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000).toISOString();

test('prices of a list hold from a day on, as programmed prices, while its units come at once; undoing ends the program (OFC-404, OFC-407)', async () => {
  const { list, prices, programmed } = await checkedPrices([10_500, 9_500]);
  const from = inDays(3);
  expect(codeOf(await work('import_run', list._id, { pricesFrom: inDays(-1) }))).toEqual([400, 'SPAN_WRONG']);
  expect((await read(list._id)).state).toBe('checked');
  await work('import_run', list._id, { pricesFrom: from });
  expect(await read(list._id)).toMatchObject({
    state: 'done',
    run: { pricesFrom: from, counts: { updated: 2, priced: 2, stocked: 1, averagePercent: 0 } },
  });
  expect(await prices()).toEqual([10_000, 10_000]);
  const name = `${list.number} lista.csv`;
  expect(await programmed()).toEqual([10_500, 9_500].map((amount) => ({ amount, name, from: new Date(from) })));
  expect(await rowsOf(list._id, 'priced')).toMatchObject([
    {
      changes: [
        { field: 'price', before: 10_000, after: 10_500 },
        { field: 'stock:BOG', before: 10, after: 8 },
      ],
      reason: expect.stringMatching(/^el precio entra el /),
    },
    { changes: [{ field: 'price', before: 10_000, after: 9_500 }] },
  ]);
  await work('import_undo', list._id);
  expect(await read(list._id)).toMatchObject({ state: 'undone', run: { undone: { back: 2, kept: 0 } } });
  expect(await programmed()).toEqual([]);
  expect(await prices()).toEqual([10_000, 10_000]);
});

test('prices that would cross a programmed one are refused with its name, and nothing is imported (OFC-404, OFC-407)', async () => {
  const { list, codes, prices, programmed } = await checkedPrices([10_500, 9_500]);
  await work('import_run', list._id, { pricesFrom: inDays(3) });
  const again = await upload(`Código;Precio\n${codes[0]};11.000`);
  await work('import_check', again._id);
  const refused = await work('import_run', again._id, { pricesFrom: inDays(5) });
  expect(codeOf(refused)).toEqual([409, 'PRICE_OVERLAP']);
  expect(refused.json<OfficeErrorBody>().message).toContain(`«${list.number} lista.csv»`);
  expect((await read(again._id)).state).toBe('checked');
  expect(await prices()).toEqual([10_000, 10_000]);
  expect(await programmed()).toHaveLength(2);
});

test('prices that fall more than a fifth are counted with the steepest, and stay out when the operator leaves them (OFC-404)', async () => {
  const { list, codes, prices } = await checkedPrices([7_000, 10_400]);
  const { check } = await read(list._id);
  expect(check?.counts).toMatchObject({ fallen: 1, raised: 1, averagePercent: -13 });
  expect(check?.counts?.steepest).toMatchObject({ before: 10_000, after: 7_000 });
  expect((await rowsOf(list._id, 'fallen')).map(({ code }) => code)).toEqual([codes[0]]);
  await work('import_run', list._id, { leavesFalls: true });
  expect(await prices()).toEqual([10_000, 10_400]);
  const [row] = (await rowsOf(list._id, 'stocked')).filter(({ code }) => code === codes[0]);
  expect(row).toMatchObject({
    changes: [{ field: 'stock:BOG', before: 10, after: 8 }],
    reason: expect.stringContaining('baja mucho'),
  });
});

test('a row whose price stays out is still a change when its texts are (OFC-404)', async () => {
  const product = await makeProduct(api.db, { price: 10_000, versions: [{ shade: ['8.3', 'Rubio'], price: 10_000 }] });
  const code = product.versions[0]?.code ?? '';
  const list = await upload(`Código;Número;Tono;Precio\n${code};8.3;Rubio dorado;7.000`);
  await work('import_check', list._id);
  await work('import_run', list._id, { leavesFalls: true });
  expect(await read(list._id)).toMatchObject({ run: { counts: { updated: 1 } } });
  expect(await rowsOf(list._id)).toMatchObject([{ code, outcome: 'updated' }]);
});
