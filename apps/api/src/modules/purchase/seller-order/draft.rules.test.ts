import type { OfferedLine, OrderAsks } from '@tonalia/contract/order-asks';
import { expect, test } from 'vitest';
import { type DraftLine, type OrderDraft, answeredDraft } from './draft.rules.ts';

const [MORNING, NOON] = ['2026-11-27T12:00:00.000Z', '2026-11-27T17:00:00.000Z'];
const line = (code: string, more: Partial<DraftLine> = {}): DraftLine => ({
  code,
  quantity: 2,
  priceSeen: 10_000,
  dateSeen: null,
  seenAt: MORNING,
  ...more,
});
const draft: OrderDraft = {
  addressId: 'here',
  paymentMethod: 'cash_on_delivery',
  comments: 'Timbre',
  together: true,
  expectedTotal: 60_000,
  lines: [line('A'), line('B', { quantity: 6 }), line('C')],
};
const offered = (code: string, quantity: number, price: number, dispatchDate: string | null = null): OfferedLine => ({
  code,
  name: code,
  versionName: null,
  quantity,
  price,
  dispatchDate,
});
const asks = (...lines: OfferedLine[]): OrderAsks => ({
  revision: 1,
  expectedTotal: 60_000,
  total: null,
  unchanged: 2,
  unchangedAmount: 40_000,
  doubts: [],
  lines: [
    {
      line: 2,
      code: 'B',
      name: 'B',
      versionName: null,
      image: null,
      reasons: ['fewer'],
      seen: { quantity: 6, price: 10_000, dispatchDate: null },
      now: { quantity: 2, price: 10_000, dispatchDate: null },
      choices: [{ choice: 'it', kind: 'replace', lines, nearness: null, difference: null }],
    },
  ],
});
const chosen = { choices: [{ line: 2, choice: 'it' }], expectedTotal: 50_000 };

test('the chosen lines replace the one that asked, as shown when they were offered; the others stay (SEL-105)', () => {
  const after = answeredDraft(draft, asks(offered('B', 2, 10_000), offered('B', 4, 9_000, '2026-12-01')), chosen, NOON);
  expect(after).toEqual({
    ...draft,
    expectedTotal: 50_000,
    lines: [
      line('A'),
      line('B', { seenAt: NOON }),
      line('B', { quantity: 4, priceSeen: 9_000, dateSeen: '2026-12-01', seenAt: NOON }),
      line('C'),
    ],
  });
});

test('a replacement that is ordered already is one line, at the lowest price and the oldest instant shown (SEL-105)', () => {
  expect(answeredDraft(draft, asks(offered('A', 4, 10_500)), chosen, NOON)?.lines).toEqual([
    line('A', { quantity: 6 }),
    line('C'),
  ]);
  expect(answeredDraft(draft, asks(offered('A', 4, 9_500)), chosen, NOON)?.lines[0]).toEqual(
    line('A', { quantity: 6, priceSeen: 9_500 }),
  );
});

test('an answer without a choice for a line, or with another one, is no answer (SEL-105)', () => {
  const offer = asks(offered('B', 2, 10_000));
  for (const choices of [[], [{ line: 1, choice: 'it' }], [{ line: 2, choice: 'other' }]])
    expect(answeredDraft(draft, offer, { ...chosen, choices }, NOON)).toBeNull();
  expect(answeredDraft(draft, asks(), chosen, NOON)?.lines).toEqual([line('A'), line('C')]);
});

test('address and payment method are replaced when the answer names others (SEL-105)', () => {
  const named = { ...chosen, addressId: 'there', paymentMethod: 'own_credit' };
  expect(answeredDraft(draft, asks(), named, NOON)).toMatchObject({
    addressId: 'there',
    paymentMethod: 'own_credit',
    comments: 'Timbre',
    together: true,
  });
});
