import type { Payment } from '@tonalia/contract/payment';
import type { OutgoingEvent } from '@tonalia/gateway-simulators/wompi/events';
import { afterEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type UnpaidOrder, makeUnpaidOrder, pay } from '../../../../test/payments.ts';
import { eventOf, postEvent } from '../../../../test/wompi-event.ts';

const api = useApi({ hasGateway: true });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

afterEach(() => {
  api.wompi.events.set('open');
  api.clock.set(new Date());
});

const bank = { type: 'pse', bankCode: '9000', personType: 'natural', documentType: 'CC', document: '52345678' };
const STARTED = 'POST /transactions';

async function payAtBank(order: UnpaidOrder): Promise<void> {
  const { identityId } = order.buyer;
  await api.db.query(
    `update auth.identity set phone_e164 = '+57310' || (1000000 + random() * 8999999)::int where id = $1`,
    [identityId],
  );
  await pay(api, order, bank);
}

async function rowOf({ orderId }: UnpaidOrder) {
  const { rows } = await api.db.query<{
    order: string;
    payment: Payment['status'];
    transactionId: string;
    refund: string;
  }>(
    `select o.status as order, p.status as payment, p.transaction_id as "transactionId", r.status as refund
     from purchase.order o left join purchase.payment p on p.order_id = o.id
     left join purchase.refund r on r.payment_id = p.id
     where o.id = $1 order by p.id desc limit 1`,
    [orderId],
  );
  return rows[0];
}
const charges = ({ orderCode }: UnpaidOrder) =>
  api.wompi.transactions().filter(({ reference }) => reference.startsWith(orderCode));
const changesOf = async ({ orderId }: UnpaidOrder) => {
  const { rows } = await api.db.query<{ to: string }>(
    `select payload->>'status' as to from platform.outbox
     where topic = 'order.changed' and payload->>'orderId' = $1 order by id`,
    [orderId],
  );
  return rows.map(({ to }) => to);
};

/** Advances the clock by each step, and does what is due then. */
async function pass(...steps: number[]): Promise<void> {
  for (const step of steps) {
    api.clock.advance(step);
    await api.wompi.run();
    await api.drain();
  }
}

const post = (event: OutgoingEvent) => postEvent(api, event);

describe('without any webhook', () => {
  test('a payment is checked until its result is known', async () => {
    api.wompi.events.set('lose');
    const order = await makeUnpaidOrder(api);
    await pay(api, order);
    await pass(11 * SECOND);
    expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved' });
    expect(await changesOf(order)).toEqual(['paid']);
  });

  test('it is checked after ten seconds, a minute, ten minutes and every hour', async () => {
    api.wompi.events.set('lose');
    const order = await makeUnpaidOrder(api);
    await payAtBank(order);
    const due = async () => {
      const { rows } = await api.db.query<{ next: Date }>(
        'select next_check_at as next from purchase.payment where order_id = $1',
        [order.orderId],
      );
      return Math.round(((rows[0]?.next.getTime() ?? 0) - api.clock.now().getTime()) / SECOND);
    };
    const waits: number[] = [await due()];
    for (const step of [10, 60, 600]) {
      await pass(step * SECOND + 10);
      waits.push(await due());
    }
    const around = (seconds: number) => expect.closeTo(seconds, -0.5) as number;
    expect(waits).toEqual([around(10), around(60), around(600), around(3_600)]);
  });

  test.each(['drop', 'fail', 'break'] as const)('a charge without a response (%s) is made once · W4', async (kind) => {
    api.wompi.events.set('lose');
    const order = await makeUnpaidOrder(api);
    api.wompi.fault({ on: STARTED, kind });
    await pay(api, order);
    expect(await rowOf(order)).toMatchObject({ payment: 'pending', transactionId: null });
    await pass(11 * SECOND, 11 * SECOND);
    expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved' });
    expect(charges(order)).toHaveLength(1);
  });

  test('a gateway that fails for a while charges once when it is back, and all is settled within two minutes · W4', async () => {
    api.wompi.events.set('lose');
    const orders = [await makeUnpaidOrder(api), await makeUnpaidOrder(api), await makeUnpaidOrder(api)];
    api.wompi.fault({ on: STARTED, kind: 'drop', times: 3 });
    api.wompi.fault({ on: 'GET /transactions', kind: 'break', times: 3 });
    for (const order of orders) await pay(api, order);
    await pass(11 * SECOND, 61 * SECOND, 11 * SECOND, 11 * SECOND);
    for (const order of orders) {
      expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved' });
      expect(charges(order)).toHaveLength(1);
    }
  });
});

describe('webhooks', () => {
  /** An approved payment, and its webhook, which was not sent. */
  async function heldEvent(): Promise<{ order: UnpaidOrder; event: OutgoingEvent }> {
    const order = await makeUnpaidOrder(api);
    await pay(api, order);
    api.wompi.events.set('lose');
    api.clock.advance(2 * SECOND);
    await api.wompi.run();
    return { order, event: eventOf(api, charges(order)[0]) };
  }

  test('sent a hundred times at once are accepted a hundred times and change one thing · W1', async () => {
    const { order, event } = await heldEvent();
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
    await api.drain();
    for (const later of [30 * MINUTE, 3 * HOUR, 21 * HOUR]) {
      api.clock.advance(later);
      expect((await post(event)).json()).toEqual({ ok: true });
      await api.drain();
    }
    expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved' });
    expect(await changesOf(order)).toEqual(['paid']);
    const { rows } = await api.db.query('select from purchase.gateway_event where transaction_id = $1', [
      charges(order)[0]?.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('trigger a check, and their own status is not trusted', async () => {
    const order = await makeUnpaidOrder(api);
    await payAtBank(order);
    expect((await post(eventOf(api, charges(order)[0], 'APPROVED'))).statusCode).toBe(200);
    await api.drain();
    expect(await rowOf(order)).toMatchObject({ order: 'pending_payment', payment: 'pending' });
  });

  test('do not decline an approved payment, whatever the gateway says later', async () => {
    const { order, event } = await heldEvent();
    await post(event);
    await api.drain();
    const [transaction] = charges(order);
    Object.assign(transaction ?? {}, { status: 'DECLINED' });
    expect((await post(eventOf(api, transaction))).statusCode).toBe(200);
    await api.drain();
    expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved', refund: null });
  });

  test('that are forged are refused and not stored · W3', async () => {
    const { order, event } = await heldEvent();
    const forged = [
      { ...event, headers: { ...event.headers, 'x-event-checksum': 'a'.repeat(64) } },
      { ...event, headers: { 'content-type': 'application/json' } as OutgoingEvent['headers'] },
      { ...event, body: { ...event.body, environment: 'prod' } },
      { ...event, body: { ...event.body, timestamp: 1 } },
      { ...event, body: {} },
    ];
    for (const one of forged) {
      const sent = await post(one);
      expect([sent.statusCode, sent.json<{ code: string }>().code]).toEqual([400, 'EVENT_REFUSED']);
    }
    await api.drain();
    expect(await rowOf(order)).toMatchObject({ order: 'pending_payment' });
    const { rows } = await api.db.query('select from purchase.gateway_event where transaction_id = $1', [
      charges(order)[0]?.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('with another amount or reference in the fetched result change nothing · W3', async () => {
    for (const change of [{ amountInCents: 100 }, { reference: 'TN-OTRO1-1' }]) {
      const { order, event } = await heldEvent();
      Object.assign(charges(order)[0] ?? {}, change);
      expect((await post(event)).statusCode).toBe(200);
      await api.drain();
      expect(await rowOf(order)).toMatchObject({ order: 'pending_payment', payment: 'pending' });
    }
  });
});
