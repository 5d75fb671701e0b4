import { refundAloneLimit } from '@tonalia/rules/policy';

const undone = `('cancelled', 'rejected')`;

/** Money of an order that is paid or agreed, without the refunds that `counts`. */
const keptOf = (
  counts: string,
  alsoVoided = 'false',
) => `(select coalesce(sum(p.amount - case when p.status = 'approved' then
    (select coalesce(sum(r.amount), 0) from purchase.refund r where r.payment_id = p.id and ${counts}) else 0 end), 0)
  from purchase.payment p where p.order_id = o.id and (p.status in ('approved', 'on_credit', 'on_delivery') or p.status = 'voided' and ${alsoVoided}))`;
const kept = keptOf('true');
/** A concession leaves the order's total as it is, also when the gateway voids the whole payment for it. */
const keptForTotal = keptOf(
  'not r.concession',
  'exists (select from purchase.refund g where g.payment_id = p.id and g.concession)',
);
const onTheWay = `(select coalesce(sum(p.amount), 0) from purchase.payment p where p.order_id = o.id and p.status = 'pending')`;

/** What a concession gave back of goods that then came back lowers the total, and not the money. */
const conceded = `(select coalesce(sum(b.conceded), 0) from purchase.goods_back b where b.order_id = o.id)`;

/** Invariants: each query returns the rows that break one. */
export const rules = {
  'the open documents are what the credit accounts owe by document': `
    select a.customer_id, kept.documents, owed.documents from auth.credit_account a
    cross join lateral (select jsonb_object_agg(o.document_id, o.balance) as documents from auth.open_document o
      where o.customer_id = a.customer_id) kept
    cross join lateral (select jsonb_object_agg(d.id, d.balance) filter (where d.balance > 0) as documents from (
      select id, least(open, greatest(0, upto - greatest(0, whole - a.used)))::int as balance from (
        select d.id, d.open, sum(d.open) over (order by coalesce(d.due_on, 'infinity'), d.id) as upto, sum(d.open) over () as whole
        from auth.credit_documents(a.customer_id) d) summed) d) owed
    where kept.documents is distinct from owed.documents`,
  'the last purchase of a customer is the newest that counts': `
    select customer_id from auth.last_purchase l full join (
      select customer_id, max(bought_on) as bought_on from auth.loyalty_purchase where amount > 0 group by 1) p using (customer_id)
    where l.bought_on is distinct from p.bought_on`,
  'stock is never below zero': 'select version_id, warehouse_id, available from products.stock where available < 0',
  'the movements of a stock row add up to what is there': `
    select s.version_id, s.warehouse_id, s.on_hand, m.units from products.stock s full join (
      select version_id, warehouse_id, sum(units) as units from products.stock_movement group by 1, 2) m using (version_id, warehouse_id)
    where coalesce(s.on_hand, 0) <> coalesce(m.units, 0)`,
  'what is reserved is what the parts that have not left hold': `
    select s.version_id, s.warehouse_id, s.reserved, open.units from products.stock s full join (
      select p.version_id, coalesce(sh.warehouse_id, o.warehouse_id) as warehouse_id, sum(p.quantity) as units
      from purchase.shipment sh join purchase.order o on o.id = sh.order_id
      join purchase.order_line l on l.order_id = sh.order_id and l.shipment_id = sh.id
      join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
      where sh.status in ('received', 'preparing') group by 1, 2) open using (version_id, warehouse_id)
    where coalesce(s.reserved, 0) <> coalesce(open.units, 0)`,
  'a cart has one order at most': 'select cart_id from purchase.order group by cart_id having count(*) > 1',
  'an ordered cart has its order, and no other has one': `
    select c.id, c.status from purchase.cart c left join purchase.order o on o.cart_id = c.id
    where (c.status = 'ordered') <> (o.id is not null)`,
  'an order total is the sum of its lines': `
    select o.code from purchase.order o cross join lateral (
      select coalesce(sum(l.price::bigint * l.quantity), 0) as goods, coalesce(sum(l.original_price::bigint * l.quantity), 0) as before,
        coalesce(sum(l.quantity), 0) as units, bool_or(l.amount <> l.price::bigint * l.quantity) as wrong
      from purchase.order_line l where l.order_id = o.id) s
    where o.subtotal <> s.before or o.savings <> s.before - s.goods or o.units <> s.units or s.wrong is distinct from false
      or o.total <> s.goods - o.coupon_savings + o.movement + o.shipping`,
  'order.placed is published once per order, and for existing orders only': `
    select o.code, m.published from purchase.order o full join (
      select payload->>'orderId' as id, count(*) as published from platform.outbox where topic = 'order.placed' group by 1) m
      on m.id = o.id::text
    where o.id is null or m.published is distinct from 1`,
  'each change of an order has its history and its event': `
    select o.code from purchase.order o cross join lateral (
      select count(*) filter (where e.status is distinct from e.before) as changes, (array_agg(e.status order by e.id desc))[1] as last
      from (select *, lag(status) over (order by id) as before from purchase.order_event where order_id = o.id) e) e
    where e.last is distinct from o.status or e.changes - 1 <>
      (select count(*) from platform.outbox m where m.topic = 'order.changed' and m.payload->>'orderId' = o.id::text)`,
  'a coupon has as many redemptions as it counts, within its limits': `
    select c.code from marketing.coupon c cross join lateral (
      select count(*) as uses from marketing.coupon_redemption r where r.coupon_id = c.id) u
    where c.redeemed <> u.uses or u.uses > c.total_limit or exists (
      select from marketing.coupon_redemption r where r.coupon_id = c.id group by r.customer_id having count(*) > c.per_customer)`,
  'an order with coupon savings has a redemption, and an undone one has none': `
    select coalesce(o.code, r.order_id::text) as code from marketing.coupon_redemption r full join purchase.order o on o.id = r.order_id
    where case when r.order_id is null then o.coupon_savings > 0 and o.status not in ${undone}
      else o.id is null or o.status in ${undone} or o.customer_id <> r.customer_id end`,
  'a settled order is paid wholly and once': `
    select o.code, o.total, ${keptForTotal} as kept from purchase.order o
    where o.status not in ('pending_payment', 'cancelled', 'rejected') and ${keptForTotal} <> o.total + ${conceded}`,
  'an unpaid order has one pending charge at most': `
    select o.code, o.total, ${kept} + ${onTheWay} as charged from purchase.order o
    where o.status = 'pending_payment' and ${kept} + ${onTheWay} > o.total`,
  'no money of an undone order is kept': `
    select o.code, ${kept} as kept from purchase.order o where o.status in ${undone} and ${kept} <> 0`,
  'no more of an order is refunded without a second person than one may': `
    select p.order_id, sum(r.amount) as alone from purchase.payment p join purchase.refund r on r.payment_id = p.id
    where (r.concession or r.started_by is not null) and r.approval is null group by p.order_id having sum(r.amount) > ${refundAloneLimit}`,
  'the credit notes of a line that came back wholly have the base of its invoice': `
    select l.order_id, l.line_no from purchase.goods_back b join purchase.credit_note_line c on c.back_id = b.id
    join purchase.order_line l on l.order_id = b.order_id and l.line_no = c.line_no where l.placed_base is not null
    group by l.order_id, l.line_no, l.placed_base, l.placed_tax, l.quantity, l.returned
    having l.quantity = 0 and sum(c.amount) = l.placed_base + l.placed_tax and sum(c.base) <> l.placed_base`,
  'a refund that waits for a second person moves no money': `
    select r.id from purchase.refund r join purchase.payment p on p.id = r.payment_id where r.approval = 'waiting'
      and (r.next_try_at is not null or r.manual_at is not null or (r.status = 'done' and p.status <> 'voided'))`,
  'refunds never exceed payments': `
    select p.id from purchase.payment p join purchase.refund r on r.payment_id = p.id group by p.id
    having sum(r.amount) > p.amount or p.status not in ('approved', 'voided') or (p.status = 'voided' and bool_or(r.status <> 'done'))`,
  'credit used is the sum of its movements': `
    select a.customer_id, a.used from auth.credit_account a where a.used > a.credit_limit + a.over_limit or a.used - a.in_favour <>
      (select coalesce(sum(m.amount), 0) from auth.credit_movement m where m.customer_id = a.customer_id)`,
  'the credit part of an order is owed': `
    select o.code from purchase.order o where
      (select coalesce(sum(p.amount), 0) from purchase.payment p where p.order_id = o.id and p.status = 'on_credit') <>
      (select coalesce(sum(m.amount), 0) from auth.credit_movement m where m.order_id = o.id and m.customer_id = o.customer_id)`,
  'a presale has sold what its orders hold': `
    select s.product_id, s.taken from products.presale s where s.taken > s.capacity or s.taken <>
      (select coalesce(sum(l.returned + case when o.status in ${undone} then 0 else l.quantity end), 0)
       from purchase.order_line l join purchase.order o on o.id = l.order_id
       where l.product_id = s.product_id and l.advanced and o.created_at >= s.opens_at)`,
  'products excluded from presale are not sold in one': `
    select o.code, v.code as version from purchase.order_line l join purchase.order o on o.id = l.order_id
    join products.version v on v.id = l.version_id where l.advanced and v.excluded_from_presale`,
  'a seller orders for customers of the portfolio': `
    select o.code from purchase.order o join auth.identity i on i.id = o.identity_id
    join auth.customer c on c.id = o.customer_id join auth.identity owner on owner.id = c.identity_id
    left join auth.portfolio f on f.customer_id = o.customer_id
    where i.role = 'Seller' and f.seller_id is distinct from o.identity_id
      and coalesce(f.assigned_at <= o.created_at, owner.deleted_at is null)`,
  'an order has the units of its lines': `
    select o.code, l.line_no from purchase.order o join purchase.order_line l on l.order_id = o.id
    left join (select order_id, line_no, sum(quantity) as units from purchase.order_line_part group by 1, 2) p
      on p.order_id = o.id and p.line_no = l.line_no
    join products.product s on s.id = l.product_id
    where case when l.advanced or l.quantity = 0 then p.units is not null
      else p.units is null or p.units % l.quantity <> 0 or (s.kind = 'simple' and p.units <> l.quantity) end`,
  'what came back of a line is recorded once, and its money too': `
    select l.order_id, l.line_no from purchase.order_line l where l.returned <>
      (select coalesce(sum(b.units), 0) from purchase.goods_back_line b join purchase.goods_back g on g.id = b.back_id and g.cause <> 'exchange'
       where b.order_id = l.order_id and b.line_no = l.line_no)
    union all select b.order_id, null from purchase.goods_back b where b.amount <>
      (select coalesce(sum(n.amount), 0) from purchase.credit_note_line n where n.back_id = b.id)`,
  'an exchange sends as many units as came back for it, without cost': `
    select r.code from purchase.return r join purchase.order o on o.id = r.exchange_order_id
    where o.total <> 0 or o.subtotal <> o.savings or exists (select from purchase.payment p where p.order_id = o.id)
      or (select sum(l.quantity + l.returned) from purchase.order_line l where l.order_id = o.id and l.asked is null) >
        (select sum(b.units) from purchase.goods_back_line b where b.back_id = r.back_id)
      or o.customer_id <> r.customer_id`,
  'what comes back from the road is neither available nor lost until it is counted': `
    select l.back_id, l.line_no from purchase.goods_back_line l left join purchase.awaited a using (back_id, line_no)
    where (l.goes_to = 'awaited') <> (a.back_id is not null)
    union all select x.back_id, x.line_no from purchase.awaited a join purchase.loss x using (back_id, line_no)
    union all select d.back_id, l.line_no from dispatch.delivery d join purchase.goods_back_line l on l.back_id = d.back_id
      left join dispatch.back_receipt r on r.delivery_id = d.id where (r.delivery_id is null) <> (l.goes_to = 'awaited')
    union all select b.back_id, b.line_no from dispatch.delivery d join purchase.goods_back_line b on b.back_id = d.back_id
      join dispatch.back_count c on c.delivery_id = d.id and c.line_no = b.line_no
      where b.units <> case b.goes_to when 'stock' then c.to_stock else c.said - c.to_stock end`,
  'a settled order has shipments, and an undone one has none to send': `
    select o.code, s.status from purchase.order o left join purchase.shipment s on s.order_id = o.id
    left join lateral (select sum(l.quantity + l.returned) as units, sum(l.quantity) as kept from purchase.order_line l
      where l.shipment_id = s.id) sent on true
    -- a part of which nothing came back good from the road is cancelled, and its units are returned ones
    where s.id is null or (o.status in ${undone} or coalesce(sent.units, 0) = 0) and s.status <> 'cancelled'
      or s.status = 'cancelled' and o.status not in ${undone} and sent.kept > 0`,
} satisfies Record<string, string>;
