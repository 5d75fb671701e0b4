-- Money that leaves by an operator's act above the limit of one person waits in its refund until another operator approves it; the rest of the
-- act happens at once.
alter table purchase.refund
  -- The operator that started it; null when a rule, a driver or a command did.
  add column started_operator uuid,
  -- Null when one person may do it alone.
  add column approval text check (approval in ('waiting', 'approved')),
  add column approved_by uuid,
  add column approved_name text check (length(approved_name) between 1 and 80),
  add column approved_at timestamptz,
  add constraint refund_second_person check (approved_by is null or approved_by is distinct from started_operator),
  add constraint refund_approval_whole check ((approval is not distinct from 'approved') = (approved_by is not null)
    and num_nulls(approved_by, approved_name, approved_at) in (0, 3)),
  add constraint refund_waits check (approval is distinct from 'waiting' or next_try_at is null);
create index refund_held on purchase.refund (created_at, id) where approval = 'waiting' and status = 'pending';

-- Refunds that a second person approved before: they were started in the transaction of the approval.
update purchase.refund r set approval = 'approved', approved_by = a.decided_by, approved_name = a.decided_name, approved_at = a.decided_at
from purchase.refund_approval a join purchase.payment p on p.order_id = a.order_id
where a.status = 'approved' and r.payment_id = p.id and r.concession and r.created_at = a.decided_at;

-- The tax of each line of a credit note, by the facts that were frozen in the order. What a line's credit notes add up to is split as a whole, so
-- that a line that came back in parts has the base and the tax of its invoice.
alter table purchase.credit_note_line
  add column tax_class text check (tax_class in ('general', 'reduced', 'exempt', 'excluded')),
  add column tax_rate smallint check (tax_rate between 0 and 99),
  add column base bigint check (base >= 0),
  add column tax bigint check (tax >= 0);
with split as (
  select c.back_id, c.line_no, l.tax_class, l.tax_rate, c.amount,
    sum(c.amount) over (partition by b.order_id, c.line_no order by b.created_at, b.id) as upto
  from purchase.credit_note_line c join purchase.goods_back b on b.id = c.back_id
  join purchase.order_line l on l.order_id = b.order_id and l.line_no = c.line_no
), based as (
  select back_id, line_no, tax_class, tax_rate, amount,
    round(upto * 100 / (100 + tax_rate)) - round((upto - amount) * 100 / (100 + tax_rate)) as base
  from split
)
update purchase.credit_note_line c set tax_class = s.tax_class, tax_rate = s.tax_rate, base = s.base, tax = s.amount - s.base
from based s where c.back_id = s.back_id and c.line_no = s.line_no;
alter table purchase.credit_note_line
  alter column tax_class set not null,
  alter column tax_rate set not null,
  alter column base set not null,
  alter column tax set not null,
  add constraint credit_note_line_taxed check (base + tax = amount);
