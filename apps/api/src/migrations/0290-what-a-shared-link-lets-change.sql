alter table purchase.share
  -- Whether the visitor may send other units than a list proposes; a colour card proposes none.
  add column may_change_units boolean not null default true,
  -- Whether the page of a list also shows the other shades of its products.
  add column shows_shades boolean not null default false;
