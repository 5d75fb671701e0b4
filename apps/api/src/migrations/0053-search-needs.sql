-- What customers want something for ("uñas quebradizas") and the words of what serves it ("fortalecedor, base calcio"), the best first.
-- A row of the operator replaces the built-in row of the same need; with nothing to find, the search has no answer to it.
create table products.search_need (
  need  text primary key check (need = platform.plain_text(need) and length(need) between 2 and 80),
  finds text not null check (finds = platform.plain_text(finds) and length(finds) <= 400)
);
create trigger tell_change after insert or update or delete or truncate on products.search_need
  for each statement execute function platform.tell_change();
