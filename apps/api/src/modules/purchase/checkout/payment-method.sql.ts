import type { PaymentMethod } from '@tonalia/contract/payment';
import { rowIs, statement } from '../../../platform/db.ts';
import type { PaymentMovement } from '@tonalia/rules/cart-lines';

export interface PaymentMethodRow {
  reference: string;
  name: string;
  paymentInfo: string;
  comments: string | null;
  group: PaymentMethod['group'];
  /** The discount or charge that applies now. */
  movement: PaymentMovement | null;
}

/** Active payment methods with their current discount or charge. */
export const listPaymentMethods = statement(
  'purchase.list_payment_methods',
  `select p.reference, purchase.method_name(p.reference, p.name) as name, p.payment_info as "paymentInfo", p.comments, p.method_group as group,
     case when m.id is not null then jsonb_build_object('type_movement', m.type_movement, 'discount_type', m.discount_type,
       'discount_amount', m.discount_amount) end as movement
   from purchase.payment_method p
   left join purchase.payment_method_movement m on m.reference = p.reference and m.during @> now()
   where p.active order by p.position`,
  rowIs<Pick<PaymentMethodRow, 'name' | 'movement'>>(),
);
