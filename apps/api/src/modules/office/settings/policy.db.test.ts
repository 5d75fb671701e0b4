import type { CartView } from '@tonalia/contract/purchase';
import type { OfficePolicy, OfficeSetting } from '@tonalia/contract/settings-office';
import { afterEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { applyStoredPolicy } from '../../../platform/settings/apply-policy.ts';

const api = useApi({ hasGateway: true });

afterEach(async () => {
  await api.db.query(`delete from platform.setting where key like 'policy.%'`);
  await applyStoredPolicy(api.db);
});

async function owner(isConfirmed = true) {
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'owner', isConfirmed })).cookie);
  const list = async () => (await call('GET /api/office/settings')).json<{ results: OfficeSetting[] }>().results;
  const save = async (values: Record<string, string | null>) => {
    const seen = await list();
    const changes = Object.entries(values).map(([key, value]) => ({
      key,
      value,
      seen: seen.find((one) => one.key === key)?.value ?? null,
    }));
    return call('PUT /api/office/settings', { changes });
  };
  const policy = async () => (await call('GET /api/office/policy')).json<{ results: OfficePolicy }>().results;
  return { call, list, save, policy };
}

/** Orders two units by bank transfer; the code of the refusal, with its parameters, or undefined. */
async function order(buyer: MadeBuyer) {
  const call: MadeBuyer['call'] = (...sent) => buyer.call(...sent);
  const product = await makeProduct(api.db, { stock: 9, price: 40_000 });
  await call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 2 });
  const cartId = (await call('GET /cart/listcart')).json<CartView>().cart?._id;
  await call('PUT /cart/listcart', { cartId, paymentMethod: 'bank_transfer' });
  const { code, params } = (await call('POST /order/create', { cartId })).json<{ code?: string; params?: object }>();
  return { code, params };
}

test('a rule that an owner saves decides the next order, and its removal brings back the usual one (OFC-506)', async () => {
  const { save } = await owner();
  const buyer = await makeBuyer(api);
  expect((await save({ 'policy.max_unpaid_orders': '1' })).statusCode).toBe(200);
  await expect.poll(() => order(buyer).then(({ code }) => code), { timeout: 5_000 }).toBe('UNPAID_ORDERS');
  expect(await order(buyer)).toMatchObject({ params: { most: 1 } });
  await save({ 'policy.max_unpaid_orders': null });
  await expect.poll(() => order(buyer).then(({ params }) => params), { timeout: 5_000 }).toEqual({ most: 3 });
});

test('hours and thousands are read as people type them and shown in one form, with author and history (OFC-506)', async () => {
  const { call, list, save, policy } = await owner();
  const saved = await save({
    'policy.delivery_hours': '7:30-12:00, 13:00 a 17:00',
    'policy.quiet_hours': '20:00 - 6:30',
    'policy.cash_difference_limit': '35.000',
    'policy.return_days': '9',
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const shown = new Map((await list()).map(({ key, value }) => [key, value]));
  expect(shown.get('policy.delivery_hours')).toBe('07:30–12:00, 13:00–17:00');
  expect(shown.get('policy.quiet_hours')).toBe('20:00–06:30');
  await expect.poll(policy, { timeout: 5_000 }).toMatchObject({ cashDifferenceLimit: 35_000, returnDays: 9 });
  const history = await call('GET /api/office/settings/policy.cash_difference_limit/history');
  expect(history.json()).toMatchObject({ results: [{ by: 'Ana Ríos', before: null, after: '35.000' }] });
});

test('a rule that lets money leave asks for the second factor, beside others too, and then nothing is saved (OFC-506, OFC-003)', async () => {
  const { list, save } = await owner(false);
  const refused = await save({ 'policy.return_days': '9', 'policy.refund_alone_limit': '900.000' });
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'STEP_UP_REQUIRED' }]);
  expect((await list()).filter(({ key, value }) => key.startsWith('policy.') && value !== null)).toEqual([]);
  expect((await save({ 'policy.return_days': '9' })).statusCode).toBe(200);
  const confirmed = await owner();
  expect((await confirmed.save({ 'policy.refund_alone_limit': '900.000' })).statusCode).toBe(200);
});

test.each([
  ['policy.return_days', '4'],
  ['policy.return_days', '5,5'],
  ['policy.return_days', 'cinco'],
  ['policy.return_days', '1.5'],
  ['policy.delivery_hours', '13:00-12:00'],
  ['policy.delivery_hours', '08:00-12:00, 11:00-18:00'],
  ['policy.delivery_hours', '08:00'],
  ['policy.quiet_hours', '25:00-07:00'],
  ['policy.quiet_hours', '08:00-08:00'],
])('%s cannot be %s: the refusal says what it can be, and nothing changes (OFC-506)', async (key, value) => {
  const { list, save, policy } = await owner();
  const refused = await save({ 'policy.cash_difference_limit': '35.000', [key]: value });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'SETTING_WRONG']);
  expect(refused.json<{ message: string }>().message).toMatch(/debe ser como: .*\d/);
  expect((await list()).filter(({ key: of, value: is }) => of.startsWith('policy.') && is !== null)).toEqual([]);
  expect((await policy()).cashDifferenceLimit).toBe(20_000);
});

test('a stored value that no longer lies within its bounds is left out, and the others are followed (OFC-506)', async () => {
  const { policy } = await owner();
  await api.db.query(
    `insert into platform.setting (key, value, updated_by) values ('policy.return_days', '1', 'x'), ('policy.return_age_days', '8', 'x')`,
  );
  await expect.poll(policy, { timeout: 5_000 }).toMatchObject({ returnDays: 5, returnAgeDays: 8 });
});
