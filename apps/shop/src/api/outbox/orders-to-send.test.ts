import { expect, test } from 'vitest';
import { ordersToSend } from './orders-to-send.ts';
import type { UnsentOrder } from './unsent-order.ts';
import type { UnsentRegistration } from './unsent-registration.ts';

// as: what sending does not read is left out
const order = (clientOrderId: string, more: Partial<UnsentOrder> = {}) =>
  ({
    clientOrderId,
    state: 'waiting',
    customer: { id: 'c1', name: 'Rosa' },
    addressId: 'a1',
    problem: null,
    ...more,
  }) as UnsentOrder;
const registered = (customer: UnsentRegistration['customer']) =>
  ({ clientRegistrationId: 'r1', customer }) as UnsentRegistration; // as above
const ids = ({ ready, lost }: ReturnType<typeof ordersToSend>) => [
  ready.map(({ clientOrderId }) => clientOrderId),
  lost.map(({ clientOrderId }) => clientOrderId),
];
const ofNew = order('new', { registrationId: 'r1', customer: { id: 'r1', name: 'Rosa' }, addressId: 'r1' });

test('orders of customers go, and those that were sent or refused do not', () => {
  expect(ids(ordersToSend([order('1'), order('2', { state: 'sent' }), order('3', { state: 'refused' })], []))).toEqual([
    ['1'],
    [],
  ]);
});

test('an order of a new customer waits for the registration, and then names the customer and its address', () => {
  expect(ids(ordersToSend([ofNew], [registered(null)]))).toEqual([[], []]);
  const { ready } = ordersToSend([ofNew], [registered({ customerId: 'c9', name: 'Salón', addressId: 'a9', at: '' })]);
  expect(ready).toEqual([{ ...ofNew, customer: { id: 'c9', name: 'Salón' }, addressId: 'a9' }]);
  const bare = ordersToSend([ofNew], [registered({ customerId: 'c9', name: 'Salón', addressId: null, at: '' })]);
  expect(bare.ready[0]?.addressId).toBe('c9');
});

test('an order whose registration was given up is lost, unless it has its customer already', () => {
  const { ready, lost } = ordersToSend(
    [ofNew, { ...ofNew, clientOrderId: 'has', customer: { id: 'c9', name: 'Salón' } }],
    [],
  );
  expect(ready.map(({ clientOrderId }) => clientOrderId)).toEqual(['has']);
  expect(lost).toMatchObject([{ clientOrderId: 'new', state: 'refused', problem: expect.any(String) }]);
});
