-- A lender's method, as its gateway says: screens name the lender instead of a bank.
alter table purchase.payment_method add column lends boolean not null default false;
update purchase.payment_method set lends = true where reference = 'addi';
