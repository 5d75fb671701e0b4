-- Times of the steps of a refund: first and last request to the gateway, handed to a person, done. A transfer by hand has
-- the reference of the bank.
alter table purchase.refund
  add column sent_at timestamptz,
  add column retried_at timestamptz,
  add column manual_at timestamptz,
  add column reference text check (btrim(reference) <> '' and length(reference) <= 80);
-- For older refunds the creation is the best estimate.
update purchase.refund set sent_at = created_at where tries > 0;
update purchase.refund set manual_at = created_at where status = 'pending' and next_try_at is null;

-- Brand and last digits of the card that paid, as the gateway reports them. The card number is never stored.
alter table purchase.payment
  add column card_brand text check (length(card_brand) between 1 and 40),
  add column card_last_four text check (card_last_four ~ '^\d{4}$'),
  add constraint payment_card_whole check ((card_brand is null) = (card_last_four is null));
