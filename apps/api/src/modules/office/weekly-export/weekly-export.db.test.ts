import type { WeeklyExport } from '@tonalia/contract/office-weekly-export';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { mailWeeklyExports } from './mail-exports.ts';

const api = useApi();
/** The next Monday at 05:59 and 06:00 in Bogotá, whenever the test runs. */
const nextMonday = (time: string, weeks = 1): Date => {
  const now = new Date();
  const days = ((8 - now.getUTCDay()) % 7 || 7) + 7 * weeks;
  return new Date(`${new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T${time}-05:00`);
};
const wish = { search: { categoria: '3', q: 'rubio claro' }, format: 'xlsx', columns: ['code', 'price'] };

const run = (at: Date, hasMail = true) =>
  mailWeeklyExports({ db: api.db, clock: { now: () => at }, publicUrl: 'https://tienda.example', hasMail });
async function mailedAt(at: Date): Promise<{ to: string; text: string }[]> {
  await run(at);
  await api.drain();
  return api.messages.splice(0).map(({ to, text }) => ({ to, text }));
}

beforeEach(async () => {
  await api.db.query('delete from office.weekly_export');
  await api.drain();
  api.messages.length = 0;
});

test('the weekly file is mailed once for a Monday at six, as a link with its filters, until it is switched off (OFC-009, OFC-012)', async () => {
  const camila = await makeOperator(api.db, { role: 'catalogue' });
  const call = officeCaller(api, camila.cookie);
  const kept = async () =>
    (await call('GET /api/office/weekly-export')).json<{ results: { wish: WeeklyExport | null; canMail: boolean } }>()
      .results;
  expect(await kept()).toEqual({ wish: null, canMail: true });
  expect((await call('PUT /api/office/weekly-export', wish)).statusCode).toBe(200);
  expect(await kept()).toEqual({ wish, canMail: true });
  // made today: nothing until its first Monday
  expect(await mailedAt(new Date())).toEqual([]);
  const [mail, ...others] = await mailedAt(nextMonday('06:00'));
  expect(others).toEqual([]);
  expect(mail?.to).toBe(camila.email);
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(link.href.split('?')[0]).toBe('https://tienda.example/oficina/productos');
  expect(Object.fromEntries(link.searchParams)).toEqual({ ...wish.search, exportar: 'semanal' });
  // a change keeps the day
  await call('PUT /api/office/weekly-export', { ...wish, search: {} });
  expect(await mailedAt(nextMonday('23:59'))).toEqual([]);
  expect(await mailedAt(nextMonday('05:59', 2))).toEqual([]);
  expect(await mailedAt(nextMonday('06:00', 2))).toHaveLength(1);
  await call('DELETE /api/office/weekly-export');
  expect(await mailedAt(nextMonday('06:00', 3))).toEqual([]);
  const { rows } = await api.db.query(
    `select action from platform.audit where operator_id = $1 and action like 'office.weekly%' order by id`,
    [camila.operatorId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'office.weekly_export_saved',
    'office.weekly_export_saved',
    'office.weekly_export_removed',
  ]);
});

test('several processes at once mail a weekly file once (OFC-012)', async () => {
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'catalogue' })).cookie);
  await call('PUT /api/office/weekly-export', wish);
  await Promise.all([1, 2, 3, 4].map(() => run(nextMonday('06:00'))));
  await api.drain();
  expect(api.messages).toHaveLength(1);
});

test('an operator that left, or whose role no longer sees products, gets no weekly file (OFC-004)', async () => {
  const [left, moved] = [
    await makeOperator(api.db, { role: 'catalogue' }),
    await makeOperator(api.db, { role: 'catalogue' }),
  ];
  for (const { cookie } of [left, moved]) await officeCaller(api, cookie)('PUT /api/office/weekly-export', wish);
  await api.db.query(
    `update office.operator set left_at = now(), password_hash = null, totp_secret = null where id = $1`,
    [left.operatorId],
  );
  await api.db.query(`update office.operator set role = 'receivables' where id = $1`, [moved.operatorId]);
  expect(await mailedAt(nextMonday('06:00'))).toEqual([]);
});

test('a shop without mail keeps the wish for later and says that it cannot mail (OFC-012)', async () => {
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'catalogue' })).cookie);
  await call('PUT /api/office/weekly-export', wish);
  expect(await run(nextMonday('06:00'), false)).toBe(0);
  expect(await mailedAt(nextMonday('07:00'))).toHaveLength(1);
});
