import type { PaymentStatus } from '@tonalia/contract/payment';
import { expect, test, vi } from 'vitest';
import { audit } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeCarts } from '../../../../test/make-carts.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { startBody } from '../../../../test/payments.ts';
import { type Charged, eventOf, postEvent, untilCharged } from '../../../../test/wompi-event.ts';

// a busy machine may be slow
vi.setConfig({ testTimeout: 300_000 });

const api = useApi({ hasGateway: true });
const states = ['PENDING', 'APPROVED', 'DECLINED', 'VOIDED', 'ERROR'] as const;
type State = (typeof states)[number];

/** Five webhooks in the order they arrive, and the status fetched after each. */
interface Story {
  events: readonly State[];
  answers: readonly State[];
}

/** The statuses of a transaction over time, at the gateway. */
const lives: readonly (readonly State[])[] = [
  ['PENDING'],
  ['PENDING', 'APPROVED'],
  ['PENDING', 'DECLINED'],
  ['PENDING', 'APPROVED', 'VOIDED'],
  ['PENDING', 'ERROR'],
];

const orders = permutations(states);
/** Each order of webhooks with one of the sequences, which advances between webhooks, each time at another one. */
const truthful = orders.map((events, n): Story => {
  const life = lives[n % lives.length] ?? [];
  const begins = Math.floor(n / lives.length) % 3;
  return {
    events,
    answers: events.map((_, at) => life[Math.max(0, Math.min(at - begins + 1, life.length - 1))] ?? 'PENDING'),
  };
});
/** A gateway that contradicts itself: its status is that of the last webhook. */
const fickle = orders.map((events): Story => ({ events, answers: events }));

/** Orders with a charge at the bank, one per story. */
async function charged(count: number): Promise<Charged[]> {
  const soap = await makeProduct(api.db, { stock: 2 * count, price: 40_000 });
  const carts = await makeCarts(api, Array(count).fill([[soap, 2]]), { method: 'pse' });
  const placed = await Promise.all(carts.map((cart) => cart.order()));
  await api.db.query(
    `update auth.identity set phone_e164 = '+57310' || (1000000 + random() * 8999999)::int where role = 'Seller'`,
  );
  const bank = { type: 'pse', bankCode: '9000', personType: 'natural', documentType: 'CC', document: '52345678' };
  await api.db.query(
    `insert into purchase.payment (order_id, identity_id, method, status, amount, gateway_reference, instrument, next_check_at)
     select id, identity_id, 'pse', 'pending', total, code || '-1', $2, now() from purchase.order where id = any($1)`,
    [placed.map(({ orderId }) => orderId), JSON.stringify(await startBody(api, bank, {}))],
  );
  api.clock.advance(1_000);
  return untilCharged(
    api,
    placed.map(({ orderCode }) => `${orderCode}-1`),
  );
}

/** Delivers the first webhook of each story, then the second of each, and so on; returns the payment's status after each. */
async function play(stories: readonly Story[]): Promise<PaymentStatus[][]> {
  const transactions = await charged(stories.length);
  const were: PaymentStatus[][] = stories.map(() => []);
  for (const at of states.keys()) {
    const sent = stories.map(({ events, answers }, n) => {
      Object.assign(transactions[n] ?? {}, { status: answers[at] });
      return postEvent(api, eventOf(api, transactions[n], events[at]));
    });
    expect(new Set((await Promise.all(sent)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await api.drain();
    const { rows } = await api.db.query<{ status: PaymentStatus }>(
      `select p.status from unnest($1::text[]) with ordinality as t(id, n) join purchase.payment p on p.transaction_id = t.id order by n`,
      [transactions.map(({ id }) => id)],
    );
    for (const [n, { status }] of rows.entries()) were[n]?.push(status);
  }
  return were;
}

test('in all 120 orders of five webhooks the fetched status decides, after each of them · W2', async () => {
  const results = new Set(truthful.map(({ events, answers }) => `${events.at(-1)} ${answers.at(-1)}`));
  expect([orders.length, results.size]).toEqual([120, 25]);
  const were = await play(truthful);
  const answered = truthful.map(({ answers }) => answers.map((state) => state.toLowerCase()));
  expect(were).toEqual(answered);
  expect(await audit(api.db)).toEqual([]);
});

test('an approved payment is never declined, even when the gateway says so, in all 120 orders · W2', async () => {
  const were = await play(fickle);
  for (const [n, { events }] of fickle.entries()) {
    const was = were[n] ?? [];
    const paid = was.slice(was.indexOf('approved'));
    const how = `${events.join()}: ${was.join()}`;
    // whatever failed before, unless it was voided before it was approved
    if (events.indexOf('APPROVED') < events.indexOf('VOIDED')) expect(was, how).toContain('approved');
    if (was.includes('approved')) expect(['approved', 'approved,voided'], how).toContain([...new Set(paid)].join());
  }
  expect(await audit(api.db)).toEqual([]);
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, n) => permutations(items.toSpliced(n, 1)).map((rest) => [item, ...rest]));
}
