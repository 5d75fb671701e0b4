import { statement } from '../../../platform/db.ts';

/** An operator that a command adds ends the link: of the two at one moment one finds no row. */
export const removeFirstLink = statement<never, []>('office.remove_first_link', `delete from office.first_link`);

/** Replaces the first link; no row when the office has an operator. */
export const replaceFirstLink = statement(
  'office.replace_first_link',
  `insert into office.first_link (hash, expires_at)
   select $hash::bytea, $expiresAt::timestamptz where not exists (select from office.operator where left_at is null)
   on conflict (is_only) do update set hash = excluded.hash, expires_at = excluded.expires_at returning is_only`,
);

/** A row while the link lives and the office has no operator. */
export const findFirstLink = statement(
  'office.find_first_link',
  `select is_only from office.first_link where hash = $hash and expires_at > $now
   and not exists (select from office.operator where left_at is null)`,
);

/** Spends the first link, once. */
export const spendFirstLink = statement(
  'office.spend_first_link',
  `delete from office.first_link where hash = $hash and expires_at > $now
   and not exists (select from office.operator where left_at is null) returning is_only`,
);
