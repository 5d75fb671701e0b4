import { OfficeError } from '@tonalia/contract/office-errors';
import { MOST_PROGRAMMED } from '@tonalia/contract/limits';
import type { DealChanged, DealDraft } from '@tonalia/contract/prices-office';
import { dealHoldsAt, nextDealChange } from '@tonalia/rules/deal-time';
import { regularPrice } from '@tonalia/rules/price';
import { maxLargePriceChanges } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { dealTimeOf } from '../deal/deal-time.ts';
import { findBreakInTheWay, insertDeal, lockDeal, updateDeal } from './deal-office.sql.ts';
import { type SavedDeal, officeDeals } from './deal-rows.ts';
import { breakSentence, dealEffectOf, dealOf, dealStateOf } from './deal.rules.ts';
import { examplesOf } from './examples.ts';
import { notePriceAct } from './note-act.ts';
import { listPricedVersions } from './priced-versions.sql.ts';
import { refuseBroken } from './write-program.ts';

/** The terms of a deal and their author. */
export interface DealChange {
  draft: DealDraft;
  dryRun: boolean;
  operator: OperatorActor;
  /** The deal it replaces, at the version it was made for; undefined for a new one. */
  replaced?: { id: string; version: number };
}

/**
 * Makes or replaces a deal with an audit event. SPAN_WRONG, PRICES_EMPTY, STEP_UP_REQUIRED; PRICE_OVERLAP names the quantity break in the
 * way, also with `dryRun`, which changes nothing.
 */
export const saveDeal = (db: Database, clock: Clock, change: DealChange): Promise<DealChanged> =>
  inTransaction(db, async (tx) => {
    const { draft, dryRun, operator, replaced } = change;
    const now = clock.now();
    const saved = replaced && (await lockSavedDeal(tx, replaced, now));
    const span = spanOf(draft, saved, now);
    await refuseCrossing(tx, { ...draft, ...span, exceptId: saved?.id ?? null });
    const { regular, examples } = await pricesOf(tx, {
      draft,
      at: firstHeld({ ...span, weekdays: draft.weekdays }),
      savedId: saved?.id,
    });
    const effect = { ...dealEffectOf(dealOf(draft), regular), examples };
    if (dryRun) return { deal: null, effect, undo: null };
    if (effect.fallMuch > maxLargePriceChanges && !operator.isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
    const columns = { ...draft, ...span };
    const [row] = saved
      ? await updateDeal(tx, { ...columns, id: saved.id })
      : await insertDeal(tx, { ...columns, revision: 1 });
    if (!row) throw new Error('a written row was not returned');
    const undo = await notePriceAct(tx, operator, {
      action: saved ? 'products.deal_changed' : 'products.deal_created',
      subject: 'deal',
      subjectId: row.id,
      revisionAfter: row.revision,
      before: saved ?? null,
      detail: { name: draft.name, amount: draft.amount, discountType: draft.discountType },
    });
    const [deal] = await officeDeals(tx, [{ ...columns, ...row }], now);
    return { deal: deal ?? null, effect, undo };
  }).catch(refuseBroken);

type AskedBreak = Parameters<typeof findBreakInTheWay>[1] & { kind: DealDraft['kind'] };

/** PRICE_OVERLAP names the quantity break in the way. The constraint of the table refuses one that is written at the same moment. */
async function refuseCrossing(tx: Transaction, asked: AskedBreak): Promise<void> {
  if (asked.kind !== 'break') return;
  const { minQuantity, productId, brandId, categoryId, tradeTypeId, from, until, exceptId } = asked;
  const place = { minQuantity, productId, brandId, categoryId, tradeTypeId, from, until, exceptId };
  const [inTheWay] = await findBreakInTheWay(tx, place);
  if (inTheWay) throw new OfficeError('PRICE_OVERLAP', breakSentence(inTheWay, minQuantity));
}

/** Locks a deal that has not ended, at the version a change was made for. DEAL_NOT_FOUND, VERSION_CONFLICT, DEAL_ENDED. */
export async function lockSavedDeal(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<SavedDeal> {
  const [saved] = await lockDeal(tx, id);
  if (!saved) throw new OfficeError('DEAL_NOT_FOUND');
  if (saved.revision !== version) throw new OfficeError('VERSION_CONFLICT');
  if (dealStateOf(saved, now) === 'ended') throw new OfficeError('DEAL_ENDED');
  return saved;
}

/** The window of a draft; one that runs keeps its start. SPAN_WRONG. */
function spanOf(draft: DealDraft, saved: SavedDeal | undefined, now: Date): { from: Date; until: Date | null } {
  const asked = new Date(draft.from);
  const runs = saved?.from && dealStateOf(saved, now) === 'running';
  const from = runs ? saved.from : asked > now ? asked : now;
  const until = draft.until === null ? null : new Date(draft.until);
  if (!from || (until !== null && (until <= from || until <= now))) throw new OfficeError('SPAN_WRONG');
  return { from, until };
}

/** The first moment at which a deal holds. SPAN_WRONG for none. */
function firstHeld({ from, until, weekdays }: { from: Date; until: Date | null; weekdays: number[] }): Date {
  const time = dealTimeOf({ from, until, weekdays });
  const start = from.getTime();
  const first = dealHoldsAt(time, start) ? start : nextDealChange(time, start);
  if (!Number.isFinite(first))
    throw new OfficeError('SPAN_WRONG', 'Ninguno de esos días está entre el inicio y el final.');
  return new Date(first);
}

/** The regular prices of what a deal is about, and examples of their prices with it. PRICES_EMPTY. */
async function pricesOf(
  tx: Transaction,
  { draft, at, savedId }: { draft: DealDraft; at: Date; savedId: string | undefined },
) {
  const { productId, brandId, categoryId, tradeTypeId } = draft;
  const asked = { versionIds: [], productId, brandId, categoryId, tradeTypeId, most: MOST_PROGRAMMED };
  const rows = await listPricedVersions(tx, asked);
  if (rows.length === 0) throw new OfficeError('PRICES_EMPTY');
  const versionIds = rows.map(({ id }) => id);
  const change = { deal: dealOf(draft), without: new Set(savedId === undefined ? [] : [savedId]) };
  return {
    regular: rows.map(({ basePrice, tradePrice }) => regularPrice(basePrice, tradePrice)),
    examples: await examplesOf(tx, { versionIds, tradeTypeId, at }, change),
  };
}
