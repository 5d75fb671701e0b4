import { statement } from '../../../platform/db.ts';

/** Open carts of the customer, filled by the customer or by a seller. */
export const removeOpenCarts = statement(
  'purchase.remove_open_carts',
  `delete from purchase.cart where customer_id = $1 and status = 'open'`,
);

/** Orders that sellers took for the customer without a network: those that wait are given up, and none keeps its name. */
export const forgetSellerOrders = statement(
  'purchase.forget_seller_orders',
  `update purchase.seller_order set customer_name = 'Cuenta eliminada', draft = null, asks = null,
     status = case status when 'waits' then 'discarded' else status end
   where customer_id = $1`,
);

/** What sellers noted of visits to the customer, and the days on which they come. */
export const forgetVisits = statement<never, [customerId: string]>(
  'purchase.forget_visits',
  `with plan as (delete from purchase.planned_visit p where p.customer_id = $1)
   delete from purchase.visit where customer_id = $1`,
);

/** Saved lists of the customer, made by the customer or by a seller. */
export const removeSavedListsOf = statement<never, [customerId: string]>(
  'purchase.remove_saved_lists_of',
  `delete from purchase.saved_list where customer_id = $1`,
);

/** Links of the customer, made by the customer or by a seller, with what came back from them. */
export const removeSharesOf = statement<never, [customerId: string]>(
  'purchase.remove_shares_of',
  `delete from purchase.share where customer_id = $1`,
);

/** Erases names, addresses and free text from ended orders. The goods and their prices remain. */
export const forgetEndedOrders = statement(
  'purchase.forget_ended_orders',
  `with ended as (
     update purchase.order set customer_name = 'Cuenta eliminada', comments = '',
       facts = facts - 'customer',
       address = address || '{"title": "", "titulo": "", "address": "Dirección eliminada"}'
     where customer_id = $1 and status in ('delivered', 'cancelled', 'rejected')
     returning id, cart_id),
   notes as (
     delete from purchase.order_note n using ended where n.order_id = ended.id),
   returned as (
     update purchase.return r set note = '' from ended where r.order_id = ended.id and r.note <> ''),
   photos as (
     delete from purchase.return_photo f using purchase.return r, ended
     where f.return_id = r.id and r.order_id = ended.id),
   words as (
     update purchase.order_event e set why = '' from ended
     where e.order_id = ended.id and e.actor_id is not null and e.why <> '')
   update purchase.cart set comments = '' from ended where cart.id = ended.cart_id`,
);

/** Reminders of a person of the lists of a customer that it left. */
export const removeRemindersOf = statement(
  'purchase.remove_list_reminders_of',
  `delete from purchase.list_reminder r using purchase.saved_list l
   where l.id = r.list_id and r.identity_id = $identityId and l.customer_id = $customerId`,
);
