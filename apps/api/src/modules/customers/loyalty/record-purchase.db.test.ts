import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeCustomer } from '../../../../test/make.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { loyaltyStatus } from './loyalty-status.ts';
import { recordPurchase } from './record-purchase.ts';

const api = useApi();

async function bought(customerId: string, boughtOn: string, amount: number, orderId = randomUUID()) {
  const payload = { orderId, customerId, boughtOn, amount };
  await inTransaction(api.db, (tx) => recordPurchase(tx, { id: '1', topic: 'order.placed', payload }));
}

async function makeTiers() {
  await api.db.query(`insert into auth.loyalty_tier (zone, name, color, min_amount) values
    ('URBANO1 BTA', 'Bronce', '#A86F3C', 0), ('URBANO1 BTA', 'Plata', '#8E979B', 1000) on conflict do nothing`);
}

test('an order with two events counts once', async () => {
  await makeTiers();
  const { customerId } = await makeCustomer(api.db);
  const orderId = randomUUID();
  api.clock.set(new Date('2026-06-15T12:00:00Z'));
  await bought(customerId, '2026-06-01', 600, orderId);
  await bought(customerId, '2026-06-01', 600, orderId);
  expect((await loyaltyStatus(api.db, api.clock, customerId)).currentLoyaltyStatus.amountToNextStatus).toBe(400);
});

test('only the last twelve months in Bogotá count, and only the customer’s own orders', async () => {
  await makeTiers();
  const { customerId } = await makeCustomer(api.db);
  const other = await makeCustomer(api.db);
  // still the 15th in Bogotá
  api.clock.set(new Date('2026-06-16T03:00:00Z'));
  await bought(customerId, '2025-06-15', 500);
  await bought(customerId, '2025-06-16', 1);
  await bought(customerId, '2026-06-15', 2);
  await bought(customerId, '2026-06-16', 400);
  await bought(other.customerId, '2026-06-01', 900);
  expect((await loyaltyStatus(api.db, api.clock, customerId)).currentLoyaltyStatus.amountToNextStatus).toBe(997);
});
