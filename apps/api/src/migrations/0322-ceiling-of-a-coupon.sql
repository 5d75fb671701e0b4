-- The most pesos that a coupon of a percentage takes off.
alter table marketing.coupon add column max_savings int check (max_savings is null or max_savings > 0 and discount_type = 'percentage');
