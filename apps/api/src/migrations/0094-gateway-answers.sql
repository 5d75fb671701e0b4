-- What the gateway said of a payment when it was last asked, or in its last webhook.
alter table purchase.payment
  -- Null while it never answered, or does not know the payment.
  add column gateway_status text check (gateway_status in ('pending', 'approved', 'declined', 'voided', 'error')),
  add column gateway_amount bigint check (gateway_amount >= 0),
  add column gateway_answered_at timestamptz,
  -- How the answer differs from the payment: another state, amount or reference, a payment that the gateway does not know, or money that went
  -- back both by hand and at the gateway.
  add column gateway_difference text check (gateway_difference in ('status', 'amount', 'reference', 'unknown', 'twice'));
create index payment_gateway_created on purchase.payment (created_at desc, id desc) where gateway_reference is not null;
-- Payments at a gateway that hang or differ.
create index payment_gateway_open on purchase.payment (created_at desc, id desc)
  where gateway_reference is not null and (status = 'pending' or gateway_difference is not null);
