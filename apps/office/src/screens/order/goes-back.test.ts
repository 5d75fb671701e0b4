import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { expect, test } from 'vitest';
import { moneyBack, unitsBack } from './goes-back.ts';

type Money = NonNullable<OfficeOrder['money']>;
const payment = (reference: string, amount: number, status: string) => ({ reference, name: reference, amount, status });
// as: only payments and refunds count
const money = (payments: object[], refunds: object[] = []) => ({ payments, refunds }) as unknown as Money;

test('the units of parts that have not left go back to the shelves', () => {
  const part = (status: string, ...units: number[]) => ({ status, lines: units.map((quantity) => ({ quantity })) });
  // as: only the parts count
  const order = {
    shipments: [
      part('received', 2, 3),
      part('preparing', 4),
      part('dispatched', 10),
      part('delivered', 20),
      part('cancelled', 40),
    ],
  } as unknown as OfficeOrder;
  expect(unitsBack(order)).toBe(9);
});

test('what was paid or lent goes back by its method, less what was returned before', () => {
  const paid = [
    payment('nequi', 10_000, 'approved'),
    payment('nequi', 5_000, 'approved'),
    payment('pse', 7_000, 'declined'),
    payment('cash', 8_000, 'on_delivery'),
    payment('own_credit', 9_000, 'on_credit'),
  ];
  const amounts = (refunds: object[] = []) => moneyBack(money(paid, refunds)).map(({ amount }) => amount);
  expect(amounts()).toEqual([15_000, 9_000]);
  expect(
    amounts([
      { method: 'nequi', amount: 4_000 },
      { method: 'other', amount: 1 },
    ]),
  ).toEqual([11_000, 9_000]);
  expect(amounts([{ method: 'nequi', amount: 14_999 }])).toEqual([1, 9_000]);
  expect(amounts([{ method: 'nequi', amount: 15_000 }])).toEqual([9_000]);
  const [nequi, credit] = moneyBack(money(paid));
  expect(nequi?.to).toContain('nequi');
  expect(credit?.to).toMatch(/cupo/i);
  expect(moneyBack(null)).toEqual([]);
});
