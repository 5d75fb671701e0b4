-- Each process now searches words in memory: the search columns and functions of PostgreSQL go, and the indexes for sorting lists.

-- Refreshes the columns that cards and lists read, for these products; null means all. Call it after the catalogue or its stock changed.
create or replace function products.refresh_search(ids bigint[]) returns void
  language plpgsql as $$
begin
  with shown as (
    select p.id, platform.plain_text(p.name || ' ' || m.name) as name
    from products.product p join products.manufacturer m on m.id = p.manufacturer_id
    where ids is null or p.id = any(ids)
  ), shades as (
    select v.product_id,
      bool_or(v.shade_code is not null or v.shade_name is not null) as has_colors,
      -- One volume is no choice.
      count(distinct (v.volume, v.volume_unit)) > 1 as has_volumes,
      -- A shade in two volumes is one tone.
      count(distinct v.hex) as tones_total,
      array_agg(v.hex order by v.position, v.id) filter (where v.hex is not null) as hexes
    from products.version v
    where v.active and (ids is null or v.product_id = any(ids))
    group by v.product_id
  )
  update products.product p set
    has_colors = p.has_versions and coalesce(s.has_colors, false),
    has_volumes = p.has_versions and coalesce(s.has_volumes, false),
    tones = coalesce((select array_agg(tone.hex order by tone.nth) from (
      select hex, row_number() over (order by min(n)) as nth
      from unnest(s.hexes) with ordinality as h(hex, n) group by hex) tone
      where s.tones_total <= 4
        or tone.nth in (1 + s.tones_total / 8, 1 + 3 * s.tones_total / 8, 1 + 5 * s.tones_total / 8, 1 + 7 * s.tones_total / 8)), '{}'),
    tones_total = coalesce(s.tones_total, 0),
    search_name = shown.name
  from shown left join shades s on s.product_id = shown.id
  where p.id = shown.id;

  perform products.refresh_stocked(ids);
end $$;

drop function products.search_query(text);
drop function products.search_words_query(text);
drop function products.search_token_query(text, boolean);
drop function products.search_lexemes(text);
drop function products.search_lexeme(text);
drop function products.search_tokens(text);
drop table products.search_word;
-- Drops their indexes too.
alter table products.product drop column search, drop column search_title, drop column price_from;
drop index products.product_name;
