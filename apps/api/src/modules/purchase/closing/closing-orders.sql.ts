import { statement } from '../../../platform/db.ts';

/** Payments and refunds of the customer's orders and of the customer's own credit. */
const ofCustomer = 'p.customer_id = $customerId or o.customer_id = $customerId';

export const findObligations = statement(
  'purchase.find_obligations',
  `select
     array(select o.code from purchase.order o
       where o.customer_id = $customerId and o.status not in ('delivered', 'cancelled', 'rejected') order by o.created_at, o.id) as orders,
     (select max((e.at at time zone 'America/Bogota')::date + $returnDays::int + 1)::text
      from purchase.order o join purchase.order_event e on e.order_id = o.id and e.status = 'delivered'
      where o.customer_id = $customerId and o.status = 'delivered'
        and (e.at at time zone 'America/Bogota')::date + $returnDays::int >= (now() at time zone 'America/Bogota')::date) as "returnableUntil",
     array(select r.code from purchase.return r
       where r.customer_id = $customerId and r.state in ('asked', 'collecting', 'received') order by r.asked_at, r.id) as returns,
     (select coalesce(sum(p.amount), 0)::float8 from purchase.payment p left join purchase.order o on o.id = p.order_id
      where (${ofCustomer}) and p.status = 'pending' and p.gateway_reference is not null) as paying,
     (select coalesce(sum(r.amount), 0)::float8 from purchase.refund r
      join purchase.payment p on p.id = r.payment_id left join purchase.order o on o.id = p.order_id
      where (${ofCustomer}) and r.status = 'pending') as refunding`,
);

/** The orders of a customer. */
export const findOrderIds = statement(
  'purchase.find_order_ids',
  'select id from purchase.order where customer_id = $1',
);

/** One row per order that was delivered or for which money was received. VAT is part of the total. Of the facts, mail, trade name and address go. */
export const insertFiscalRecords = statement(
  'purchase.insert_fiscal_records',
  `insert into purchase.fiscal_record (order_id, order_code, customer_id, document_type, document_number, legal_name, ordered_on,
     delivered_on, status, subtotal, savings, coupon_savings, movement, shipping, total, vat_rate, vat, lines, payments, kept_until, facts)
   select o.id, o.code, o.customer_id, $documentType, $documentNumber, $legalName, (o.created_at at time zone 'America/Bogota')::date,
     (select max(e.at at time zone 'America/Bogota')::date from purchase.order_event e where e.order_id = o.id and e.status = 'delivered'),
     o.status, o.subtotal, o.savings, o.coupon_savings, o.movement, o.shipping, o.total, $vatRate::int,
     coalesce((select g.tax from jsonb_to_recordset($taxes::jsonb) as g (id uuid, tax bigint) where g.id = o.id), 0),
     (select jsonb_agg(jsonb_build_object('code', coalesce(l.version_code, l.code), 'name', concat_ws(', ', l.name, l.version_name),
        'quantity', l.quantity, 'price', l.price, 'amount', l.amount, 'taxClass', l.tax_class,
        'taxRate', l.tax_rate) order by l.line_no)
      from purchase.order_line l where l.order_id = o.id and l.quantity > 0),
     (select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'amount', p.amount, 'status', p.status,
        'refunded', (select sum(r.amount) from purchase.refund r where r.payment_id = p.id)) order by p.id), '[]')
      from purchase.payment p where p.order_id = o.id),
     (max(o.created_at at time zone 'America/Bogota') over () + make_interval(years => $yearsKept))::date, 
     o.facts - 'seller' #- '{customer,tradeName}' #- '{customer,invoiceEmail}' #- '{customer,address}'
   from purchase.order o
   where o.customer_id = $customerId and (o.status = 'delivered' or exists (
     select from purchase.payment p left join purchase.refund r on r.payment_id = p.id
     where p.order_id = o.id and (p.status = 'approved' or r.payment_id is not null)))`,
);

/** Fiscal records past their retention period, at most 500 at a time. */
export const removeOldFiscalRecords = statement(
  'purchase.remove_old_fiscal_records',
  `delete from purchase.fiscal_record where order_id in (
     select order_id from purchase.fiscal_record where kept_until < (now() at time zone 'America/Bogota')::date limit 500)
   returning order_id as id`,
);
