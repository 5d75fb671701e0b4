-- What an invoice needs to know of a customer, and of an order from the moment it is placed.

-- IVA of what is sold: general 19 %, reduced 5 %; exempt and excluded pay none.
alter table products.product add column tax_class text not null default 'general'
  constraint product_tax_class check (tax_class in ('general', 'reduced', 'exempt', 'excluded'));

-- Fiscal data of a customer. `name` is the trade name, document_type and document_number the document with its check digit. A null is
-- unknown, not "no".
alter table auth.customer
  add column person_kind text check (person_kind in ('natural', 'company')),
  add column legal_name text check (length(legal_name) between 1 and 160),
  add column invoice_email text check (invoice_email = lower(invoice_email) and length(invoice_email) <= 254),
  -- Box 53 of the RUT, with the codes of the electronic invoice.
  add column responsibilities text[] not null default '{}'
    check (responsibilities <@ array['O-13', 'O-15', 'O-23', 'O-47', 'R-99-PN']::text[]),
  add column charges_iva boolean,
  -- The customer keeps a part of what it pays as tax (agente retenedor).
  add column withholds boolean,
  -- Days to pay own credit; null for those of the installation.
  add column payment_days smallint check (payment_days between 1 and 180),
  -- The address of the invoice; null for the address of delivery.
  add column fiscal_address text check (length(fiscal_address) between 5 and 160),
  add column fiscal_city_id text references tracking.city,
  -- Rises with each change in the office, so that two operators cannot overwrite each other.
  add column fiscal_version int not null default 1,
  -- When an operator last saved the data; null while only the registration is known.
  add column fiscal_checked_at timestamptz,
  add constraint customer_fiscal_address check ((fiscal_address is null) = (fiscal_city_id is null));

-- The fiscal data of a customer and its seller as they are now; what is not known follows from the registration. No value for a closed
-- account. Face of customers for statements of other modules.
create function auth.fiscal_snapshot(which uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'customer', jsonb_build_object(
      'personKind', coalesce(c.person_kind, case when c.document_type = 'NIT' then 'company' when c.document_type is not null then 'natural' end),
      'legalName', coalesce(c.legal_name, case when c.document_type is distinct from 'NIT'
        then nullif(btrim(concat_ws(' ', i.name, i.last_name)), '') end, c.name),
      'tradeName', c.name, 'documentType', c.document_type, 'document', c.document_number,
      'invoiceEmail', coalesce(c.invoice_email, i.email), 'responsibilities', to_jsonb(c.responsibilities),
      'chargesIva', c.charges_iva, 'withholds', c.withholds,
      'address', case when a.address is not null then jsonb_build_object('address', a.address, 'cityId', a.city_id, 'city', p.city,
        'stateId', p.state_id, 'state', p.state) end,
      'isChecked', c.fiscal_checked_at is not null),
    'seller', case when s.id is not null then jsonb_build_object('_id', s.id, 'name', btrim(concat_ws(' ', s.name, s.last_name))) end)
  from auth.customer c
  left join auth.identity i on i.id = c.identity_id
  left join auth.portfolio f on f.customer_id = c.id
  left join auth.identity s on s.id = f.seller_id
  left join lateral (
    select c.fiscal_address as address, c.fiscal_city_id as city_id where c.fiscal_address is not null
    union all
    (select d.address, d.city_id from auth.address d where c.fiscal_address is null and d.customer_id = c.id and d.deleted_at is null
     order by d.fixed desc, d.city_id = c.city_id desc, d.created_at, d.id limit 1)) a on true
  left join lateral tracking.place(a.city_id) p on true
  where c.id = which and i.deleted_at is null
$$;

alter table purchase.order
  -- Frozen when the order was placed: customer, seller, terms, shipping with its tax. A closed account takes the customer away.
  add column facts jsonb check (jsonb_typeof(facts) = 'object'),
  -- They were not known at that moment and were filled in afterwards.
  add column facts_assumed boolean not null default false;

alter table purchase.order_line
  -- Unit of measure, UN/ECE recommendation 20: 94 is one unit.
  add column unit text not null default '94' check (length(unit) between 1 and 3),
  add column tax_class text not null default 'general' check (tax_class in ('general', 'reduced', 'exempt', 'excluded')),
  -- Percent of that class when the line was ordered.
  add column tax_rate smallint not null default 19 check (tax_rate between 0 and 99),
  -- Cost of one unit in pesos; null while it is not known.
  add column cost bigint check (cost >= 0),
  -- What was agreed for the line when the order was placed, after its share of coupon and payment method: base + tax, in pesos. Null for
  -- a line that came later.
  add column placed_base bigint check (placed_base >= 0),
  add column placed_tax bigint check (placed_tax >= 0),
  add constraint order_line_placed check ((placed_base is null) = (placed_tax is null));

alter table purchase.fiscal_record add column facts jsonb;

-- Fills in the facts of orders that have none from what is known of them now, and marks them. Shares are rounded as `packages/rules/src/tax.ts`
-- does: the largest remainders first, then the first lines.
create function purchase.assume_facts() returns void language sql as $$
  with unknown as (
    select o.id, o.subtotal - o.savings - o.coupon_savings + o.movement as net, o.subtotal - o.savings as goods
    from purchase.order o where o.facts is null
  ), share as (
    select l.order_id, l.line_no, l.tax_rate, unknown.net, div(unknown.net::numeric * l.amount, nullif(unknown.goods, 0)) as whole,
      mod(unknown.net::numeric * l.amount, nullif(unknown.goods, 0)) as rest
    from unknown join purchase.order_line l on l.order_id = unknown.id
  ), exact as (
    select order_id, line_no, tax_rate, coalesce(whole, 0) + case when row_number() over (partition by order_id order by rest desc nulls last, line_no)
      <= net - sum(coalesce(whole, 0)) over (partition by order_id) then 1 else 0 end as amount
    from share
  )
  update purchase.order_line l set placed_base = round(e.amount * 100 / (100 + e.tax_rate)),
    placed_tax = e.amount - round(e.amount * 100 / (100 + e.tax_rate))
  from exact e where l.order_id = e.order_id and l.line_no = e.line_no;

  update purchase.order o set facts_assumed = true, facts = coalesce(auth.fiscal_snapshot(o.customer_id), '{"seller": null}') || jsonb_build_object(
    'terms', jsonb_build_object('method', o.payment_method,
      'onCredit', coalesce((select m.amount from auth.credit_movement m where m.order_id = o.id and m.kind = 'order'), 0),
      'dueOn', (select m.due_on from auth.credit_movement m where m.order_id = o.id and m.kind = 'order')),
    'shipping', jsonb_build_object('taxClass', 'general', 'rate', 19, 'amount', o.shipping,
      'base', round(o.shipping::numeric * 100 / 119), 'tax', o.shipping - round(o.shipping::numeric * 100 / 119)))
  where o.facts is null
$$;
select purchase.assume_facts();
