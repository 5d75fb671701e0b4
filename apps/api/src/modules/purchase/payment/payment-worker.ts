import { processPayment } from './process-payment.ts';
import { cleanPayments } from './clean-payments.ts';
import { expireOrders } from './expire-orders.ts';
import { type Gateway, gatewayOf } from '../gateway/gateway.ts';
import { refundPayment } from './refund-payment.ts';
import { claimRefund, markRefundManual } from './refund.sql.ts';
import type { SettleContext } from './payment-context.ts';
import { CHECK_AFTER } from './payment.rules.ts';
import { claimPayment } from './payment-queue.sql.ts';

/** In ms. Starting a payment wakes the worker at once; the interval is for retries, checks and expiry. */
const EVERY = 5_000;
const CLEAN_EVERY = 60 * 60_000;
/** Payments processed at the same time, so that a slow answer does not delay the others. */
const MAX_PARALLEL = 4;

/** The job that charges, checks results, refunds and expires orders. */
export interface PaymentWorker {
  /** Starts a run when one is free. */
  wake(): void;
  /** Processes everything due now, then resolves. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface PaymentWorkerContext extends SettleContext {
  gateways: readonly Gateway[];
  publicUrl: string;
  /** Whether jobs may run now; always when omitted. */
  mayRun?: (() => Promise<boolean>) | undefined;
}

const always = () => Promise.resolve(true);

/**
 * Starts the payment worker, with a run every `everyMs`. Several processes may run one: each payment is claimed by one of them.
 */
export function startPaymentWorker(context: PaymentWorkerContext, everyMs = EVERY): PaymentWorker {
  const { db, clock, log, gateways, mayRun = always } = context;
  const hasGateway = gateways.length > 0;
  const busy = new Set<Promise<void>>();
  const begin = (work: () => Promise<void>): Promise<void> => {
    const run = mayRun()
      .then((may) => (may ? work() : undefined))
      .catch((err: unknown) => log.error({ err }, 'the payment worker failed'))
      .finally(() => busy.delete(run));
    busy.add(run);
    return run;
  };
  const wake = () => {
    if (hasGateway && busy.size < MAX_PARALLEL) void begin(() => processDue(context));
  };
  let expiring: Promise<void> | undefined;
  const expire = () => {
    expiring ??= begin(() => expireOrders(context, gateways)).finally(() => (expiring = undefined));
    return expiring;
  };
  const timer = setInterval(() => {
    wake();
    void expire();
  }, everyMs);
  timer.unref();
  const cleaning = setInterval(() => void begin(() => cleanPayments(db, clock)), CLEAN_EVERY);
  cleaning.unref();
  return {
    wake,
    async drain() {
      await Promise.all(busy);
      if (hasGateway) await begin(() => processDue(context));
      await expire();
    },
    async stop() {
      clearInterval(timer);
      clearInterval(cleaning);
      await Promise.all(busy);
    },
  };
}

/** One by one until nothing is due. A failed payment was put off when it was claimed. */
async function processDue(context: PaymentWorkerContext): Promise<void> {
  while ((await processNextPayment(context)) || (await processNextRefund(context)));
}

async function processNextPayment(context: PaymentWorkerContext): Promise<boolean> {
  const [due] = await claimPayment(context.db, { now: context.clock.now(), checkAfter: CHECK_AFTER });
  if (!due) return false;
  const gateway = gatewayOf(context.gateways, due.method);
  if (!gateway) {
    context.log.warn({ paymentId: due.id, method: due.method }, 'no gateway takes the method of a payment');
    return true;
  }
  await processPayment({ ...context, gateway }, due).catch((err: unknown) =>
    context.log.warn({ err, paymentId: due.id, reference: due.reference }, 'a payment could not be processed'),
  );
  return true;
}

async function processNextRefund(context: PaymentWorkerContext): Promise<boolean> {
  const [due] = await claimRefund(context.db, { now: context.clock.now(), checkAfter: CHECK_AFTER });
  if (!due) return false;
  const gateway = gatewayOf(context.gateways, due.method);
  await (gateway ? refundPayment({ ...context, gateway }, due) : markRefundManual(context.db, due.id)).catch(
    (err: unknown) => context.log.warn({ err, paymentId: due.paymentId }, 'a refund failed'),
  );
  return true;
}
