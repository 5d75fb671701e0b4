import { rowIs, statement } from '../../../platform/db.ts';

/** One at a time makes alerts for a customer, so that their number stays below the limit. */
export const lockAlerts = statement<never, [customerId: string]>(
  'products.lock_alerts',
  `select pg_advisory_xact_lock(hashtextextended('alerts ' || $1, 0))`,
);

/** Makes an alert, or changes the quantity of the one that waits and resumes it; no row when the customer has `most` that wait. */
export const saveAlert = statement(
  'products.save_alert',
  `insert into products.alert (customer_id, version_id, kind, quantity, price_then, made_at)
   select $customerId, $versionId::bigint, $kind, $quantity, $price, $at::timestamptz
   where (select count(*) from products.alert a where a.customer_id = $customerId and a.fired_at is null
     and (a.version_id, a.kind) <> ($versionId::bigint, $kind)) < $most::int
   on conflict (customer_id, version_id, kind) where fired_at is null do update set quantity = excluded.quantity, paused = false
   returning id`,
);

const columns = `a.id as "alertId", a.kind, a.quantity, a.price_then as "priceThen", a.made_at as "madeAt", a.fired_at as "firedAt", a.paused as "isPaused",
  a.version_id::text as "versionId"`;

/** The alerts that wait, the newest first, then those that made their notice within `days`; of one version if named. */
export const listAlerts = statement(
  'products.list_alerts',
  `(select ${columns} from products.alert a
    where a.customer_id = $customerId and a.fired_at is null and ($versionId::text is null or a.version_id::text = $versionId)
    order by a.made_at desc, a.id limit 500)
   union all
   (select ${columns} from products.alert a
    where a.customer_id = $customerId and a.fired_at > now() - $days::int * interval '1 day' and $versionId is null
    order by a.fired_at desc, a.id limit 100)`,
  rowIs<AlertClaim>(),
);

interface AlertClaim {
  alertId: string;
  kind: 'stock' | 'price';
  quantity: number;
  priceThen: number;
  madeAt: Date;
  firedAt: Date | null;
  isPaused: boolean;
  versionId: string;
}

/** When open orders to suppliers should bring versions to a warehouse, by version: the first day from today on. */
export const listArrivals = statement(
  'products.list_arrivals',
  `select l.version_id::text as "versionId", min(o.arrives_on)::text as "arrivesOn"
   from products.purchase_order_line l join products.purchase_order o on o.id = l.order_id
   where l.version_id = any($versionIds::bigint[]) and o.warehouse_id = $warehouseId and o.state in ('sent', 'partial')
     and l.received < l.units and o.arrives_on >= $today::date
   group by l.version_id`,
);

/** Pauses or resumes an alert that waits. */
export const pauseAlert = statement(
  'products.pause_alert',
  `update products.alert set paused = $isPaused
   where id = $alertId and customer_id = $customerId and fired_at is null returning id as "alertId", paused as "isPaused"`,
);

export const removeAlert = statement(
  'products.remove_alert',
  `delete from products.alert where id = $alertId and customer_id = $customerId returning id`,
);

export const removeAlertsOf = statement<never, [customerId: string]>(
  'products.remove_alerts_of_customer',
  `delete from products.alert where customer_id = $1`,
);

/** Alerts that made their notice longer ago than they are listed. */
export const removeFiredAlerts = statement(
  'products.remove_fired_alerts',
  `delete from products.alert where id in (
     select id from products.alert where fired_at < now() - $days::int * interval '1 day' order by fired_at limit 500 for update skip locked)
   returning id`,
);
