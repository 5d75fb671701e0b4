import type { Payment } from '@tonalia/contract/payment';
import type { CreditStatement } from '@tonalia/contract/statement';
import { applyPolicy, defaultPolicy } from '@tonalia/rules/policy';
import { afterEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { APPROVED_NEQUI, DECLINED_NEQUI, makeUnpaidOrder, startBody } from '../../../../test/payments.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { payCredit } from '../../customers/index.ts';

const api = useApi({ hasGateway: true });
afterEach(() => applyPolicy(defaultPolicy));

const read = async ({ token }: MadeBuyer, view = 'open') =>
  (await api.send({ url: '/api/customers/statement', token, query: { view } })).json<{ results: CreditStatement }>()
    .results;

/** A buyer with documents of 80.000 pesos, the first due first. */
async function makeDebtor(documents: number) {
  const buyer = await makeBuyer(api, { creditLimit: 900_000 });
  for (let n = 0; n < documents; n += 1) await makeUnpaidOrder(api, { buyer, method: 'own_credit' });
  return { buyer, documents: (await read(buyer)).documents };
}

type DocumentsToPay = { _id: string; amount: number }[];
const send = async (buyer: MadeBuyer, documents: DocumentsToPay, instrument: object = APPROVED_NEQUI) =>
  buyer.call('POST /payment/start', await startBody(api, instrument, { documents }));
const balances = async (buyer: MadeBuyer) => (await read(buyer)).documents.map(({ balance }) => balance);

async function decide(): Promise<void> {
  await api.drain();
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
}

const id = (documents: readonly { _id: string }[], at: number) => documents[at]?._id ?? '';

test('SEL-204: one payment pays one document whole and a part of another, and nothing of the rest', async () => {
  const { buyer, documents } = await makeDebtor(3);
  const chosen = [
    { _id: id(documents, 1), amount: 80_000 },
    { _id: id(documents, 2), amount: 30_000 },
  ];
  const started = (await send(buyer, chosen)).json<{ results: Payment }>().results;
  expect(started).toMatchObject({ amount: 110_000, orderCode: null, status: 'pending' });
  expect(await balances(buyer)).toEqual([80_000, 80_000, 80_000]);
  await decide();
  expect(await balances(buyer)).toEqual([80_000, 50_000]);
  expect((await read(buyer, 'movements')).movements[0]).toMatchObject({
    kind: 'payment',
    amount: -110_000,
    method: 'Nequi',
    appliedTo: [
      { _id: id(documents, 1), amount: 80_000 },
      { _id: id(documents, 2), amount: 30_000 },
    ],
  });
  const { rows } = await api.db.query<{ detail: object }>(
    `select detail from platform.audit where action = 'auth.credit_documents_paid' and subject_id = $1`,
    [buyer.customerId],
  );
  expect(rows).toMatchObject([{ detail: { amount: 110_000, applied: 110_000, documents: 2 } }]);
});

test('without part payments a document is paid whole, by name or the oldest first (OFC-506)', async () => {
  const { buyer, documents } = await makeDebtor(3);
  expect((await read(buyer)).summary.takesParts).toBe(true);
  applyPolicy({ ...defaultPolicy, takesPartPayments: false });
  expect((await read(buyer)).summary.takesParts).toBe(false);
  const part = [{ _id: id(documents, 1), amount: 30_000 }];
  expect((await send(buyer, part)).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  const free = async (creditPayment: number) =>
    buyer.call('POST /payment/start', await startBody(api, APPROVED_NEQUI, { creditPayment }));
  for (const amount of [30_000, 100_000])
    expect((await free(amount)).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  expect((await free(160_000)).statusCode).toBe(200);
  await decide();
  expect(await balances(buyer)).toEqual([80_000]);
});

test('SEL-204: a declined payment leaves the documents as they are, and they can be paid then', async () => {
  const { buyer, documents } = await makeDebtor(1);
  await send(buyer, [{ _id: id(documents, 0), amount: 80_000 }], DECLINED_NEQUI);
  await decide();
  expect(await balances(buyer)).toEqual([80_000]);
  await send(buyer, [{ _id: id(documents, 0), amount: 80_000 }]);
  await decide();
  expect(await balances(buyer)).toEqual([]);
});

test('SEL-204: more than a document owes, too small a part, a repeated or foreign document start no payment', async () => {
  const { buyer, documents } = await makeDebtor(1);
  const stranger = await makeDebtor(1);
  const refused = async (chosen: DocumentsToPay) => (await send(buyer, chosen)).json<{ code?: string }>().code;
  const _id = id(documents, 0);
  expect(await refused([{ _id, amount: 80_001 }])).toBe('CREDIT_DOCUMENT_CHANGED');
  expect(await refused([{ _id, amount: 19_999 }])).toBe('INVALID_REQUEST');
  expect(await refused([{ _id, amount: 0 }])).toBe('INVALID_REQUEST');
  expect(
    await refused([
      { _id, amount: 20_000 },
      { _id, amount: 20_000 },
    ]),
  ).toBe('INVALID_REQUEST');
  expect(await refused([{ _id: id(stranger.documents, 0), amount: 80_000 }])).toBe('CREDIT_DOCUMENT_NOT_FOUND');
  const both = await startBody(api, APPROVED_NEQUI, { documents: [{ _id, amount: 80_000 }], creditPayment: 80_000 });
  expect((await buyer.call('POST /payment/start', both)).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  const { rows } = await api.db.query('select from purchase.payment where customer_id = $1', [buyer.customerId]);
  expect(rows).toEqual([]);
});

test('SEL-204: what a document no longer owes when the money comes stays as a balance in favour', async () => {
  const { buyer, documents } = await makeDebtor(1);
  const started = await send(buyer, [{ _id: id(documents, 0), amount: 80_000 }]);
  const { _id } = started.json<{ results: Payment }>().results;
  await inTransaction(api.db, (tx) =>
    payCredit(tx, { customerId: buyer.customerId, amount: 80_000, paymentId: `9${Date.now()}` }),
  );
  await decide();
  expect((await read(buyer)).summary).toMatchObject({ used: 0, inFavour: 80_000, open: 0, available: 980_000 });
  expect((await buyer.call(`GET /payment/${_id}`)).json()).toMatchObject({
    results: { status: 'approved', refund: null },
  });
});

test('SEL-204: the database refuses more than a document owes and more than was paid', async () => {
  const { buyer, documents } = await makeDebtor(2);
  const paid = await api.db.query<{ id: string }>(
    `insert into auth.credit_movement (customer_id, kind, amount) values ($1, 'payment', -90000) returning id::text`,
    [buyer.customerId],
  );
  const apply = (at: number, amount: number) =>
    api.db.query('insert into auth.credit_application (movement_id, document_id, amount) values ($1, $2, $3)', [
      paid.rows[0]?.id,
      id(documents, at),
      amount,
    ]);
  await expect(apply(0, 80_001)).rejects.toThrow('more is applied');
  await apply(0, 80_000);
  await expect(apply(1, 10_001)).rejects.toThrow('more is applied');
  const stranger = await makeDebtor(1);
  await expect(
    api.db.query('insert into auth.credit_application (movement_id, document_id, amount) values ($1, $2, 1)', [
      paid.rows[0]?.id,
      id(stranger.documents, 0),
    ]),
  ).rejects.toThrow('no document of its customer');
});
