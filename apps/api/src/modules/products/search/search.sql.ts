import { statement } from '../../../platform/db.ts';

export interface MatchedShade {
  product_id: string;
  code: string;
  name: string;
  color: string | null;
}

/** Of each product, the version that what was typed speaks of: by its code first, then by its shade's number, then by its words. */
export const findMatchedShades = statement<MatchedShade, [productIds: string[], search: string]>(
  'products.find_matched_shades',
  `with typed as materialized (
     select token, upper(token) as code, products.plain_code(token) as plain_code, '% ' || token || ' %' as word,
       '% ' || token || '%' as beginning, case when length(token) > 3 then '% ' || left(token, -1) || '%' end as singular
     from products.search_tokens($2) token
   )
   select distinct on (scored.product_id) scored.product_id, scored.code, scored.name, scored.hex as color
   from (
     select v.product_id, v.code, v.hex, v.position, v.id,
       coalesce(nullif(concat_ws(' ', v.shade_code, v.shade_name), ''), v.volume || ' ' || v.volume_unit, v.code) as name,
       case when v.code = upper(trim($2)) then 1000 when starts_with(v.code, upper(trim($2))) then 500 else 0 end
       + (select coalesce(sum(case
           when v.code = typed.code then 100
           when v.plain_shade_code = typed.plain_code then 50
           when ' ' || v.plain_shade || ' ' like typed.word then 10
           when ' ' || v.plain_shade like typed.beginning then 6
           when ' ' || v.plain_shade like typed.singular then 3
           when starts_with(v.plain_shade_code, typed.plain_code) then 5
           when starts_with(v.code, typed.code) then 4
           else 0 end), 0) from typed) as score
     from products.version v where v.product_id = any($1::bigint[]) and v.active
     offset 0 -- keeps the score from being worked out twice
   ) scored
   where score > 0
   order by scored.product_id, score desc, scored.position, scored.id`,
);

/** Words of the catalogue near a mistyped one; none for a word the catalogue knows, or begins like. */
export const findNearWords = statement<{ typed: string; word: string }, [words: string[]]>(
  'products.find_near_words',
  `select typed.word as typed, near.word
   from unnest($1::text[]) as typed(word)
   cross join lateral (
     select word from products.search_word known
     order by known.word <-> typed.word limit 20
   ) near
   where not exists (select 1 from products.search_word known where known.word like typed.word || '%')`,
);
