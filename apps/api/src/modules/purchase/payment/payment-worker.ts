import { attend } from './process-payment.ts';
import { cleanPayments } from './clean-payments.ts';
import { expireOrders } from './expire-orders.ts';
import { type Gateway, gatewayOf } from '../gateway/gateway.ts';
import { giveBack } from './refund-payment.ts';
import { claimRefund, leaveToSomebody } from './refund.sql.ts';
import type { MoneyNeeds } from './payment-context.ts';
import { CHECK_AFTER } from './payment.rules.ts';
import { claimPayment } from './payment-queue.sql.ts';

/** In ms. Who starts a payment wakes the till at once; this is for what comes due by itself. */
const EVERY = 5_000;
const CLEAN_EVERY = 60 * 60_000;
/** Payments this process attends at once: a slow answer keeps nobody else waiting. */
const MOST_AT_ONCE = 4;

/** Charges what is to be charged, asks what is not known, returns what has to go back, and ends what nobody paid. */
export interface Till {
  /** Looks now whether something is due. */
  wake(): void;
  /** Does all that is due now, then resolves. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Needs extends MoneyNeeds {
  gateways: readonly Gateway[];
  publicUrl: string;
  /** Whether jobs may run now; always unless given. */
  mayRun?: (() => Promise<boolean>) | undefined;
}

const always = () => Promise.resolve(true);

/** Begins to attend the payments. Several processes may: each payment is taken by one of them. */
export function startTill(needs: Needs, everyMs = EVERY): Till {
  const { db, clock, log, gateways, mayRun = always } = needs;
  const hasGateway = gateways.length > 0;
  const busy = new Set<Promise<void>>();
  const begin = (work: () => Promise<void>): Promise<void> => {
    const run = mayRun()
      .then((may) => (may ? work() : undefined))
      .catch((err: unknown) => log.error({ err }, 'payments could not be attended'))
      .finally(() => busy.delete(run));
    busy.add(run);
    return run;
  };
  const wake = () => {
    if (hasGateway && busy.size < MOST_AT_ONCE) void begin(() => attendDue(needs));
  };
  let expiring: Promise<void> | undefined;
  const expire = () => {
    expiring ??= begin(() => expireOrders(needs, gateways)).finally(() => (expiring = undefined));
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
      if (hasGateway) await begin(() => attendDue(needs));
      await expire();
    },
    async stop() {
      clearInterval(timer);
      clearInterval(cleaning);
      await Promise.all(busy);
    },
  };
}

/** One after the other until nothing is due. What fails was put off when it was taken, so the next one has its turn. */
async function attendDue(needs: Needs): Promise<void> {
  while ((await attendPayment(needs)) || (await attendRefund(needs)));
}

async function attendPayment(needs: Needs): Promise<boolean> {
  const [due] = await claimPayment(needs.db, needs.clock.now(), CHECK_AFTER);
  if (!due) return false;
  const gateway = gatewayOf(needs.gateways, due.method);
  if (!gateway) {
    needs.log.warn({ paymentId: due.id, method: due.method }, 'nobody can be asked about a payment');
    return true;
  }
  await attend({ ...needs, gateway }, due).catch((err: unknown) =>
    needs.log.warn({ err, paymentId: due.id, reference: due.reference }, 'a payment could not be attended'),
  );
  return true;
}

async function attendRefund(needs: Needs): Promise<boolean> {
  const [due] = await claimRefund(needs.db, needs.clock.now(), CHECK_AFTER);
  if (!due) return false;
  const gateway = gatewayOf(needs.gateways, due.method);
  await (gateway ? giveBack({ ...needs, gateway }, due) : leaveToSomebody(needs.db, due.paymentId)).catch(
    (err: unknown) => needs.log.warn({ err, paymentId: due.paymentId }, 'money could not be returned'),
  );
  return true;
}
