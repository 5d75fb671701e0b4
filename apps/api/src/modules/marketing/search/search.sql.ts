import { statement } from '../../../platform/db.ts';

/**
 * Stores a searcher's term, and counts it for the day unless they searched it that day before, so that no single searcher makes a term
 * frequent. `counts`: it may be shown to others; a term that is new today is counted while the daily limit allows.
 */
export const addTerm = statement(
  'marketing.add_search_term',
  `with before as (
     select from marketing.search_term
     where seeker = $seeker and plain_term = platform.plain_text($term) and (searched_at at time zone 'America/Bogota')::date = $day::date
   ), kept as (
     insert into marketing.search_term as t (seeker, is_account, term, searched_at) values ($seeker, $isAccount, $term, $now)
     on conflict (seeker, plain_term) do update
       set times = least(t.times, 1000000) + 1, term = excluded.term, searched_at = excluded.searched_at
   )
   insert into marketing.search_count as c (day, term, searched_at)
   select $day::date, $term, $now where $counts and not exists (select from before)
     and ($hasRoom or exists (select from marketing.search_count where day = $day::date and plain_term = platform.plain_text($term)))
   on conflict (day, plain_term) do update
     set times = c.times + 1, searched_at = greatest(c.searched_at, excluded.searched_at)
   returning times = 1 as "isNew"`,
);

/** Keeps only the searcher's latest terms. */
export const removeBeyond = statement<never, [seeker: string, most: number]>(
  'marketing.remove_terms_beyond',
  `delete from marketing.search_term where seeker = $1 and plain_term in (
     select plain_term from marketing.search_term where seeker = $1 order by searched_at desc, plain_term offset $2)`,
);

export interface TermRow {
  term: string;
}

const ownTerms = (order: string) =>
  `select term from marketing.search_term where seeker = $1 order by ${order} limit $2`;

export const listOwnTerms = statement<TermRow, [seeker: string, most: number]>(
  'marketing.list_own_terms',
  ownTerms('searched_at desc, plain_term'),
);

export const listOwnTopTerms = statement<TermRow, [seeker: string, most: number]>(
  'marketing.list_own_top_terms',
  ownTerms('times desc, searched_at desc, plain_term'),
);

/** Terms counted since the given day that enough accounts still have in their list, as first typed on the latest day. */
const sharedTerms = (order: string) => `
  select (array_agg(term order by day desc))[1] as term
  from marketing.search_count c
  where day >= $1::date
  group by plain_term
  having (select count(*) from (
    select from marketing.search_term t where t.plain_term = c.plain_term and t.is_account limit $2) few) >= $2
  order by ${order} limit $3`;

export const listLatestTerms = statement<TermRow, [since: string, accounts: number, most: number]>(
  'marketing.list_latest_terms',
  sharedTerms('max(searched_at) desc, plain_term'),
);

export const listTopTerms = statement<TermRow, [since: string, accounts: number, most: number]>(
  'marketing.list_top_terms',
  sharedTerms('sum(times) desc, plain_term'),
);

export const removeSearchesOf = statement<never, [seeker: string]>(
  'marketing.remove_searches_of',
  `delete from marketing.search_term where seeker = $1`,
);

/** Deletes in small batches. */
export const removeOldTerms = statement<{ seeker: string }, [guestsBefore: Date, accountsBefore: Date]>(
  'marketing.remove_old_terms',
  `delete from marketing.search_term where (seeker, plain_term) in (
     select seeker, plain_term from marketing.search_term
     where searched_at < $1 and (not is_account or searched_at < $2)
     limit 500 for update skip locked)
   returning seeker`,
);

export const removeOldCounts = statement<{ term: string }, [before: string]>(
  'marketing.remove_old_search_counts',
  `delete from marketing.search_count where (day, plain_term) in (
     select day, plain_term from marketing.search_count where day < $1::date limit 500 for update skip locked)
   returning term`,
);
