import type { PurchaseOrderState } from '@tonalia/contract/purchasing-office';
import { rowIs, statement } from '../../../platform/db.ts';

const columns = `o.id, o.code, o.state, o.supplier_id as "supplierId", s.name as "supplierName", o.warehouse_id as "warehouseId",
  o.arrives_on as "arrivesOn", o.created_at as "createdAt", o.created_by_name as "createdBy", o.mailed_at as "mailedAt",
  s.email is not null as "hasMail", o.version`;

/** A page of orders, newest first, with their sums. */
export const listPurchaseOrderPage = statement(
  'products.list_purchase_order_page',
  `with page as (
     select * from products.purchase_order where $state::text is null or state = $state
     order by created_at desc, id limit $limit offset $offset
   )
   select ${columns}, l.units, l.received, l.amount
   from page o join products.supplier s on s.id = o.supplier_id join (
     select order_id, sum(units)::int as units, sum(received)::int as received, sum(units::bigint * cost)::float8 as amount
     from products.purchase_order_line where order_id in (select id from page) group by order_id) l on l.order_id = o.id
   order by o.created_at desc, o.id`,
  rowIs<{ state: PurchaseOrderState }>(),
);

/** How many orders there are, counted up to `most`. */
export const countPurchaseOrders = statement(
  'products.count_purchase_orders',
  `select count(*)::int as count from (
     select from products.purchase_order where $state::text is null or state = $state limit $most) counted`,
);

export const findPurchaseOrder = statement(
  'products.find_purchase_order',
  `select ${columns} from products.purchase_order o join products.supplier s on s.id = o.supplier_id where o.id = $1`,
  rowIs<{ state: PurchaseOrderState }>(),
);

export const listPurchaseOrderLines = statement(
  'products.list_purchase_order_lines',
  `select version_id::text as "versionId", units, received, cost from products.purchase_order_line where order_id = $1 order by position`,
);

/** An order that exists already stays as it is. */
export const insertPurchaseOrder = statement(
  'products.insert_purchase_order',
  `insert into products.purchase_order (id, supplier_id, warehouse_id, arrives_on, created_by_name)
   values ($id, $supplierId, $warehouseId, $arrivesOn::date, $by) on conflict (id) do nothing returning code`,
);

export const insertPurchaseOrderLines = statement(
  'products.insert_purchase_order_lines',
  `insert into products.purchase_order_line (order_id, version_id, position, units, cost)
   select $id, l.version_id, l.n, l.units, l.cost
   from unnest($versionIds::bigint[], $units::int[], $costs::int[]) with ordinality l (version_id, units, cost, n)`,
);

export const lockPurchaseOrder = statement(
  'products.lock_purchase_order',
  `select code, state, version, warehouse_id as "warehouseId" from products.purchase_order where id = $1 for update`,
  rowIs<{ state: PurchaseOrderState }>(),
);

/** Adds what arrived to the lines. */
export const addReceived = statement(
  'products.add_purchase_received',
  `update products.purchase_order_line l set received = l.received + a.units
   from unnest($versionIds::bigint[], $units::int[]) as a (version_id, units) where l.order_id = $id and l.version_id = a.version_id`,
);

export const setPurchaseOrderState = statement(
  'products.set_purchase_order_state',
  `update products.purchase_order set state = $state, version = version + 1 where id = $id`,
);

/** The mail of a supplier; null without one. */
export const findSupplierMail = statement(
  'products.find_supplier_mail',
  `select email from products.supplier where id = $1`,
);

/** No row for a mail that was sent before. */
export const setMailed = statement(
  'products.set_purchase_mailed',
  `update products.purchase_order set mailed_at = $now, mail_id = $mailId
   where id = $id and mail_id is distinct from $mailId::uuid returning id`,
);

export const findSupplierLead = statement(
  'products.find_supplier_lead',
  `select lead_days as "leadDays" from products.supplier where id = $1`,
);

/** A receipt of an order that exists already stays as it is. */
export const insertOrderReceipt = statement(
  'products.insert_order_receipt',
  `insert into products.receipt (id, warehouse_id, reason, units, operator_id, purchase_order_id)
   values ($id, $warehouseId, $reason, $units, $operatorId, $orderId) on conflict (id) do nothing returning code`,
);
