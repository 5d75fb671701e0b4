import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARCHIVE_PART, type PhotoArchive } from '@tonalia/contract/media-office';
import type { OfficeJob } from '@tonalia/contract/office-jobs';
import type { OfficeProduct } from '@tonalia/contract/product-office';
import { hour } from '@tonalia/rules/durations';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { useApi } from '../../../../test/build-app.ts';
import { refuseEnd } from '../../../../test/refuse-end.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { cleanMedia } from '../clean-media.ts';
import { createDiskStorage } from '../index.ts';
import { originalPath } from '../photo/add-photo.ts';
import { readStored } from '../storage/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonalia-media-'));
afterAll(() => rmSync(folder, { recursive: true }));
const storage = createDiskStorage(folder);
const api = useApi({ storage });

const someCode = () => `Z${randomUUID().slice(0, 8)}`.toUpperCase();
let shade = 0;
/** A photograph unlike all others: JPEG could make two near colours one. */
const photo = () =>
  sharp({
    create: { width: 80, height: 80, channels: 3, background: { r: (shade += 1) % 256, g: 90, b: shade >> 8 } },
  })
    .png()
    .toBuffer();

async function zipOf(files: readonly (readonly [name: string, content: Buffer])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(content, name, { compress: false });
  zip.end();
  return Buffer.concat(await (zip.outputStream as NodeJS.ReadableStream & { toArray(): Promise<Buffer[]> }).toArray()); // as: its type lacks what every stream of Node has
}

/** Replaces a name of a ZIP by one of the same length, as only hostile tools write it. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  expect(to).toHaveLength(from.length);
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

async function office() {
  const operator = await makeOperator(api.db, { role: 'operations' });
  const call = officeCaller(api, operator.cookie);
  const headers = { 'content-type': 'application/octet-stream' };
  const send = async (zip: Buffer, without: number[] = []) => {
    const begun = await call('POST /api/products/office/media/archives', { name: 'fotos.zip', bytes: zip.length });
    const { _id: id } = begun.json<{ results: PhotoArchive }>().results;
    for (let at = 0; at * ARCHIVE_PART < zip.length; at += 1) {
      if (without.includes(at)) continue;
      const part = zip.subarray(at * ARCHIVE_PART, (at + 1) * ARCHIVE_PART);
      expect(
        (await call(`PUT /api/products/office/media/archives/${id}/parts/${at}`, part, { headers })).statusCode,
      ).toBe(200);
    }
    return id;
  };
  const begin = (archiveId: string) => call('POST /api/office/jobs', { kind: 'photos_import', archiveId });
  /** Runs the job of a ZIP to its end. */
  const run = async (zip: Buffer) => {
    const { _id: id } = (await begin(await send(zip))).json<{ results: OfficeJob }>().results;
    await api.app.drainJobs();
    const job = (await call(`GET /api/office/jobs/${id}`)).json<{ results: OfficeJob }>().results;
    const report = (await call(`GET /api/office/jobs/${id}/file`)).body.replace('\uFEFF', '');
    return {
      job,
      report: report
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(';')),
    };
  };
  return { call, send, begin, run };
}

const photosOf = async (table: 'product' | 'version', id: string) =>
  (await api.db.query<{ photos: string[] }>(`select photos from products.${table} where id = $1`, [id])).rows[0]
    ?.photos ?? [];

test('a ZIP puts photographs at the codes of their names and reports each file; a second time changes nothing (OFC-403)', async () => {
  const { run, call } = await office();
  const plain = await makeProduct(api.db, { code: someCode() });
  const shades = await makeProduct(api.db, {
    code: someCode(),
    versions: [
      { shade: ['7.1', 'Cenizo'], hex: '#807763' },
      { shade: ['7.4', 'Cobrizo'], hex: '#A56139' },
    ],
  });
  const version = shades.versions[1]?.code ?? '';
  const unknown = someCode();
  const zip = await zipOf([
    [`${plain.code}.jpg`, await photo()],
    [`fotos/${plain.code.toLowerCase()}_2.JPG`, await photo()],
    [`${version}.jpg`, await photo()],
    [`${unknown}.jpg`, await photo()],
    [`${shades.code}.jpg`, Buffer.from('<script>alert(1)</script>')],
    ['precios.xlsx', Buffer.from('x')],
    ['__MACOSX/._x.jpg', Buffer.from('x')],
  ]);
  const first = await run(zip);
  expect(first.job).toMatchObject({ state: 'done', done: 6, failed: 3 });
  const resultsOf = Object.fromEntries(first.report.map(([file, , result]) => [file, result]));
  expect(resultsOf).toEqual(
    Object.fromEntries([
      [`${plain.code}.jpg`, 'agregada'],
      [`fotos/${plain.code.toLowerCase()}_2.JPG`, 'agregada'],
      [`${version}.jpg`, 'agregada'],
      [`${unknown}.jpg`, 'rechazada'],
      [`${shades.code}.jpg`, 'rechazada'],
      ['precios.xlsx', 'rechazada'],
    ]),
  );
  expect(first.job.failures.map(({ code }) => code).toSorted()).toEqual([
    'PHOTO_CODE_UNKNOWN',
    'PHOTO_KIND_WRONG',
    'PHOTO_KIND_WRONG',
  ]);
  expect(await photosOf('product', plain.id)).toHaveLength(2);
  expect(await photosOf('version', shades.versions[1]?.id ?? '')).toHaveLength(1);
  const page = await call(`GET /api/products/office/products/${shades.id}`);
  expect(page.json<{ results: OfficeProduct }>().results.shades.map(({ photo }) => photo)).toEqual([
    null,
    expect.stringContaining(`/pictures/version/${shades.versions[1]?.id}?v=`),
  ]);
  const before = await photosOf('product', plain.id);
  const again = await run(zip);
  expect(again.report.filter(([, , result]) => result === 'igual')).toHaveLength(3);
  expect(await photosOf('product', plain.id)).toEqual(before);
});

test('when the process of an import ends with its last note, the import finds its archive again and removes it after the end (OFC-403)', async () => {
  const { call, send, begin } = await office();
  const { id, code } = await makeProduct(api.db, { code: someCode() });
  const archiveId = await send(await zipOf([[`${code}.jpg`, await photo()]]));
  // the API begins on a job at once, so its end is refused before
  const parts = async () => {
    let count = 0;
    for await (const _ of storage.list(`archives/${archiveId}/`)) count += 1;
    return count;
  };
  const letEnd = await refuseEnd(api.db);
  const { _id: jobId } = (await begin(archiveId)).json<{ results: OfficeJob }>().results;
  await api.app.drainJobs().catch(() => {});
  expect(await parts()).toBe(1);
  await letEnd();
  await api.app.drainJobs();
  const job = (await call(`GET /api/office/jobs/${jobId}`)).json<{ results: OfficeJob }>().results;
  expect(job).toMatchObject({ state: 'done', done: 1, failed: 0, problem: null });
  expect(await photosOf('product', id)).toHaveLength(1);
  expect(await parts()).toBe(0);
});

test('another photograph of the same name replaces the one in its place (OFC-403)', async () => {
  const { run } = await office();
  const { id, code } = await makeProduct(api.db, { code: someCode() });
  await run(
    await zipOf([
      [`${code}.jpg`, await photo()],
      [`${code}_2.jpg`, await photo()],
    ]),
  );
  const before = await photosOf('product', id);
  const { report } = await run(await zipOf([[`${code}_2.jpg`, await photo()]]));
  expect(report[0]?.[2]).toBe('reemplazada');
  const after = await photosOf('product', id);
  expect([after[0], after[1]?.split('.')]).toEqual([before[0], [before[1]?.split('.')[0], '2']]);
});

test('a name that leads out, a bomb and a damaged file are refused alone, and the others come in (OFC-403)', async () => {
  const { run } = await office();
  const { id, code } = await makeProduct(api.db, { code: someCode() });
  const outside = `aaaaaa${code}.jpg`;
  const damaged = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const zip = renamed(
    await zipOf([
      [outside, await photo()],
      [`${code}_3.jpg`, Buffer.alloc(16 * 1024 * 1024)],
      [`${code}_4.jpg`, damaged.subarray(0, 400)],
      [`${code}.jpg`, await photo()],
    ]),
    outside,
    `../../${code}.jpg`,
  );
  const { job } = await run(zip);
  expect(job.failures.map(({ code: refused }) => refused).toSorted()).toEqual([
    'PHOTO_BROKEN',
    'PHOTO_FILE_TOO_LARGE',
    'PHOTO_PATH_REFUSED',
  ]);
  expect(await photosOf('product', id)).toHaveLength(1);
});

test('an archive with a lost part, of another operator, or that is no ZIP begins nothing (OFC-403)', async () => {
  const { send, begin, run, call } = await office();
  const big = await zipOf([['x.bin', Buffer.alloc(ARCHIVE_PART + 10)]]);
  const id = await send(big, [0]);
  expect((await begin(id)).json()).toMatchObject({ code: 'ARCHIVE_INCOMPLETE' });
  expect((await call(`GET /api/products/office/media/archives/${id}`)).json()).toMatchObject({
    results: { parts: [1] },
  });
  expect((await (await office()).begin(id)).json()).toMatchObject({ code: 'ARCHIVE_NOT_FOUND' });
  const { job } = await run(Buffer.from('esto no es un ZIP'));
  expect(job).toMatchObject({ state: 'failed', problem: 'Eso no es un ZIP, o está dañado. Máximo 6.000 archivos.' });
});

test('files of photographs without an owner are removed a day later, and no others (OFC-403)', async () => {
  const { run, call } = await office();
  const { id, code } = await makeProduct(api.db, { code: someCode() });
  await run(
    await zipOf([
      [`${code}.jpg`, await photo()],
      [`${code}_2.jpg`, await photo()],
    ]),
  );
  const [kept, gone] = (await photosOf('product', id)).map((one) => one.split('.')[0] ?? '');
  await call(`POST /api/products/office/media/photos/${gone}/delete`, { version: 1 });
  const keyOf = async (photoId = '') =>
    (await api.db.query<{ key: string }>('select original_key as key from media.photo where id = $1', [photoId]))
      .rows[0]?.key ?? '';
  const keys = [await keyOf(kept), await keyOf(gone)];
  const isStored = async (key = '') =>
    (await storage.get(`originals/${key.slice(0, 2)}/${key}`))?.destroy() !== undefined;
  await cleanMedia({ db: api.db, storage });
  expect([await isStored(keys[0]), await isStored(keys[1])]).toEqual([true, true]);
  await api.db.query(`update media.photo set deleted_at = deleted_at - interval '2 days' where deleted_at is not null`);
  await api.db.query(`update media.original set created_at = created_at - interval '2 days'`);
  await cleanMedia({ db: api.db, storage });
  expect([await isStored(keys[0]), await isStored(keys[1])]).toEqual([true, false]);
});

test('a file that no row names is removed a day later, and a younger one stays for its upload (OFC-403)', async () => {
  const [old, young] = ['a'.repeat(64), 'b'.repeat(64)];
  for (const key of [old, young]) await storage.put(originalPath(key), await photo());
  const before = new Date(Date.now() - 25 * hour);
  await utimes(join(folder, originalPath(old)), before, before);
  await cleanMedia({ db: api.db, storage });
  expect(await storage.get(originalPath(old))).toBeUndefined();
  expect(await readStored(storage, originalPath(young))).toBeDefined();
});

/** What tells these photographs apart. */
const redOf = async (file: Buffer) => (await sharp(file).raw().toBuffer())[0];

/** Names files as an import does. */
const nameFiles = (versionId: string | undefined, names: readonly string[]) =>
  api.db.query(
    'insert into products.photo_name (version_id, place, name) select $1, n - 1, name from unnest($2::text[]) with ordinality as f(name, n)',
    [versionId, names],
  );

test('files come by the names that a list gave them, in its order, whatever their folder and case (OFC-404)', async () => {
  const { run } = await office();
  const dye = await makeProduct(api.db, {
    code: someCode(),
    versions: [{ shade: ['7.1', 'Cenizo'] }, { shade: ['7.4', 'Cobrizo'] }],
  });
  const soap = await makeProduct(api.db, { code: someCode() });
  const [first, second] = dye.versions;
  const own = someCode().toLowerCase();
  const name = (what: string) => `${own} ${what}.jpg`;
  await nameFiles(first?.id, [name('b'), name('a'), name('caja')]);
  await nameFiles(second?.id, [name('c'), name('caja')]);
  await nameFiles(soap.versions[0]?.id, [name('jabón')]);
  const [a, b, c, box, other] = await Promise.all([photo(), photo(), photo(), photo(), photo()]);
  const { job, report } = await run(
    await zipOf([
      [name('a').toUpperCase(), a],
      [`Fotos/${name('b')}`, b],
      [name('c'), c],
      [name('caja'), box],
      [`${own} JABO\u0301N.jpg`, other],
      [name('d'), other],
    ]),
  );
  expect(job).toMatchObject({ state: 'done', done: 6, failed: 1 });
  expect(Object.fromEntries(report.map(([file, code, result]) => [file, [code, result]]))).toEqual({
    [name('a').toUpperCase()]: [first?.code, 'agregada'],
    [`Fotos/${name('b')}`]: [first?.code, 'agregada'],
    [name('c')]: [second?.code, 'agregada'],
    [name('caja')]: [dye.code, 'agregada'],
    [`${own} JABO\u0301N.jpg`]: [soap.code, 'agregada'],
    [name('d')]: ['', 'rechazada'],
  });
  const [main] = await photosOf('version', first?.id ?? '');
  const { rows } = await api.db.query<{ key: string }>('select original_key as key from media.photo where id = $1', [
    main?.split('.')[0],
  ]);
  const original = await readStored(storage, originalPath(rows[0]?.key ?? ''));
  expect(await redOf(original ?? a)).toBe(await redOf(b));
  expect(await photosOf('version', first?.id ?? '')).toHaveLength(2);
  expect(await photosOf('product', dye.id)).toHaveLength(1);
  expect(await photosOf('product', soap.id)).toHaveLength(1);
});

test('a file that a list names for two products comes after the photographs of each (OFC-404)', async () => {
  const { run } = await office();
  const [one, other] = [
    await makeProduct(api.db, { code: someCode() }),
    await makeProduct(api.db, { code: someCode() }),
  ];
  const shared = `${someCode()}.jpg`.toLowerCase();
  for (const { versions } of [one, other]) await nameFiles(versions[0]?.id, [shared]);
  const zip = await zipOf([
    [shared, await photo()],
    [`${one.code}.jpg`, await photo()],
  ]);
  expect((await run(zip)).report).toHaveLength(3);
  expect(await photosOf('product', one.id)).toHaveLength(2);
  expect(await photosOf('product', other.id)).toHaveLength(1);
});
