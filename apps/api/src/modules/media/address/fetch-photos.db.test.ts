import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfficeJob } from '@tonalia/contract/office-jobs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { createDiskStorage } from '../index.ts';
import { originalPath } from '../photo/add-photo.ts';
import { readStored } from '../storage/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonalia-media-'));
const storage = createDiskStorage(folder);

/** The files of the supplier's server, by path. */
const files = new Map<string, Buffer>();
const server = createServer(({ url = '' }, response) => {
  const file = files.get(url);
  if (!file) response.writeHead(404);
  response.end(file);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as: it listens on TCP
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

const api = useApi({ storage, photoOrigins: [origin] });
const closed = useApi({ storage });

const photo = (r: number) =>
  sharp({ create: { width: 80, height: 80, channels: 3, background: { r, g: 90, b: 9 } } })
    .png()
    .toBuffer();

const nameAddresses = (versionId: string | undefined, names: readonly string[]) =>
  api.db.query(
    'insert into products.photo_name (version_id, place, name) select $1, n - 1, name from unnest($2::text[]) with ordinality as f(name, n)',
    [versionId, names],
  );

async function fetchAll() {
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'catalogue' })).cookie);
  const { _id } = (await call('POST /api/office/jobs', { kind: 'photos_fetch' })).json<{ results: OfficeJob }>()
    .results;
  await api.app.drainJobs();
  return (await call(`GET /api/office/jobs/${_id}`)).json<{ results: OfficeJob }>().results;
}

/** The red of each photograph that is shown, in their order, in tens: JPEG changes a colour a little. */
async function redsOf(table: 'product' | 'version', id: string | undefined): Promise<number[]> {
  const { rows } = await api.db.query<{ key: string }>(
    `select f.original_key as key from products.${table} o, unnest(o.photos) with ordinality as p(photo, n)
     join media.photo f on f.id::text = split_part(p.photo, '.', 1) where o.id = $1 order by n`,
    [id],
  );
  return Promise.all(
    rows.map(async ({ key }) => {
      const stored = await readStored(storage, originalPath(key));
      const [red = 0] = stored ? await sharp(stored).raw().toBuffer() : [];
      return Math.round(red / 10) * 10;
    }),
  );
}

test('the addresses of a list are fetched once, in its order; one that failed is tried again by the next job (OFC-403)', async () => {
  const dye = await makeProduct(api.db, {
    code: `Z${randomUUID().slice(0, 8)}`.toUpperCase(),
    versions: [{ shade: ['7.1', 'Cenizo'] }, { shade: ['7.4', 'Cobrizo'] }],
  });
  const [ash, copper] = dye.versions;
  files
    .set('/ash-2', await photo(20))
    .set('/copper', await photo(30))
    .set('/box', await photo(40));
  await nameAddresses(ash?.id, [`${origin}/ash-1`, `${origin}/ash-2`, `${origin}/box`]);
  await nameAddresses(copper?.id, [`${origin}/copper`, `${origin}/box`, 'https://otro.co/a.jpg', 'archivo.jpg']);
  const first = await fetchAll();
  expect(first).toMatchObject({ state: 'done', done: 6, total: 6, failed: 2 });
  expect(Object.fromEntries(first.failures.map(({ id, code }) => [id, code]))).toEqual({
    [`${origin}/ash-1`]: 'PHOTO_ADDRESS_FAILED',
    'https://otro.co/a.jpg': 'PHOTO_ADDRESS_REFUSED',
  });
  expect(await redsOf('version', ash?.id)).toEqual([20]);
  expect(await redsOf('version', copper?.id)).toEqual([30]);
  expect(await redsOf('product', dye.id)).toEqual([40]);

  files.set('/ash-1', await photo(10));
  expect(await fetchAll()).toMatchObject({ state: 'done', failed: 1 });
  expect(await redsOf('version', ash?.id)).toEqual([10, 20]);
  expect(await redsOf('version', copper?.id)).toEqual([30]);
  expect(await redsOf('product', dye.id)).toEqual([40]);
  expect(await fetchAll()).toMatchObject({ state: 'done', done: 1, failed: 1 });
});

test('an installation without origins fetches nothing (OFC-403)', async () => {
  const call = officeCaller(closed, (await makeOperator(closed.db, { role: 'owner' })).cookie);
  const refused = await call('POST /api/office/jobs', { kind: 'photos_fetch' });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'PHOTO_ADDRESSES_OFF']);
});
