import type { PaymentMethod } from '@tonalia/contract/payment';
import { rowIs, statement } from '../../../platform/db.ts';
import type { PaymentMovement } from '@tonalia/rules/cart-lines';

/** A window of time of `$from` and `$until`; a null end is open. */
const span = `tstzrange(nullif(coalesce($from::timestamptz, '-infinity'), '-infinity'),
     nullif(coalesce($until::timestamptz, 'infinity'), 'infinity'))`;
const columns = `m.id::text as id, m.reference, m.type_movement, m.discount_type, m.discount_amount,
     nullif(lower(m.during), '-infinity') as "from", nullif(upper(m.during), 'infinity') as until, m.revision`;
type MovementClaim = Pick<PaymentMovement, 'type_movement' | 'discount_type'> & { id: string };

/** Every payment method in the order of the checkout. */
export const listMethods = statement(
  'purchase.list_office_methods',
  `select reference, purchase.method_name(reference, name) as name, method_group as group, active, now() as now
   from purchase.payment_method order by position`,
  rowIs<{ name: string; group: PaymentMethod['group'] }>(),
);

/** The discounts and charges of each method: in force, to come by their start, then at most `$1` that ended, the last first. */
export const listMovements = statement(
  'purchase.list_movements',
  `select ${columns} from (
     select *, upper(during) <= now() as ended,
       row_number() over (partition by reference, upper(during) <= now() order by upper(during) desc nulls first) as place
     from purchase.payment_method_movement
   ) m where m.ended is not true or m.place <= $1::int
   order by m.ended is true, case when m.ended then upper(m.during) end desc, lower(m.during) nulls first`,
  rowIs<MovementClaim>(),
);

/** Locks a payment method against other editors until the transaction ends; orders go on. `now` is the time of the carts. */
export const lockMethod = statement(
  'purchase.lock_method',
  `select purchase.method_name(reference, name) as name, now() as now
   from purchase.payment_method where reference = $1 for no key update`,
  rowIs<{ name: string }>(),
);

/** Those of a locked method that have not ended, and one more by its id. */
export const listMovementsOf = statement(
  'purchase.list_movements_of',
  `select ${columns} from purchase.payment_method_movement m
   where m.reference = $reference and (upper(m.during) > now() or upper_inf(m.during) or m.id = $id::bigint) order by m.during`,
  rowIs<MovementClaim>(),
);

export const insertMovement = statement(
  'purchase.insert_movement',
  `insert into purchase.payment_method_movement (reference, type_movement, discount_type, discount_amount, during)
   values ($reference, $type, $kind, $amount, ${span}) returning id::text as id, revision`,
);

/** Writes the terms of one of a locked method. */
export const updateMovement = statement(
  'purchase.update_movement',
  `update purchase.payment_method_movement
   set type_movement = $type, discount_type = $kind, discount_amount = $amount, during = ${span}
   where id = $id::bigint returning id::text as id, revision`,
);

/** Ends one of a locked method at an instant after its start. */
export const endMovement = statement(
  'purchase.end_movement',
  `update purchase.payment_method_movement set during = tstzrange(lower(during), $at::timestamptz) where id = $id::bigint`,
);

export const deleteMovement = statement(
  'purchase.delete_movement',
  `delete from purchase.payment_method_movement where id = $1::bigint`,
);
