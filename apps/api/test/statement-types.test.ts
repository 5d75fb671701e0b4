import { expect, test } from 'vitest';
import { rowIs, statement } from '../src/platform/db.ts';
import type { Database } from '../src/platform/transaction.ts';
import { completeRefund } from '../src/modules/purchase/payment/refund.sql.ts';
import { lockPayment, updateCardFace } from '../src/modules/purchase/payment/settle.sql.ts';

// The compiler is the test: an error that is expected and missing does not compile.
test('a wrong column, a missing parameter and swapped arguments do not compile', () => {
  const mistakes = [
    async (db: Database) => {
      const [payment] = await lockPayment(db, '1');
      // @ts-expect-error the column is called `amount`
      return payment?.total;
    },
    async (db: Database) => {
      const [payment] = await lockPayment(db, '1');
      // @ts-expect-error only an approved payment has a transaction
      return payment?.transactionId.length;
    },
    // @ts-expect-error parameters have names, so they cannot be swapped
    (db: Database) => updateCardFace(db, '1', 'VISA', '4242'),
    // @ts-expect-error `lastFour` is missing
    (db: Database) => updateCardFace(db, { paymentId: '1', brand: 'VISA' }),
    // @ts-expect-error a number is no time
    (db: Database) => completeRefund(db, { id: '1', now: 7, reference: null }),
    // @ts-expect-error a claim cannot contradict PostgreSQL
    () => statement('purchase.hold_payment', '', rowIs<{ amount: string }>()),
    // @ts-expect-error nor add a column
    () => statement('purchase.hold_payment', '', rowIs<{ amount: number; total: number }>()),
  ];
  expect(mistakes).toHaveLength(7);
});
