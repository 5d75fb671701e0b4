import { rowIs, statement } from '../../../platform/db.ts';

/** A payment to be charged or checked now. */
export interface DuePayment {
  id: string;
  orderId: string | null;
  orderCode: string | null;
  customerId: string;
  identityId: string;
  method: string;
  /** Delivery address of its order; null for own credit. */
  address: { address: string; city: string } | null;
  amount: number;
  reference: string;
  transactionId: string | null;
  /** `ChargeInstructions` as JSON; null once the gateway has them. */
  instrument: unknown;
  createdAt: Date;
  /** This process is to charge it; no other does for a minute. */
  charges: boolean;
  /** A charge was requested before, and its result is unknown. */
  tried: boolean;
  /** Its order no longer waits for a payment, so it must not be charged. */
  isOver: boolean;
}

/**
 * Claims one due payment for this process and puts off its next turn: by a minute when it is to be charged, else by the next
 * interval. So a crash loses nothing, and a failing payment does not block the queue. The instrument of an order that is over is
 * erased.
 */
export const claimPayment = statement(
  'purchase.claim_payment',
  `with due as (
     select id, charging_until is not null as tried, is_over,
       status = 'pending' and transaction_id is null and instrument is not null and not is_over
         and (charging_until is null or charging_until <= $now) as charges
     from purchase.payment d cross join lateral (
       select coalesce((select w.status <> 'pending_payment' from purchase.order w where w.id = d.order_id), false) as is_over) w
     where next_check_at <= $now
     order by next_check_at, id limit 1 for update of d skip locked
   )
   update purchase.payment p set checks = p.checks + 1, asked_at = $now,
     instrument = case when not due.is_over then p.instrument end,
     charging_until = case when due.charges then $now::timestamptz + interval '1 minute' else p.charging_until end,
     next_check_at = $now::timestamptz + case when due.charges then interval '1 minute'
       else interval '1 second' * ($checkAfter::int[])[least(p.checks + 1, array_length($checkAfter::int[], 1))] end
   from due left join purchase.payment q on q.id = due.id left join purchase.order o on o.id = q.order_id
   where p.id = due.id
   returning p.id::text as id, p.order_id as "orderId", o.code as "orderCode", coalesce(p.customer_id, o.customer_id) as "customerId",
     p.identity_id as "identityId", p.method, o.address, p.amount::float8 as amount, p.gateway_reference as reference,
     p.transaction_id as "transactionId", p.instrument, p.created_at as "createdAt", due.charges, due.tried,
     due.is_over as "isOver"`,
  rowIs<DuePayment>(),
);

/** Claims a payment that a shopper is looking at: at most once in two seconds for all viewers. */
export const claimViewedPayment = statement(
  'purchase.claim_seen_payment',
  `update purchase.payment set asked_at = $now
   where id = $id and status = 'pending' and transaction_id is not null
     and (asked_at is null or asked_at <= $now::timestamptz - interval '2 seconds')
   returning transaction_id as "transactionId"`,
);

/** The charge request failed without a known result: allow another after a check. */
export const endCharging = statement(
  'purchase.end_charging',
  `update purchase.payment set charging_until = $now, next_check_at = $nextCheckAt where id = $id and status = 'pending'`,
);

export const replaceInstrument = statement(
  'purchase.replace_instrument',
  `update purchase.payment set instrument = $instrument where id = $id and status = 'pending' and transaction_id is null`,
);

/** No more checks, until a webhook arrives. */
export const stopChecking = statement(
  'purchase.stop_checking',
  `update purchase.payment set next_check_at = null where id = $1`,
);
