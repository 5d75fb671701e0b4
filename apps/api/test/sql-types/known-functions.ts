const namesIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Functions of PostgreSQL that are null only for a null argument. */
export const TOTAL_FUNCTIONS = namesIn(`
  abs ceil floor round mod cardinality length char_length octet_length
  lower upper btrim ltrim rtrim left right replace substr substring lpad md5
  encode decode to_char to_json to_jsonb date_trunc timezone make_interval
  now clock_timestamp statement_timestamp gen_random_uuid hashtext hashtextextended
  pg_try_advisory_xact_lock starts_with
`);

/** Aggregates that take nulls as values. */
export const AGGREGATES_OF_NULLS = namesIn('array_agg json_agg jsonb_agg json_object_agg jsonb_object_agg');

export const WINDOW_FUNCTIONS = namesIn('count row_number rank dense_rank ntile');

/** Behind the operators `->`, `->>`, `#>` and `#>>`: null for a key that is not there. */
export const JSON_PATHS: ReadonlySet<string> = new Set(
  ['json', 'jsonb'].flatMap((kind) =>
    ['object_field', 'array_element', 'extract_path'].flatMap((way) => [`${kind}_${way}`, `${kind}_${way}_text`]),
  ),
);
