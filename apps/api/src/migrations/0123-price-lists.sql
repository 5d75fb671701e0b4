-- The lists of prices say how many customers each has.
create index customer_trade_type on auth.customer (trade_type_id);
