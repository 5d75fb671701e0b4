import type { BulkResult } from '@tonalia/contract/office-wire';
import type { Payment } from '@tonalia/contract/payment';
import type { CreditStatement } from '@tonalia/contract/statement';
import { expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';
import { makePng } from '../../../../test/proofs.ts';

// A busy machine is slow.
vi.setConfig({ testTimeout: 240_000 });

const api = useApi();
const PNG = makePng().toString('base64');

async function makeRace() {
  const buyer = await makeBuyer(api, { creditLimit: 900_000 });
  for (let n = 0; n < 2; n += 1) await makeUnpaidOrder(api, { buyer, method: 'own_credit' });
  const read = async () =>
    (await api.send({ url: '/api/customers/statement', token: buyer.token })).json<{ results: CreditStatement }>()
      .results;
  const { documents } = await read();
  const send = (amounts: number[]) =>
    api.send({
      method: 'POST',
      url: '/api/customers/statement/proof',
      token: buyer.token,
      payload: { documents: amounts.map((amount, at) => ({ _id: documents[at]?._id, amount })), file: PNG },
    });
  const sums = async () =>
    (
      await api.db.query<{ paid: number; applied: number; tooMuch: number }>(
        `select (select coalesce(-sum(amount), 0) from auth.credit_movement where customer_id = $1 and kind = 'payment')::int as paid,
           (select coalesce(sum(a.amount), 0) from auth.credit_application a join auth.credit_movement m on m.id = a.document_id
            where m.customer_id = $1)::int as applied,
           (select count(*) from auth.credit_movement m where m.customer_id = $1 and m.amount > 0
            and m.amount < (select sum(amount) from auth.credit_application where document_id = m.id))::int as "tooMuch"`,
        [buyer.customerId],
      )
    ).rows[0];
  return { buyer, read, send, sums };
}

const act = async (what: 'approve' | 'reject', body: object): Promise<BulkResult> => {
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'receivables' })).cookie);
  return (await call(`POST /api/purchase/office/transfers/${what}`, body)).json<{ results: BulkResult }>().results;
};

test('SEL-204: the same proof from two phones at once is one transfer, and other amounts never promise more than is owed', async () => {
  for (let n = 0; n < howOften(5, 50); n += 1) {
    api.network = `10.0.0.${n}`;
    const { read, send } = await makeRace();
    const answers = await Promise.all([[80_000, 50_000], [80_000, 50_000], [60_000], [80_000, 80_000]].map(send));
    const made = new Set(
      answers.flatMap((one) => (one.statusCode === 200 ? one.json<{ results: Payment }>().results._id : [])),
    );
    expect(made.size).toBe(1);
    for (const { statusCode, body } of answers)
      if (statusCode !== 200) expect(body).toContain('CREDIT_DOCUMENT_CHANGED');
    for (const { waiting, balance } of (await read()).documents) expect(waiting).toBeLessThanOrEqual(balance);
  }
});

test('SEL-204: operators that approve and reject at once while another proof comes apply the money once or not at all', async () => {
  for (let n = 0; n < howOften(5, 50); n += 1) {
    api.network = `10.0.0.${n}`;
    const { read, send, sums } = await makeRace();
    const id = (await send([80_000, 50_000])).json<{ results: Payment }>().results._id;
    await Promise.all([
      act('approve', { ids: [id] }),
      act('approve', { ids: [id] }),
      act('reject', { ids: [id], reason: 'No llegó' }),
      send([80_000, 50_000]),
    ]);
    const { paid, applied, tooMuch } = (await sums()) ?? { paid: -1, applied: -1, tooMuch: -1 };
    expect([0, 130_000]).toContain(paid);
    expect({ applied, tooMuch }).toEqual({ applied: paid, tooMuch: 0 });
    expect((await read()).summary.used).toBe(160_000 - paid);
  }
});
