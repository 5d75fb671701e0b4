-- Most changes of a catalogue leave what its cards show as it is. A product is written only when something of that differs.
create or replace function products.refresh_shown(ids bigint[]) returns void language plpgsql as $$
begin
  with named as (
    select p.id, p.has_versions, platform.plain_text(p.name || ' ' || m.name) as search_name
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
  ), shown as (
    select named.id, named.search_name,
      named.has_versions and coalesce(s.has_colors, false) as has_colors,
      named.has_versions and coalesce(s.has_volumes, false) as has_volumes,
      coalesce((select array_agg(tone.hex order by tone.nth) from (
        select hex, row_number() over (order by min(n)) as nth
        from unnest(s.hexes) with ordinality as h(hex, n) group by hex) tone
        where s.tones_total <= 4
          or tone.nth in (1 + s.tones_total / 8, 1 + 3 * s.tones_total / 8, 1 + 5 * s.tones_total / 8, 1 + 7 * s.tones_total / 8)), '{}') as tones,
      coalesce(s.tones_total, 0) as tones_total
    from named left join shades s on s.product_id = named.id
  )
  update products.product p set has_colors = shown.has_colors, has_volumes = shown.has_volumes, tones = shown.tones,
    tones_total = shown.tones_total, search_name = shown.search_name
  from shown
  where p.id = shown.id and (p.has_colors, p.has_volumes, p.tones, p.tones_total, p.search_name)
    is distinct from (shown.has_colors, shown.has_volumes, shown.tones, shown.tones_total, shown.search_name);

  perform products.refresh_stocked(ids);
end $$;
