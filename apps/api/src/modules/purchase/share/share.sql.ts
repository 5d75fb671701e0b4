import type { OwnShare } from '@tonalia/contract/shares';
import { rowIs, statement } from '../../../platform/db.ts';

const columns = `s.id as "shareId", s.kind, s.title, s.shows_prices as "showsPrices",
  s.may_change_units as "mayChangeUnits", s.shows_shades as "showsShades", s.made_at as "madeAt", s.expires_at as "expiresAt",
  case when s.revoked_at is not null then 'revoked' when s.expires_at <= now() then 'expired' else 'open' end as state, s.opens,
  (select count(*)::int from purchase.share_answer a where a.share_id = s.id) as answers`;
const isOwn = `s.identity_id = $identityId and s.customer_id = $customerId`;

/** A link as its maker sees it. */
export interface OwnShareRow extends Omit<OwnShare, 'madeAt' | 'expiresAt'> {
  madeAt: Date;
  expiresAt: Date;
}
type OwnClaim = Pick<OwnShareRow, 'kind' | 'state' | 'answers'>;

/** The links of a maker for a customer, the newest first. */
export const findOwnShares = statement(
  'purchase.find_own_shares',
  `select ${columns} from purchase.share s where ${isOwn} order by s.made_at desc, s.id limit 200`,
  rowIs<OwnClaim>(),
);

/** Serialises new links of a person, so that concurrent ones cannot exceed the limit. */
export const lockShares = statement<never, [identityId: string]>(
  'purchase.hold_shares',
  `select pg_advisory_xact_lock(hashtextextended('shares of ' || $1, 0))`,
);

/** The open links of a person for a customer. */
export const countOpenShares = statement(
  'purchase.count_open_shares',
  `select count(*)::int as open from purchase.share s
   where ${isOwn} and s.id <> $shareId and s.revoked_at is null and s.expires_at > now()`,
);

/** Makes a link, or gives the same one, while it is open, another token and these settings. No row for another person's id and for an ended link. */
export const insertShare = statement(
  'purchase.insert_share',
  `insert into purchase.share as s (id, token_hash, customer_id, identity_id, kind, title, product_id, version_ids, quantities, shows_prices,
     may_change_units, shows_shades, trade_type_id, warehouse_id, made_at, expires_at)
   values ($shareId, $tokenHash, $customerId, $identityId, $kind, $title, $productId, $versionIds::bigint[], $quantities::int[], $showsPrices,
     $mayChangeUnits, $showsShades, $tradeTypeId, $warehouseId, now(), now() + $days::int * interval '1 day')
   on conflict (id) do update set token_hash = excluded.token_hash, shows_prices = excluded.shows_prices,
       may_change_units = excluded.may_change_units, shows_shades = excluded.shows_shades, expires_at = excluded.expires_at
     where s.identity_id = excluded.identity_id and s.customer_id = excluded.customer_id and s.revoked_at is null and s.expires_at > now()
   returning ${columns}, xmax = 0 as "isNew"`,
  rowIs<OwnClaim & { isNew: boolean }>(),
);

/** Ends a link. No row when it is not the maker's; `wasOpen` is false when it had ended before. */
export const revokeShare = statement(
  'purchase.revoke_share',
  `with before as (select s.id, s.revoked_at from purchase.share s where s.id = $shareId and ${isOwn} for update)
   update purchase.share s set revoked_at = coalesce(s.revoked_at, now()) from before where s.id = before.id
   returning s.id, before.revoked_at is null as "wasOpen"`,
);

const content = `s.id as "shareId", s.kind, s.title, s.product_id as "productId", s.version_ids as "versionIds", s.quantities,
  s.shows_prices as "showsPrices", s.may_change_units as "mayChangeUnits", s.shows_shades as "showsShades", s.trade_type_id as "tradeTypeId", s.warehouse_id as "warehouseId", s.expires_at as "expiresAt",
  s.expires_at <= now() as "isExpired", s.identity_id as "identityId", s.customer_id as "customerId"`;
const isThere = `s.token_hash = $1 and s.revoked_at is null`;

/** The link of a token, unless it was revoked. */
export const findShare = statement(
  'purchase.find_share',
  `select ${content} from purchase.share s where ${isThere}`,
  rowIs<{ kind: OwnShare['kind'] }>(),
);

/** The same, locked until the transaction ends, so that concurrent answers cannot exceed the limit. */
export const lockShare = statement(
  'purchase.hold_share',
  `select ${content} from purchase.share s where ${isThere} for update`,
  rowIs<{ kind: OwnShare['kind'] }>(),
);

/** An own link that is open. */
export const findOwnShare = statement(
  'purchase.find_own_share',
  `select ${content} from purchase.share s where s.id = $shareId and ${isOwn} and s.revoked_at is null`,
  rowIs<{ kind: OwnShare['kind'] }>(),
);

/** Counts that the page was opened. */
export const countOpen = statement(
  'purchase.count_share_open',
  `update purchase.share set opens = least(opens + 1, 1000000) where id = $1`,
);

/** Removes links that ended before, with what came back from them. */
export const removeOldShares = statement(
  'purchase.remove_old_shares',
  `with old as (
     select id from purchase.share where expires_at < now() - $days::int * interval '1 day' order by expires_at limit 500 for update skip locked)
   delete from purchase.share s using old where s.id = old.id returning s.id`,
);
