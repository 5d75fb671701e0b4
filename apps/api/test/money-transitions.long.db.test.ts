import { refundAloneLimit } from '@tonalia/rules/policy';
import { afterEach, beforeAll } from 'vitest';
import { useApi } from './build-app.ts';
import { makeOperator, officeCaller } from './make-operator.ts';
import { makeProduct } from './make-products.ts';
import type { OfficeCaller } from './make-waves.ts';
import { makeUnpaidOrder, pay } from './payments.ts';
import { testTransitions } from './transitions.ts';

const api = useApi({ hasGateway: true });
afterEach(() => api.clock.set(new Date()));
let asker: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  const desk = async () =>
    officeCaller(api, (await makeOperator(api.db, { role: 'receivables', isConfirmed: true })).cookie);
  [asker, other] = [await desk(), await desk()];
});

const TOTAL = 1_200_000;
/** Longer than the gateway has for one attempt, in ms. */
const ATTEMPT = 120_000;

interface PaidOrder {
  orderCode: string;
  paymentId: string;
}

/** An order of 1.200.000 pesos that a wallet paid. */
async function makePaid(): Promise<PaidOrder> {
  const product = await makeProduct(api.db, { stock: 5, price: TOTAL / 2 });
  const order = await makeUnpaidOrder(api, { product });
  await pay(api, order);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  const { rows } = await api.db.query<{ id: string }>(
    `select id::text as id from purchase.payment where order_id = $1 and status = 'approved'`,
    [order.orderId],
  );
  return { orderCode: order.orderCode, paymentId: rows[0]?.id ?? '' };
}

const bodyOf = ({ paymentId }: PaidOrder, amount: number) => ({
  parts: [{ paymentId, amount, holds: TOTAL, goesTo: 'source' }],
  reason: 'Faltó en bodega',
});
const at = (kind: string, id: string) => `/api/purchase/office/${kind}/${id}`;
const approve = (id: string) => other(`POST ${at('refund-approvals', id)}/approve`);
const reject = (id: string) => other(`POST ${at('refund-approvals', id)}/reject`, { why: 'No hay soporte' });

/** A request for more than one person may refund, after an act of another person. */
async function requested(act?: (id: string) => Promise<unknown>): Promise<string> {
  const order = await makePaid();
  const sent = await asker(
    `POST ${at('orders', order.orderCode)}/refund/approval`,
    bodyOf(order, refundAloneLimit + 1),
  );
  const { _id } = sent.json<{ results: { _id: string } }>().results;
  await act?.(_id);
  return _id;
}

/** A second person decides once (OFC-108). */
testTransitions(() => api.db, 'a request for a refund', {
  states: { waiting: () => requested(), approved: () => requested(approve), rejected: () => requested(reject) },
  acts: {
    approve,
    reject,
    'approve of one’s own': (id) => asker(`POST ${at('refund-approvals', id)}/approve`),
  },
  table: {
    approve: ['ok', 'APPROVAL_DECIDED', 'APPROVAL_DECIDED'],
    reject: ['ok', 'APPROVAL_DECIDED', 'APPROVAL_DECIDED'],
    'approve of one’s own': ['APPROVAL_OWN', 'APPROVAL_DECIDED', 'APPROVAL_DECIDED'],
  },
});

const done = (id: string) => asker(`POST ${at('refunds', id)}/done`, { reference: 'M-7712' });

/** A part of what a wallet paid: the gateway cannot return a part, so an operator does. */
async function refund(act?: (id: string) => Promise<unknown>): Promise<string> {
  const order = await makePaid();
  const sent = await asker(`POST ${at('orders', order.orderCode)}/refund`, bodyOf(order, 38_400));
  const [id = ''] = sent.json<{ results: { ids: string[] } }>().results.ids;
  await api.drain();
  // the gateway's attempt is over
  api.clock.advance(ATTEMPT);
  await act?.(id);
  return id;
}

/** A refund is done once, and one that is done is asked of no gateway (OFC-108). */
testTransitions(() => api.db, 'a refund by hand', {
  states: { waiting: () => refund(), done: () => refund(done) },
  acts: {
    done,
    retry: (id) => asker(`POST ${at('refunds', id)}/retry`),
    approve: (id) => other(`POST ${at('refunds', id)}/approve`),
  },
  table: {
    done: ['ok', 'same'],
    retry: ['REFUND_BY_HAND_ONLY', 'REFUND_DONE'],
    approve: ['APPROVAL_DECIDED', 'APPROVAL_DECIDED'],
  },
});
