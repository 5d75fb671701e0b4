import { statement } from '../../../platform/db.ts';

/** Removes the cards that a person saved for a customer. */
export const removeSavedCardsOf = statement(
  'purchase.remove_saved_cards_of',
  `delete from purchase.saved_card where identity_id = $identityId and customer_id = $customerId`,
);

/** Removes saved cards, webhook bodies, transfer proofs and the name beside an advance. Amount, date and method of the payments remain. */
export const forgetPayments = statement(
  'purchase.forget_payments',
  `with cards as (delete from purchase.saved_card where customer_id = $1),
   paid as (
     select p.id, p.transaction_id, o.id is null or o.status in ('delivered', 'cancelled', 'rejected') as has_ended
     from purchase.payment p left join purchase.order o on o.id = p.order_id
     where o.customer_id = $1 or p.customer_id = $1
   ), cards_shown as (
     update purchase.payment p set card_brand = null, card_last_four = null from paid
     where paid.has_ended and p.id = paid.id and p.card_brand is not null
   ), transfers as (
     update purchase.document_transfer t set customer_name = 'Cuenta eliminada' from paid where t.payment_id = paid.id
   ), advances as (
     update purchase.bank_line set customer_name = 'Cuenta eliminada', reason = 'Cuenta eliminada' where customer_id = $1
   ), events as (
     delete from purchase.gateway_event e using paid where paid.has_ended and e.transaction_id = paid.transaction_id
   )
   delete from purchase.payment_proof f using paid where paid.has_ended and f.payment_id = paid.id`,
);
