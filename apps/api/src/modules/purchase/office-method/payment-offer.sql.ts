import type { PaymentMethod } from '@tonalia/contract/payment';
import { rowIs, statement } from '../../../platform/db.ts';

/** Every method with what the shop offers of it; `comments` of a transfer is its account. */
export const listPaymentOffers = statement(
  'purchase.list_payment_offers',
  `select reference, purchase.method_name(reference, name) as name, method_group as group, active, nullif(btrim(comments), '') as comments
   from purchase.payment_method order by position`,
  rowIs<{ name: string; group: PaymentMethod['group']; comments: string | null }>(),
);

/** Locks a method against other editors. */
export const lockPaymentOffer = statement(
  'purchase.lock_payment_offer',
  `select reference, purchase.method_name(reference, name) as name, method_group as group, active, nullif(btrim(comments), '') as comments
   from purchase.payment_method where reference = $1 for no key update`,
  rowIs<{ name: string; group: PaymentMethod['group']; comments: string | null }>(),
);

/** A transfer keeps its account; other methods keep their words. */
export const savePaymentOffer = statement(
  'purchase.save_payment_offer',
  `update purchase.payment_method set active = $active, comments = case when method_group = 'transfer' then $account else comments end
   where reference = $reference`,
);
