import type { OfficeRole } from '@tonalia/contract/office-rights';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { useCredit } from './credit.sql.ts';

const api = useApi();

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
