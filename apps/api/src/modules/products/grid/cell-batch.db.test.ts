import { randomUUID } from 'node:crypto';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { OfficeJob } from '@tonalia/contract/office-jobs';
import type { CellsChanged, GridVersion } from '@tonalia/contract/products-grid';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import type { OfficeCaller } from '../../../../test/make-waves.ts';

const api = useApi();
const LIST = '/api/products/office/versions';
const desk = async (role: 'owner' | 'warehouse' = 'owner', isConfirmed = true) =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed })).cookie);

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
const begin = (at: OfficeCaller, edits: object[], batchId: string, more = {}) =>
  at('POST /api/office/jobs', { kind: 'cells_change', batchId, edits, ...more });
async function run(at: OfficeCaller, edits: object[], batchId: string = randomUUID(), more = {}) {
  const begun = await begin(at, edits, batchId, more);
  expect(begun.statusCode, begun.body).toBe(200);
  await api.app.drainJobs();
  const id = begun.json<{ results: OfficeJob }>().results._id;
  const job = (await at(`GET /api/office/jobs/${id}`)).json<{ results: OfficeJob }>().results;
  const result = (await at(`GET ${LIST}/batches/${batchId}`)).json<{ results: CellsChanged }>().results;
  return { job, result };
}
const codeOf = (sent: Awaited<ReturnType<OfficeCaller>>) => [sent.statusCode, sent.json<OfficeErrorBody>().code];
const acts = async (versionId: string) =>
  (await api.db.query(`select from products.cell_act_item where version_id = $1`, [versionId])).rows.length;

test('a job writes its cells, names the row that another desk saved first and what it holds, and one undo takes all back (OFC-401)', async () => {
  const at = await desk();
  const rows = await shadesOf(at, 4);
  const [first, second, third, fourth] = rows as [GridVersion, GridVersion, GridVersion, GridVersion]; // as: four were made
  await at(`PATCH ${LIST}`, { edits: [edit(second, 15_900)] });
  const { job, result } = await run(at, [
    edit(first, 16_900),
    edit(second, 17_000),
    edit(third, 9),
    edit(fourth, 16_100),
  ]);
  expect(job).toMatchObject({
    state: 'done',
    done: 4,
    total: 4,
    failed: 2,
    failures: [{ code: 'PRICE_DOUBTED' }, { id: `${second._id}:price`, code: 'VERSION_CONFLICT' }],
  });
  expect(result).toMatchObject({
    changed: [`${first._id}:price`],
    unchanged: [`${fourth._id}:price`],
    refused: [{ id: `${third._id}:price`, code: 'PRICE_DOUBTED' }],
    conflicts: [{ versionId: second._id, saved: 15_900 }],
    effect: { rise: 1 },
  });
  const prices = async () =>
    (await at(`GET ${LIST}?productId=${first.productId}`))
      .json<{ results: GridVersion[] }>()
      .results.map(({ price }) => price);
  expect(await prices()).toEqual([16_900, 15_900, 16_100, 16_100]);
  await at(`POST ${LIST}/changes/${result.undo?._id}/undo`, {});
  expect(await prices()).toEqual([16_100, 15_900, 16_100, 16_100]);
});

test('the same cells sent twice, or a step that is repeated after its process ended, are written once (OFC-401)', async () => {
  const at = await desk();
  const [row] = (await shadesOf(at, 1)) as [GridVersion]; // as: one was made
  const batchId = randomUUID();
  const once = await run(at, [edit(row, 16_900)], batchId);
  const twice = await run(at, [edit(row, 16_900)], batchId);
  expect(twice.result).toEqual(once.result);
  expect(twice.job).toMatchObject({ state: 'done', done: 1, failed: 0 });
  expect(await acts(row._id)).toBe(1);
});

test('another operator neither reads nor begins the cells of one, and a role without the permission of a field is refused (OFC-004, OFC-401)', async () => {
  const [at, other, warehouse] = [await desk(), await desk(), await desk('warehouse')];
  const [row] = (await shadesOf(at, 1)) as [GridVersion]; // as: one was made
  const batchId = randomUUID();
  await run(at, [edit(row, 16_900)], batchId);
  expect(codeOf(await other(`GET ${LIST}/batches/${batchId}`))).toEqual([404, 'JOB_NOT_FOUND']);
  expect(codeOf(await begin(other, [edit(row, 17_000)], batchId))).toEqual([404, 'JOB_NOT_FOUND']);
  expect(codeOf(await begin(warehouse, [edit(row, 17_000)], randomUUID()))).toEqual([403, 'ROLE_NOT_ALLOWED']);
});

test('more than 50 prices that fall by more than 20 % ask for the second factor before the job begins (OFC-005, OFC-401)', async () => {
  const at = await desk('owner', false);
  const rows = await shadesOf(at, 51);
  const edits = rows.map((row) => edit(row, 12_000));
  expect(codeOf(await begin(at, edits, randomUUID(), { isConfirmed: true }))[1]).toBe('STEP_UP_REQUIRED');
  expect(codeOf(await at(`PATCH ${LIST}`, { edits: Array.from({ length: 1_001 }, () => edits[0]) }))[0]).toBe(400);
});
