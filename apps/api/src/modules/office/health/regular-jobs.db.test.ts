import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { RegularJobHealth } from '@tonalia/contract/office-health';
import { minute } from '@tonalia/rules/durations';
import { expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { createRegularJobs } from '../../../platform/regular-jobs.ts';

const api = useApi();
const someone = async (role: Parameters<typeof makeOperator>[1]['role']) =>
  officeCaller(api, (await makeOperator(api.db, { role })).cookie);
const list = async () =>
  (await (await someone('operations'))('GET /api/office/health/jobs')).json<{ results: RegularJobHealth[] }>().results;
const find = async (name: string) => (await list()).find((job) => job.name === name);
/** The jobs of a process of its own. */
const process = () => createRegularJobs({ db: api.db, clock: api.clock, log: { warn: () => {} } });
const codeOf = (sent: { statusCode: number; json: <T>() => T }) => [
  sent.statusCode,
  sent.json<Partial<OfficeErrorBody>>().code,
];

test('the jobs say how often they run, when they ran and run next, and the stock is checked every six hours (OFC-508)', async () => {
  const jobs = await list();
  expect(jobs).toHaveLength(18);
  const reminders = jobs.find(({ name }) => name === 'cart_reminders');
  expect(reminders).toMatchObject({ every: 600, startedAt: null, seconds: null, state: 'waiting', canRun: true });
  expect(Date.parse(reminders?.nextAt ?? '') - Date.now()).toBeLessThanOrEqual(10 * minute);
  expect(jobs.find(({ name }) => name === 'stock_check')?.every).toBe(6 * 3_600);
  expect(jobs.filter(({ canRun }) => !canRun).map(({ name }) => name)).toEqual(['health']);
});

test('an operator with the permission runs a job now, also when it is not due, and the audit names both (OFC-508)', async () => {
  const owner = await someone('owner');
  const path = 'POST /api/office/health/jobs/stock_check/run';
  expect((await (await someone('operations'))(path)).statusCode).toBe(403);
  for (let run = 1; run <= 2; run += 1) {
    expect((await owner(path)).json()).toEqual({ ok: true });
    await api.app.regularJobs?.settled();
  }
  expect((await api.db.query('select rows from purchase.stock_check')).rows).toHaveLength(2);
  const job = await find('stock_check');
  expect(job).toMatchObject({ state: 'done', startedAt: expect.any(String), seconds: expect.any(Number) });
  expect(Date.parse(job?.nextAt ?? '') - Date.parse(job?.startedAt ?? '')).toBe(6 * 60 * minute);
  const { rows } = await api.db.query(
    `select detail from platform.audit where action = 'office.regular_job_run' and subject_id = 'stock_check'`,
  );
  expect(rows).toEqual(Array(2).fill({ detail: { by: 'Ana Ríos', name: 'Cuadrar existencias' } }));
});

test('a job of which a run goes on does not begin again, and one that no person runs never does (OFC-508)', async () => {
  const owner = await someone('owner');
  const ended = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<unknown>>(() => ended.promise);
  const processes = [process(), process()];
  const looks = processes.map((jobs) => jobs.add({ name: 'old_notices', everyMs: minute, failed: 'it failed', work }));
  const record = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const begun = await Promise.all(processes.map((jobs) => jobs.begin('old_notices', record)));
  expect(begun.toSorted()).toEqual(['begun', 'running']);
  await Promise.all(looks.map((look) => look()));
  expect(codeOf(await owner('POST /api/office/health/jobs/old_notices/run'))).toEqual([409, 'JOB_RUNNING']);
  expect([work.mock.calls.length, record.mock.calls.length]).toEqual([1, 1]);
  expect(await find('old_notices')).toMatchObject({ state: 'running', seconds: null });
  ended.resolve();
  await Promise.all(processes.map((jobs) => jobs.settled()));
  expect(await find('old_notices')).toMatchObject({ state: 'done' });
  expect(codeOf(await owner('POST /api/office/health/jobs/health/run'))).toEqual([404, 'JOB_NOT_FOUND']);
  expect((await owner('POST /api/office/health/jobs/nothing/run')).statusCode).toBe(400);
});

test('a run that was cut off shows as failed and the next one begins; a failure is retried before its rest is over', async () => {
  const jobs = process();
  const work = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no room')));
  const look = jobs.add({ name: 'old_lists', everyMs: minute, restMs: 60 * minute, failed: 'it failed', work });
  await api.db.query(
    `insert into platform.regular_job (name, held_until) values ('old_lists', now() - interval '1 second')`,
  );
  expect(await jobs.list()).toMatchObject([{ state: 'failed', seconds: null }]);
  await expect(look()).rejects.toThrow('no room');
  expect(await jobs.list()).toMatchObject([{ state: 'failed', seconds: expect.any(Number) }]);
  work.mockResolvedValue(null);
  await look();
  await look();
  expect(work).toHaveBeenCalledTimes(2);
  expect(await jobs.list()).toMatchObject([{ state: 'done' }]);
});
