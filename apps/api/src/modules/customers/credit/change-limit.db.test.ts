import type { OfficeRole } from '@tonalia/contract/office-rights';
import { applyPolicy } from '@tonalia/rules/policy';
import { afterEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { useCredit } from './credit.sql.ts';

const api = useApi();
afterEach(() => applyPolicy({}));

async function makeDesk(role: OfficeRole = 'owner', isConfirmed = true) {
  const call = officeCaller(api, (await makeOperator(api.db, { role, isConfirmed })).cookie);
  return async (customerId: string, limit: number, expected: number | null) => {
    const sent = await call(`PUT /api/customers/office/customers/${customerId}/credit-limit`, { limit, expected });
    const { results, code } = sent.json<{ results?: { isChanged: boolean }; code?: string }>();
    return code ?? results?.isChanged;
  };
}
const accountOf = async (customerId: string) =>
  (
    await api.db.query('select credit_limit, used, over_limit from auth.credit_account where customer_id = $1', [
      customerId,
    ])
  ).rows;

test('a limit opens the credit of a customer, and a lower one leaves the debt and stops orders on credit (OFC-306)', async () => {
  const { customerId } = await makeCustomer(api.db);
  const change = await makeDesk();
  expect(await change(customerId, 500_000, null)).toBe(true);
  expect(await useCredit(api.db, customerId, 300_000)).toEqual([{ used: 300_000 }]);
  expect(await change(customerId, 200_000, 500_000)).toBe(true);
  expect(await accountOf(customerId)).toEqual([{ credit_limit: 200_000, used: 300_000, over_limit: 100_000 }]);
  expect(await useCredit(api.db, customerId, 1)).toEqual([]);
  expect(await change(customerId, 200_000, 500_000)).toBe(false);
  const { rows } = await api.db.query(
    `select action, detail from platform.audit where subject_id = $1 and action = 'auth.credit_limit_changed' order by id`,
    [customerId],
  );
  expect(rows.map(({ detail }) => detail)).toEqual([
    { before: null, after: 500_000 },
    { before: 500_000, after: 200_000 },
  ]);
});

test('a limit asks for the right to grant credit, the second factor, and the limit that was shown (OFC-005, OFC-008)', async () => {
  const { customerId } = await makeCustomer(api.db);
  expect(await (await makeDesk('sales-desk'))(customerId, 500_000, null)).toBe('ROLE_NOT_ALLOWED');
  expect(await (await makeDesk('owner', false))(customerId, 500_000, null)).toBe('STEP_UP_REQUIRED');
  const change = await makeDesk('receivables');
  expect(await change(customerId, 500_000, 100_000)).toBe('VERSION_CONFLICT');
  expect(await change('00000000-0000-4000-8000-000000000009', 500_000, null)).toBe('CUSTOMER_NOT_FOUND');
  expect(await change(customerId, -1, null)).toBe('INVALID_REQUEST');
  expect(await accountOf(customerId)).toEqual([]);
});

test('of two desks that change one limit at once, one wins and the other gets a conflict (OFC-306)', async () => {
  const { customerId } = await makeCustomer(api.db);
  const [one, other] = [await makeDesk(), await makeDesk()];
  const answers = await Promise.all([one(customerId, 100_000, null), other(customerId, 200_000, null)]);
  expect(new Set(answers)).toEqual(new Set(['VERSION_CONFLICT', true]));
  expect(await accountOf(customerId)).toMatchObject([{ credit_limit: answers[0] === true ? 100_000 : 200_000 }]);
});

test('Cartera sets credit up to the limit of the settings, an owner any; a larger one may go down (OFC-306, OFC-506)', async () => {
  applyPolicy({ creditAloneLimit: 1_000_000 });
  const { customerId } = await makeCustomer(api.db);
  const [receivables, owner] = [await makeDesk('receivables'), await makeDesk()];
  expect(await receivables(customerId, 1_000_001, null)).toBe('CREDIT_NEEDS_OWNER');
  expect(await accountOf(customerId)).toEqual([]);
  expect(await receivables(customerId, 1_000_000, null)).toBe(true);
  expect(await owner(customerId, 5_000_000, 1_000_000)).toBe(true);
  expect(await receivables(customerId, 5_000_001, 5_000_000)).toBe('CREDIT_NEEDS_OWNER');
  expect(await receivables(customerId, 4_000_000, 5_000_000)).toBe(true);
  expect(await receivables(customerId, 5_000_000, 4_000_000)).toBe('CREDIT_NEEDS_OWNER');
  expect(await accountOf(customerId)).toMatchObject([{ credit_limit: 4_000_000 }]);
  applyPolicy({ creditAloneLimit: 5_000_000 });
  expect(await receivables(customerId, 5_000_000, 4_000_000)).toBe(true);
});

test('the refusal says up to which value and who else approves it (OFC-306)', async () => {
  const { customerId } = await makeCustomer(api.db);
  const { cookie } = await makeOperator(api.db, { role: 'receivables', isConfirmed: true });
  const url = `PUT /api/customers/office/customers/${customerId}/credit-limit`;
  const sent = await officeCaller(api, cookie)(url, { limit: 3_000_001, expected: null });
  expect([sent.statusCode, sent.json<{ message: string }>().message.replaceAll('\u00A0', ' ')]).toEqual([
    403,
    'Hasta $ 3.000.000 lo apruebas tú; un cupo mayor lo aprueba la dueña o el dueño.',
  ]);
});

test('of an owner and Cartera at one limit, one wins, and none raises above what it may, whichever comes first (OFC-306)', async () => {
  const [receivables, owner] = [await makeDesk('receivables'), await makeDesk()];
  for (let run = 0; run < howOften(4, 50); run += 1) {
    const { customerId } = await makeCustomer(api.db);
    await owner(customerId, 9_000_000, null);
    // both lower it; for the one that comes second, Cartera's limit would be a raise above what it may
    const calls = [
      { by: owner, limit: 1_000_000 },
      { by: receivables, limit: 8_000_000 },
    ];
    if (run % 2 === 1) calls.reverse();
    const answers = await Promise.all(calls.map(({ by, limit }) => by(customerId, limit, 9_000_000)));
    expect(new Set(answers)).toEqual(new Set(['VERSION_CONFLICT', true]));
    const limit = calls[answers.indexOf(true)]?.limit ?? 0;
    expect(await accountOf(customerId)).toMatchObject([{ credit_limit: limit }]);
    expect(await receivables(customerId, 9_000_000, limit)).toBe('CREDIT_NEEDS_OWNER');
  }
});
