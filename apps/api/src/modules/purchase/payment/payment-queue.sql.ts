import { statement } from '../../../platform/db.ts';

/** A payment the gateway has to be asked about, or to charge. */
export interface DuePayment {
  id: string;
  orderId: string | null;
  orderCode: string | null;
  customerId: string;
  identityId: string;
  method: string;
  /** Where its order goes; null for own credit. */
  address: { address: string; city: string } | null;
  amount: number;
  reference: string;
  transactionId: string | null;
  /** What is to be charged, as `Ordered` of instrument.ts; null once that is the gateway's. */
  instrument: unknown;
  createdAt: Date;
  /** This process charges it, nobody else for a minute. */
  charges: boolean;
  /** A request to charge it was sent before, and nobody knows what came of it. */
  tried: boolean;
  /** Its order waits for no payment any more: it is not to be charged. */
  isOver: boolean;
}

/**
 * Takes one that is due, for this process alone: the next time it is due comes by itself, after a minute when it is to be
 * charged, else later each time. So nothing is lost when the process ends in the middle, and what fails holds up nobody. What is over
 * is not charged, so what would have been is forgotten.
 */
export const claimPayment = statement<DuePayment, [now: Date, checkAfter: readonly number[]]>(
  'purchase.claim_payment',
  `with due as (
     select id, charging_until is not null as tried, is_over,
       status = 'pending' and transaction_id is null and instrument is not null and not is_over
         and (charging_until is null or charging_until <= $1) as charges
     from purchase.payment d cross join lateral (
       select exists (select from purchase.order w where w.id = d.order_id and w.status <> 'pending_payment') as is_over) w
     where next_check_at <= $1
     order by next_check_at, id limit 1 for update of d skip locked
   )
   update purchase.payment p set checks = p.checks + 1, asked_at = $1,
     instrument = case when not due.is_over then p.instrument end,
     charging_until = case when due.charges then $1::timestamptz + interval '1 minute' else p.charging_until end,
     next_check_at = $1::timestamptz + case when due.charges then interval '1 minute'
       else interval '1 second' * ($2::int[])[least(p.checks + 1, array_length($2::int[], 1))] end
   from due left join purchase.payment q on q.id = due.id left join purchase.order o on o.id = q.order_id
   where p.id = due.id
   returning p.id::text as id, p.order_id as "orderId", o.code as "orderCode", coalesce(p.customer_id, o.customer_id) as "customerId",
     p.identity_id as "identityId", p.method, o.address, p.amount::float8 as amount, p.gateway_reference as reference,
     p.transaction_id as "transactionId", p.instrument, p.created_at as "createdAt", due.charges, due.tried,
     due.is_over as "isOver"`,
);

/** Takes a payment because somebody looks at it: at most once in two seconds, whoever looks. */
export const claimViewedPayment = statement<{ transactionId: string }, [id: string, now: Date]>(
  'purchase.claim_seen_payment',
  `update purchase.payment set asked_at = $2
   where id = $1 and status = 'pending' and transaction_id is not null
     and (asked_at is null or asked_at <= $2::timestamptz - interval '2 seconds')
   returning transaction_id as "transactionId"`,
);

/** The request to charge failed, and nobody knows how far it came: the next may go out, after asking. */
export const endCharging = statement<never, [id: string, now: Date, nextCheckAt: Date]>(
  'purchase.end_charging',
  `update purchase.payment set charging_until = $2, next_check_at = $3 where id = $1 and status = 'pending'`,
);

export const replaceInstrument = statement<never, [id: string, instrument: string]>(
  'purchase.replace_instrument',
  `update purchase.payment set instrument = $2 where id = $1 and status = 'pending' and transaction_id is null`,
);

/** Nobody asks about it any more until the gateway tells something. */
export const stopChecking = statement<never, [id: string]>(
  'purchase.stop_checking',
  `update purchase.payment set next_check_at = null where id = $1`,
);
