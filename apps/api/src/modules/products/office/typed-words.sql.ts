/** `$q` as patterns, one for each of its words, with the signs of a pattern as such. */
const patterns = `(select array(select '%' || regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || '%'
  from unnest(string_to_array(platform.plain_text($q::text), ' ')) word))`;

/**
 * Joins `typed` to products `p`: in `missing` the words of `$q` that are neither in the product's name nor in its code; null when there are none.
 * There are many fewer products than versions, so most words are looked up once for all versions of a product.
 */
export const joinTypedWords = `left join lateral (
     select array_agg(pattern) as missing from unnest(${patterns}) pattern
     where p.search_name || ' ' || lower(p.code) not like pattern) typed on true`;

/** Whether version `v` has all words of `$q`, with its product. */
export const hasTypedWords = `($q::text is null or typed.missing is null or v.search_text like all (typed.missing))`;
