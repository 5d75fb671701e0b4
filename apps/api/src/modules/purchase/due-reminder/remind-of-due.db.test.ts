import type { CustomerNotice } from '@tonalia/contract/notices';
import { applyPolicy } from '@tonalia/rules/policy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { remindOfDue } from './remind-of-due.ts';

const api = useApi();
/** 10:00 in Bogotá on a Monday. */
const MONDAY = new Date('2031-03-03T15:00:00Z');
const after = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);

beforeEach(async () => {
  // the debts of other tests are no longer due
  await api.db.query('delete from auth.open_document');
  await api.drain();
  api.messages.length = 0;
});
afterEach(() => applyPolicy({}));

async function owe({ customerId }: MadeBuyer, amount: number, dueOn: string): Promise<void> {
  await api.db.query(
    `with account as (insert into auth.credit_account (customer_id, credit_limit, used) values ($1, 5000000, $2)
       on conflict (customer_id) do update set used = auth.credit_account.used + excluded.used)
     select`,
    [customerId, amount],
  );
  await api.db.query(
    `insert into auth.credit_movement (customer_id, kind, amount, due_on) values ($1, 'adjustment', $2, $3)`,
    [customerId, amount, dueOn],
  );
}
async function remindedAt(at: Date): Promise<{ to: string; subject?: string; text: string }[]> {
  const context = { db: api.db, clock: { now: () => at }, channels: ['email'] as const, hasPush: false };
  await remindOfDue({ ...context, publicUrl: 'https://tienda.example' });
  await api.drain();
  return api.messages.splice(0);
}
async function bellOf({ token }: MadeBuyer): Promise<CustomerNotice[]> {
  return (await api.send({ url: '/api/notices/list', token })).json<{ results: CustomerNotice[] }>().results;
}

test('what is due in three days is reminded of once, with its sum, behind the bell and by mail (OFC-506)', async () => {
  const buyer = await makeBuyer(api);
  await owe(buyer, 200_000, '2031-03-06');
  await owe(buyer, 118_400, '2031-03-06');
  await owe(buyer, 90_000, '2031-03-07');
  const [mail, ...others] = await remindedAt(MONDAY);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: buyer.email, subject: 'Tu cuenta vence el jue 6 mar' });
  expect(mail?.text).toMatch(/\$\s318\.400 en 2 documentos\./);
  expect(mail?.text).toContain('https://tienda.example/home/profile/customer/statement');
  expect(await bellOf(buyer)).toMatchObject([
    {
      kind: 'payment',
      title: 'Tu cuenta vence el jue 6 mar',
      action: 'Pagar',
      path: '/home/profile/customer/statement',
    },
  ]);
  expect(await remindedAt(after(2))).toEqual([]);
  expect((await remindedAt(after(24))).map(({ subject }) => subject)).toEqual(['Tu cuenta vence el vie 7 mar']);
});

test('nothing is said at night, of what is paid, later or past due; the owner sets the days, and 0 ends it (OFC-506)', async () => {
  const [soon, late] = [await makeBuyer(api), await makeBuyer(api)];
  await owe(soon, 50_000, '2031-03-10');
  await owe(late, 70_000, '2031-03-02');
  expect(await remindedAt(MONDAY)).toEqual([]);
  applyPolicy({ dueReminderDays: 0 });
  expect(await remindedAt(after(24 * 7))).toEqual([]);
  applyPolicy({ dueReminderDays: 7 });
  expect(await remindedAt(after(12))).toEqual([]);
  expect((await remindedAt(MONDAY)).map(({ to }) => to)).toEqual([soon.email]);
  const paid = await makeBuyer(api);
  await owe(paid, 30_000, '2031-03-05');
  await api.db.query(
    `with paid as (insert into auth.credit_movement (customer_id, kind, amount) values ($1, 'payment', -30000))
     update auth.credit_account set used = 0 where customer_id = $1`,
    [paid.customerId],
  );
  expect(await remindedAt(after(1))).toEqual([]);
});

test('several processes at once remind once (OFC-506)', async () => {
  const buyer = await makeBuyer(api);
  await owe(buyer, 40_000, '2031-03-04');
  await Promise.all(
    [1, 2, 3, 4].map(() =>
      remindOfDue({
        db: api.db,
        clock: { now: () => MONDAY },
        channels: ['email'],
        hasPush: false,
        publicUrl: 'https://tienda.example',
      }),
    ),
  );
  await api.drain();
  expect(api.messages.map(({ to }) => to)).toEqual([buyer.email]);
});

test('the push of a debt has no amount and waits for the morning as every reminder (OFC-506)', async () => {
  const buyer = await makeBuyer(api);
  await api.db.query('update auth.identity set news_by_push = true where id = $1', [buyer.identityId]);
  await owe(buyer, 40_000, '2031-03-03');
  const context = { db: api.db, clock: { now: () => MONDAY }, channels: [], hasPush: true };
  await remindOfDue({ ...context, publicUrl: 'https://tienda.example' });
  const { rows } = await api.db.query<{ payload: { title: string; text: string; isReminder: boolean } }>(
    `select payload from platform.outbox where topic = 'message.push' and payload ->> 'identityId' = $1`,
    [buyer.identityId],
  );
  expect(rows.map(({ payload }) => payload)).toMatchObject([{ title: 'Tu cuenta vence hoy', isReminder: true }]);
  expect(JSON.stringify(rows)).not.toContain('40.000');
});
