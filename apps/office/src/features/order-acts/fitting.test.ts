import type { OfficeOrderItem } from '@tonalia/contract/purchase-office';
import { expect, test } from 'vitest';
import { canMove } from './fitting.ts';

// as: only the states and the days count
const order = (status: string, ...parts: [status: string, dispatchDate: string | null][]) =>
  ({
    status,
    shipments: parts.map(([of, dispatchDate]) => ({ status: of, dispatchDate })),
  }) as unknown as OfficeOrderItem;
const later = '2026-04-01';

test.each([
  ['its part in stock waits', order('paid', ['received', null]), 'pick', true],
  ['its part is prepared', order('paid', ['preparing', null]), 'dispatch', true],
  ['its part is on its way', order('paid', ['dispatched', null]), 'deliver', true],
  ['its part is a step further', order('paid', ['preparing', null]), 'pick', false],
  ['its only part leaves later', order('paid', ['received', later]), 'pick', true],
  [
    'the part in stock waits beside a later one',
    order('paid', ['dispatched', later], ['received', null]),
    'pick',
    true,
  ],
  ['two parts leave later', order('paid', ['received', later], ['received', later]), 'pick', false],
  ['it waits for its payment', order('pending_payment', ['received', null]), 'pick', false],
  ['it was cancelled', order('cancelled', ['received', null]), 'pick', false],
  ['it was rejected', order('rejected', ['received', null]), 'pick', false],
  ['it has no part', order('paid'), 'pick', false],
] as const)('when %s it can be moved', (_, one, act, can) => {
  expect(canMove(one, act)).toBe(can);
});
