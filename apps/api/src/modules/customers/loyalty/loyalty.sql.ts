import { loyaltyMonths } from '@tonalia/rules/policy';
import { statement } from '../../../platform/db.ts';
import type { TierThreshold } from './loyalty.rules.ts';

export const listTiers = statement<TierThreshold, [zone: string]>(
  'auth.list_tiers',
  `select name, color, min_amount as "minAmount" from auth.loyalty_tier where zone = $1 order by min_amount`,
);

/** Net purchases of the twelve months that end with `today`. */
export const sumPurchases = statement<{ amount: string }, [customerId: string, today: string]>(
  'auth.sum_purchases',
  `select coalesce(sum(amount), 0) as amount from auth.loyalty_purchase
   where customer_id = $1 and bought_on > $2::date - interval '${loyaltyMonths} months' and bought_on <= $2::date`,
);

/** An order counts once, with the values of its newest event. */
export const countPurchase = statement<
  never,
  { orderId: string; customerId: string; boughtOn: string; amount: number; eventId: number }
>(
  'auth.count_purchase',
  `insert into auth.loyalty_purchase as p (order_id, customer_id, bought_on, amount, heard) values ($orderId, $customerId, $boughtOn, $amount, $eventId)
   on conflict (order_id) do update set amount = excluded.amount, heard = excluded.heard where p.heard < excluded.heard`,
  ['orderId', 'customerId', 'boughtOn', 'amount', 'eventId'],
);
