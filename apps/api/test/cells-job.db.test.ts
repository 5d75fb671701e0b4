import { randomUUID } from 'node:crypto';
import type { GridVersion } from '@tonalia/contract/products-grid';
import { expect, test } from 'vitest';
import { insertJob, listJobs } from '../src/modules/office/jobs/job.sql.ts';
import { createJobWorker } from '../src/modules/office/jobs/work-on-jobs.ts';
import { cellsJob } from '../src/modules/products/grid/cell-batch.ts';
import type { JobKind } from '../src/platform/office-jobs.ts';
import { useApi } from './build-app.ts';
import { makeOperator, officeCaller } from './make-operator.ts';
import { makeProduct } from './make-products.ts';
import type { OfficeCaller } from './make-waves.ts';

const api = useApi();
const LIST = '/api/products/office/versions';

/** A product with shades of 16.100 pesos, and its rows in the grid. */
async function shadesOf(at: OfficeCaller, count: number): Promise<GridVersion[]> {
  const code = `TANDA${randomUUID().slice(0, 6)}`.toUpperCase();
  const versions = Array.from({ length: count }, (_, n) => ({
    code: `${code}-${n}`,
    shade: [`7.${n}`, `Rubio ${code} ${n}`] as [string, string],
  }));
  const { id } = await makeProduct(api.db, { code, name: `Tinte ${code}`, price: 16_100, versions });
  return (await at(`GET ${LIST}?productId=${id}`)).json<{ results: GridVersion[] }>().results;
}
const edit = ({ _id, version }: GridVersion, value: number) => ({ versionId: _id, version, field: 'price', value });

test('the progress of a job is seen while it writes, before a cell is saved, and its end counts each cell once (OFC-401)', async () => {
  const author = await makeOperator(api.db, { role: 'owner' });
  const at = officeCaller(api, author.cookie);
  const rows = [...(await shadesOf(at, 180)), ...(await shadesOf(at, 120))];
  const lists = ['peluqueria', 'barberia', 'spa', 'tienda', 'distribuidor'];
  const edits = rows.flatMap((row) => [
    { ...edit(row, 16_900), tradeTypeId: null },
    ...lists.map((tradeTypeId) => ({ ...edit(row, 15_000), tradeTypeId })),
  ]);
  edits.push({ ...edit({ ...(rows[0] as GridVersion), _id: '999999999' }, 16_900), tradeTypeId: null }); // as: 300 were made
  const kind = cellsJob(api.db);
  const operator = { operatorId: author.operatorId, network: '127.0.0.1', name: 'Ana', role: 'owner' as const };
  const asked = { kind: 'cells_change', batchId: randomUUID(), edits, isConfirmed: true } as Parameters<
    typeof kind.begin
  >[1];
  const { input, total } = await kind.begin(operator, asked);
  const name = 'test_cells_change';
  const made = await insertJob(api.db, { ...operator, kind: name, input: JSON.stringify(input), total });
  const id = made[0]?.id ?? '';
  const read = async () => (await listJobs(api.db, { operatorId: author.operatorId, id }))[0];
  const seen: unknown[] = [];
  const watched: JobKind = {
    ...kind,
    kind: name as JobKind['kind'], // as: a name of its own, that the process of the API leaves alone
    step: (work) =>
      kind.step({
        ...work,
        note: async (handled) => {
          await work.note(handled);
          const price = (await at(`GET ${LIST}?productId=${rows[0]?.productId}`)).json<{ results: GridVersion[] }>()
            .results[0]?.price;
          seen.push([(await read())?.done, price]);
        },
      }),
  };
  await createJobWorker({ db: api.db, kinds: [watched], log: { error: () => {} } }).drain();
  // one of the 1.801 has no version; a part ends with its product
  expect(seen).toEqual([
    [1 + 180 * 6, 16_100],
    [1 + 300 * 6, 16_100],
  ]);
  expect(await read()).toMatchObject({ state: 'done', done: 1_801, total: 1_801, failed: 1 });
});
