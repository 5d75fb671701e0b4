-- Lists of versions that a customer orders again and again. The id is the client's, so that a repeated request makes one list.
create table purchase.saved_list (
  id          uuid primary key,
  customer_id uuid not null references auth.customer,
  -- Its maker: the customer, or its seller.
  identity_id uuid not null references auth.identity,
  -- Of the business: the customer and its seller see it. Otherwise only its maker.
  is_shared   boolean not null,
  name        text not null check (length(name) between 1 and 60),
  -- Rises with each change of its name, owner or lines.
  revision    int not null default 1 check (revision > 0),
  version_ids bigint[] not null,
  quantities  int[] not null,
  -- Price of one unit when a line was noted, or the list was ordered last, in pesos.
  prices      int[] not null,
  made_at     timestamptz not null,
  used_at     timestamptz,
  check (cardinality(version_ids) <= 300),
  check (cardinality(quantities) = cardinality(version_ids) and cardinality(prices) = cardinality(version_ids)),
  check (0 < all (quantities) and 0 <= all (prices))
);
create index saved_list_of_customer on purchase.saved_list (customer_id, made_at);
