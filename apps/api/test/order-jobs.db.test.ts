import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import { type OfficeJob, jobFilePath } from '@tonalia/contract/office-jobs';
import { expect, test } from 'vitest';
import { useApi } from './build-app.ts';
import { makeBuyer } from './make-buyer.ts';
import { refuseEnd } from './refuse-end.ts';
import { type MadeOperator, makeOperator, officeCaller } from './make-operator.ts';
import { makeUnpaidOrder } from './payments.ts';
import type { JobKind } from '../src/platform/office-jobs.ts';
import { orderDispatch } from '../src/modules/dispatch/plugin.ts';
import { createJobWorker, removeOldJobs } from '../src/modules/office/jobs/work-on-jobs.ts';
import { exportJob } from '../src/modules/purchase/office/export/export-job.ts';
import { moveJob } from '../src/modules/purchase/office/move-job.ts';

// a process without a timer: the test says when it looks for jobs
const api = useApi({ hasGateway: true });
const jobContext = () => ({ db: api.db, clock: api.clock, dispatching: orderDispatch });
const quiet = { error: () => {} };

type Caller = ReturnType<typeof officeCaller>;
const begin = async (call: Caller, job: object) =>
  (await call('POST /api/office/jobs', job)).json<{ results: OfficeJob }>().results;
const read = async (call: Caller, id: string) =>
  (await call(`GET /api/office/jobs/${id}`)).json<{ results: OfficeJob }>().results;
const codeOf = (sent: Awaited<ReturnType<Caller>>) => [sent.statusCode, sent.json<OfficeErrorBody>().code];

/** A customer with some orders, and the filters that give only them. */
async function someOrders(count: number, method: 'cash_on_delivery' | 'nequi' = 'cash_on_delivery') {
  const name = `Salón ${crypto.randomUUID()}`;
  const buyer = await makeBuyer(api, { name });
  const orders = [];
  for (let n = 0; n < count; n += 1) orders.push(await makeUnpaidOrder(api, { method, buyer }));
  return { name, buyer, codes: orders.map(({ orderCode }) => orderCode), filters: { q: name } };
}

async function someone(role: Parameters<typeof makeOperator>[1]['role'] = 'operations') {
  const operator: MadeOperator = await makeOperator(api.db, { role });
  return { ...operator, call: officeCaller(api, operator.cookie) };
}

/** Inserts a job that no process has begun; `input` as its kind froze it. */
async function waiting(kind: JobKind, operatorId: string, asked: Parameters<JobKind['begin']>[1]): Promise<string> {
  const operator = { operatorId, network: '127.0.0.1', name: 'Ana Ríos', role: 'operations' as const };
  const { input, total } = await kind.begin(operator, asked);
  const { rows } = await api.db.query<{ id: string }>(
    `insert into office.job (kind, operator_id, network, input, total) values ($1, $2, '127.0.0.1', $3, $4) returning id`,
    // a name of its own: the process of the API leaves it alone
    [`test_${kind.kind}`, operatorId, JSON.stringify(input), total],
  );
  return rows[0]?.id ?? '';
}
const renamed = (kind: JobKind): JobKind => ({ ...kind, kind: `test_${kind.kind}` as JobKind['kind'] }); // as: only this test has it

const rowsOf = async (id: string) =>
  (
    await api.db.query<{ rows: string[][] }>('select rows from office.job_part where job_id = $1 order by part', [id])
  ).rows.flatMap(({ rows }) => rows);
const stateOf = async (id: string) =>
  (await api.db.query<{ state: string; done: number }>('select state, done from office.job where id = $1', [id]))
    .rows[0];
/** As if it had been silent for a minute. */
const silence = (id: string) =>
  api.db.query(`update office.job set heartbeat_at = heartbeat_at - interval '1 minute' where id = $1`, [id]);

/** A kind with few orders in a step, the process ends in the `at`th step: after its work, before the note. */
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

test('an export is a job: its file is that of the direct download, and only its operator finds both (OFC-012)', async () => {
  const { filters } = await someOrders(3);
  const [camila, luz] = [await someone(), await someone('owner')];
  const made = await begin(camila.call, { kind: 'orders_export', format: 'csv', filters });
  expect(made).toMatchObject({ kind: 'orders_export', total: 3, failed: 0 });
  await api.app.drainJobs();
  const job = await read(camila.call, made._id);
  expect(job).toMatchObject({ state: 'done', done: 3, total: 3, problem: null });
  expect(job.file?.name).toMatch(/^pedidos-\d{4}-\d{2}-\d{2}\.csv$/);
  const file = await camila.call(`GET ${jobFilePath(made._id)}`);
  const direct = await camila.call(
    `GET /api/purchase/office/orders/export?format=csv&q=${encodeURIComponent(filters.q)}`,
  );
  expect([file.statusCode, file.headers['cache-control'], file.body]).toEqual([200, 'private, no-store', direct.body]);
  expect(codeOf(await luz.call(`GET ${jobFilePath(made._id)}`))).toEqual([404, 'JOB_NOT_FOUND']);
  expect(codeOf(await luz.call(`GET /api/office/jobs/${made._id}`))).toEqual([404, 'JOB_NOT_FOUND']);
  expect(codeOf(await luz.call(`POST /api/office/jobs/${made._id}/stop`))).toEqual([404, 'JOB_NOT_FOUND']);
  expect((await officeCaller(api)(`GET ${jobFilePath(made._id)}`)).statusCode).toBe(401);
  const list = await camila.call('GET /api/office/jobs');
  expect(list.json<{ results: OfficeJob[] }>().results.map(({ _id }) => _id)).toEqual([made._id]);
  await api.db.query(`update office.job set ended_at = ended_at - interval '25 hours' where id = $1`, [made._id]);
  await removeOldJobs(api.db);
  expect((await read(camila.call, made._id)).file).toBeNull();
  expect(codeOf(await camila.call(`GET ${jobFilePath(made._id)}`))).toEqual([404, 'JOB_NOT_FOUND']);
});

test('orders that a job cannot move are named with their reasons, the others move as one act that can be undone (OFC-012)', async () => {
  const { buyer, codes, filters } = await someOrders(2);
  const unpaid = await makeUnpaidOrder(api, { method: 'nequi', buyer });
  const camila = await someone();
  const made = await begin(camila.call, { kind: 'orders_move', act: 'pick', filters });
  await api.app.drainJobs();
  const job = await read(camila.call, made._id);
  expect(job).toMatchObject({ state: 'done', act: 'pick', done: 3, failed: 1 });
  expect(job.failures).toMatchObject([{ id: unpaid.orderCode, code: 'ORDER_UNPAID' }]);
  expect(job.failures[0]?.message).not.toBe('');
  const undone = await camila.call(`POST /api/purchase/office/acts/${job.undo?._id}/undo`, {});
  expect(undone.json<{ results: { changed: string[] } }>().results.changed.toSorted()).toEqual(codes.toSorted());
});

test('a process that ends in the middle loses nothing and does nothing twice: another one ends its job (OFC-012)', async () => {
  const { codes, filters } = await someOrders(4);
  const { operatorId } = await someone();
  const move = renamed(moveJob(jobContext(), { atOnce: 2 }));
  const id = await waiting(moveJob(jobContext()), operatorId, {
    kind: 'orders_move',
    act: 'pick',
    filters: { tab: 'all', ...filters },
  });
  const dying = dyingIn(move, 2);
  const first = createJobWorker({ db: api.db, kinds: [dying.kind], log: quiet });
  const gone = first.drain();
  await dying.died;
  expect(await stateOf(id)).toEqual({ state: 'running', done: 2 });
  const second = createJobWorker({ db: api.db, kinds: [move], log: quiet });
  await second.drain();
  // it shows signs of life, so it is left alone
  expect(await stateOf(id)).toEqual({ state: 'running', done: 2 });
  await silence(id);
  await second.drain();
  expect(await stateOf(id)).toEqual({ state: 'done', done: 4 });
  dying.wakeUp();
  await gone;
  expect(await stateOf(id)).toEqual({ state: 'done', done: 4 });
  const { rows } = await api.db.query<{ code: string; times: number }>(
    `select o.code, count(*)::int as times from purchase.order o join purchase.order_event e on e.order_id = o.id and e.status = 'preparing'
     where o.code = any($1) group by 1`,
    [codes],
  );
  expect(Object.fromEntries(rows.map(({ code, times }) => [code, times]))).toEqual(
    Object.fromEntries(codes.map((code) => [code, 1])),
  );
});

test('an export that two processes worked on has every row once, in order (OFC-012)', async () => {
  const { codes, filters } = await someOrders(5);
  const { operatorId } = await someone();
  const kind = renamed(exportJob(jobContext(), { atOnce: 2 }));
  const id = await waiting(exportJob(jobContext()), operatorId, {
    kind: 'orders_export',
    format: 'csv',
    filters: { tab: 'all', ...filters },
  });
  const dying = dyingIn(kind, 2);
  const gone = createJobWorker({ db: api.db, kinds: [dying.kind], log: quiet }).drain();
  await dying.died;
  await silence(id);
  await createJobWorker({ db: api.db, kinds: [kind], log: quiet }).drain();
  dying.wakeUp();
  await gone;
  expect((await rowsOf(id)).map(([code]) => code)).toEqual(['Pedido', ...codes.toReversed()]);
});

test('an export repeats only its last step when its process ends with its last note (OFC-012)', async () => {
  const { codes, filters } = await someOrders(5);
  const { operatorId } = await someone();
  const kind = renamed(exportJob(jobContext(), { atOnce: 2 }));
  const id = await waiting(exportJob(jobContext()), operatorId, {
    kind: 'orders_export',
    format: 'csv',
    filters: { tab: 'all', ...filters },
  });
  const worker = createJobWorker({ db: api.db, kinds: [kind], log: quiet });
  const letEnd = await refuseEnd(api.db);
  await expect(worker.drain()).rejects.toThrow('no end');
  await letEnd();
  await worker.drain();
  expect(await stateOf(id)).toEqual({ state: 'done', done: 5 });
  expect((await rowsOf(id)).map(([code]) => code)).toEqual(['Pedido', ...codes.toReversed()]);
});

test('of two processes and three jobs of a kind, one job runs at a time and each runs once (OFC-012)', async () => {
  const { filters } = await someOrders(1);
  const { operatorId } = await someone();
  const kind = renamed(exportJob(jobContext()));
  const asked = { kind: 'orders_export', format: 'csv', filters: { tab: 'all', ...filters } } as const;
  const ids = [];
  for (let n = 0; n < 3; n += 1) ids.push(await waiting(exportJob(jobContext()), operatorId, asked));
  let [now, most, steps] = [0, 0, 0];
  const counting: JobKind = {
    ...kind,
    step: async (work) => {
      most = Math.max(most, (now += 1));
      steps += 1;
      const step = await kind.step(work);
      now -= 1;
      return step;
    },
  };
  const workers = [1, 2].map(() => createJobWorker({ db: api.db, kinds: [counting], log: quiet }));
  for (let round = 0; round < 3; round += 1) await Promise.all(workers.map((worker) => worker.drain()));
  expect([most, steps]).toEqual([1, 3]);
  for (const id of ids) expect(await stateOf(id)).toEqual({ state: 'done', done: 1 });
});

test('a job stops between its steps when its operator says so, leaves or loses the permission (OFC-012)', async () => {
  const { filters } = await someOrders(2);
  const asked = { kind: 'orders_move', act: 'pick', filters: { tab: 'all', ...filters } } as const;
  const workOn = async (operatorId: string, during: (id: string) => Promise<unknown>) => {
    const kind = renamed(moveJob(jobContext(), { atOnce: 1 }));
    const id = await waiting(moveJob(jobContext()), operatorId, asked);
    let isFirst = true;
    const step: JobKind['step'] = async (work) => {
      const did = await kind.step(work);
      if (isFirst) await during(id);
      isFirst = false;
      return did;
    };
    await createJobWorker({ db: api.db, kinds: [{ ...kind, step }], log: quiet }).drain();
    return stateOf(id);
  };
  const stopped = await someone();
  expect(await workOn(stopped.operatorId, (id) => stopped.call(`POST /api/office/jobs/${id}/stop`))).toEqual({
    state: 'stopped',
    done: 1,
  });
  const left = await someone();
  const leave = () =>
    api.db.query('update office.operator set left_at = now(), password_hash = null, totp_secret = null where id = $1', [
      left.operatorId,
    ]);
  expect(await workOn(left.operatorId, leave)).toEqual({ state: 'failed', done: 1 });
  const demoted = await someone();
  const demote = () =>
    api.db.query(`update office.operator set role = 'marketing' where id = $1`, [demoted.operatorId]);
  expect(await workOn(demoted.operatorId, demote)).toEqual({ state: 'failed', done: 1 });
});

test('a kind asks for its own permission, amounts stay hidden, and five open jobs are enough (OFC-012)', async () => {
  const { filters } = await someOrders(1);
  const [wilson, luz] = [await someone('warehouse'), await someone('marketing')];
  const move = { kind: 'orders_move', act: 'dispatch', filters };
  expect(codeOf(await luz.call('POST /api/office/jobs', move))).toEqual([403, 'ROLE_NOT_ALLOWED']);
  const byAmount = { kind: 'orders_export', format: 'csv', filters: { ...filters, minTotal: '1' } };
  expect(codeOf(await wilson.call('POST /api/office/jobs', byAmount))).toEqual([403, 'ROLE_NOT_ALLOWED']);
  const made = await begin(wilson.call, { kind: 'orders_export', format: 'csv', filters });
  await api.app.drainJobs();
  expect((await wilson.call(`GET ${jobFilePath(made._id)}`)).body).not.toMatch(/Total|80000/);
  await api.db.query(
    `insert into office.job (kind, operator_id, network, input) select 'nothing_here', $1, '', '{}' from generate_series(1, 5)`,
    [luz.operatorId],
  );
  const sixth = { kind: 'orders_export', format: 'csv', filters };
  expect(codeOf(await luz.call('POST /api/office/jobs', sixth))).toEqual([409, 'TOO_MANY_JOBS']);
  expect((await luz.call('POST /api/office/jobs', { kind: 'orders_export', format: 'pdf' })).statusCode).toBe(400);
});

test('the file of an export stays closed to an operator that may no longer see its columns (OFC-012)', async () => {
  const { filters } = await someOrders(1);
  const camila = await someone();
  const made = await begin(camila.call, { kind: 'orders_export', format: 'csv', filters });
  await api.app.drainJobs();
  const download = () => camila.call(`GET ${jobFilePath(made._id)}`);
  expect((await download()).statusCode).toBe(200);
  const become = (role: string) =>
    api.db.query('update office.operator set role = $2 where id = $1', [camila.operatorId, role]);
  await become('warehouse');
  expect(codeOf(await download())).toEqual([403, 'ROLE_NOT_ALLOWED']);
  await become('owner');
  expect((await download()).statusCode).toBe(200);
});
