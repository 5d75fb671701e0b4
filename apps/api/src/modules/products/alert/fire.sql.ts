import { statement } from '../../../platform/db.ts';

/**
 * Customers with an alert that may be due, after `after` in their order: for a lower price, or for a version with units in any warehouse.
 * With `productIds` only alerts of these products.
 */
export const listCustomersToLookAt = statement(
  'products.list_customers_with_alerts',
  `select distinct a.customer_id as "customerId"
   from products.alert a join products.version v on v.id = a.version_id join products.product p on p.id = v.product_id
   where a.fired_at is null and not a.paused and a.customer_id > $after::uuid and p.active and v.active
     and ($productIds::bigint[] is null or v.product_id = any($productIds) or p.kind = 'combo')
     and (a.kind = 'price' or p.kind = 'combo' or exists (select from products.stock s where s.version_id = v.id and s.available > 0))
   order by a.customer_id limit $most`,
);

/** Locks the alerts of a customer that wait and are not paused, without those that another process looks at. */
export const lockWaitingAlerts = statement(
  'products.lock_waiting_alerts',
  `select a.id as "alertId", a.kind, a.quantity, a.price_then as "priceThen", a.version_id::text as "versionId"
   from products.alert a where a.customer_id = $1 and a.fired_at is null and not a.paused order by a.id for update skip locked`,
);

/** Notes that an alert made its notice, once. */
export const markFired = statement(
  'products.mark_alert_fired',
  `update products.alert set fired_at = $at, price_fired = $price where id = $alertId and fired_at is null and not paused returning id`,
);
