import type { PaymentMethod } from '@tonalia/contract/payment';
import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { rowIs, statement } from '../../../platform/db.ts';

/** Every method with what the shop offers of it; `comments` of a transfer is its account. */
export const listPaymentOffers = statement(
  'purchase.list_payment_offers',
  `select p.reference, purchase.method_name(p.reference, p.name) as name, p.method_group as group, p.active, nullif(btrim(p.comments), '') as comments,
     case when m.id is not null then jsonb_build_object('type', m.type_movement, 'kind', m.discount_type, 'amount', m.discount_amount) end as movement
   from purchase.payment_method p left join purchase.payment_method_movement m on m.reference = p.reference and m.during @> now()
   order by p.position`,
  rowIs<Pick<PaymentOffer, 'movement'> & { name: string; group: PaymentMethod['group']; comments: string | null }>(),
);

/** Locks a method against other editors. */
export const lockPaymentOffer = statement(
  'purchase.lock_payment_offer',
  `select reference, purchase.method_name(reference, name) as name, method_group as group, active, nullif(btrim(comments), '') as comments
   from purchase.payment_method where reference = $1 for no key update`,
  rowIs<{ name: string; group: PaymentMethod['group'] }>(),
);

/** A transfer keeps its account; other methods keep their words. */
export const savePaymentOffer = statement(
  'purchase.save_payment_offer',
  `update purchase.payment_method set active = $active, comments = case when method_group = 'transfer' then $account else comments end
   where reference = $reference`,
);

/** Locks all methods against other editors, in their order. */
export const lockPaymentOrder = statement(
  'purchase.lock_payment_order',
  `select reference from (select reference, position from purchase.payment_method order by reference for no key update) m order by position`,
);

/** Frees the places of the methods, which are unique. */
export const freePaymentPlaces = statement(
  'purchase.free_payment_places',
  `update purchase.payment_method set position = -position - 1`,
);

/** Gives the methods their places, in tens. */
export const setPaymentOrder = statement(
  'purchase.set_payment_order',
  `update purchase.payment_method m set position = o.place * 10 from unnest($1::text[]) with ordinality o (reference, place)
   where m.reference = o.reference`,
);
