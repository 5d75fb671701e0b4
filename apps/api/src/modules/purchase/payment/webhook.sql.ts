import { statement } from '../../../platform/db.ts';

/** Stores a webhook. Transaction and state are unique: no row for a duplicate. */
export const insertWebhookEvent = statement(
  'purchase.insert_gateway_event',
  `insert into purchase.gateway_event (transaction_id, status, body) values ($transactionId, $status, $body)
   on conflict on constraint gateway_event_once do nothing returning id`,
);

/** Makes the payment due. Also found by reference, because the transaction of a charge without an answer is unknown here. */
export const checkPaymentNow = statement(
  'purchase.ask_soon',
  `update purchase.payment set next_check_at = $now
   where transaction_id = $transactionId or (transaction_id is null and gateway_reference = $reference)`,
);

/** Webhooks older than any check of a payment. */
export const removeOldWebhookEvents = statement(
  'purchase.remove_old_events',
  `delete from purchase.gateway_event where id in (
     select id from purchase.gateway_event where received_at < $1 limit 500 for update skip locked)
   returning id`,
);
