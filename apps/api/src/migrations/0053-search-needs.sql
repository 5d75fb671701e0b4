-- Needs of customers ("uñas quebradizas") and the words of products that serve them ("fortalecedor, base calcio"), the best first.
-- An operator's row replaces the built-in row of the same need; an empty one means that the search does not answer the need.
create table products.search_need (
  need  text primary key check (need = platform.plain_text(need) and length(need) between 2 and 80),
  finds text not null check (finds = platform.plain_text(finds) and length(finds) <= 400)
);
create trigger tell_change after insert or update or delete or truncate on products.search_need
  for each statement execute function platform.tell_change();
