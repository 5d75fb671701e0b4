import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { MOST_PROGRAMMED } from '@tonalia/contract/limits';
import type { ProgramChanged, ProgramDraft } from '@tonalia/contract/prices-office';
import { regularPrice } from '@tonalia/rules/price';
import { lowestMargin, maxLargePriceChanges } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Buyer, OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { readPriceLimits } from '../import/price-limits.ts';
import { knownCostsOf } from '../price/known-costs.ts';
import { type SavedProgram, lockSaved, snapshotOf } from './saved-program.ts';
import { examplesOf } from './examples.ts';
import { notePriceAct, programDetail } from './note-act.ts';
import { listPricedVersions } from './priced-versions.sql.ts';
import { type PlannedPrice, effectOf, overlapSentence, programmedAmount, stateOf, toProgram } from './program.rules.ts';
import { findOverlaps, findProgrammedIds, lockPrograms } from './program.sql.ts';
import { type WrittenProgram, refuseBroken, writeProgram } from './write-program.ts';

/** A programmed change and its author. */
export interface ProgramChange {
  draft: ProgramDraft;
  dryRun: boolean;
  operator: OperatorActor;
  /** The customer of agreed prices; null for a list. */
  buyer: Buyer | null;
  /** The program it replaces, at the version it was made for; undefined for a new one. */
  replaced?: { id: string; version: number };
}

/**
 * Programs prices, or replaces a programmed price, in one transaction with an audit event. PRICE_OVERLAP names the program in the way;
 * with `dryRun` nothing changes, and overlaps are part of the answer.
 */
export const saveProgram = (db: Database, clock: Clock, change: ProgramChange): Promise<ProgramChanged> =>
  inTransaction(db, async (tx) => {
    const { draft, dryRun, operator, buyer, replaced } = change;
    await lockPrograms(tx);
    const now = clock.now();
    const saved = replaced && (await lockSaved(tx, replaced, now));
    const planned = await planOf(tx, { draft, buyer, saved, now });
    const ids = planned.prices.map(({ versionId }) => versionId);
    const { effect, much } = effectOf(planned.prices, {
      replaces: draft.replaces,
      floor: (await readPriceLimits(tx)).floor,
      costs: await knownCostsOf(tx, ids, operator.role),
    });
    const overlaps = await overlapsOf(tx, planned, saved?.id);
    const examples = await examplesFor(tx, planned, { draft, buyer, saved });
    const answer = { program: null, effect: { ...effect, lowestMargin, examples, overlaps }, undo: null };
    if (dryRun) return answer;
    if (overlaps[0]) throw new OfficeError('PRICE_OVERLAP', overlaps[0].sentence);
    if (much > maxLargePriceChanges && !operator.isConfirmed) throw new OfficeError('STEP_UP_REQUIRED');
    const before = saved && (await snapshotOf(tx, saved));
    const row = await writeProgram(tx, planned, saved?.id);
    const undo = await notePriceAct(tx, operator, {
      action: saved ? 'products.program_changed' : 'products.program_created',
      subject: 'program',
      subjectId: row.id,
      revisionAfter: row.revision,
      before: before ?? null,
      detail: programDetail({ ...planned, versions: planned.prices.length }),
    });
    return { ...answer, program: toProgram({ ...planned, ...row, versions: planned.prices.length }, now), undo };
  }).catch(refuseBroken);

interface PlannedDraft {
  draft: ProgramDraft;
  buyer: Buyer | null;
  saved: SavedProgram | undefined;
}

type ProgramPlan = WrittenProgram & { prices: PlannedPrice[]; from: Date };

/** The window and amounts of a draft. SPAN_WRONG, PRICES_EMPTY, PRICES_TOO_MANY, PROGRAM_STARTED. */
async function planOf(
  tx: Transaction,
  { draft, buyer, saved, now }: PlannedDraft & { now: Date },
): Promise<ProgramPlan> {
  const { name, tradeTypeId, replaces, choice, change } = draft;
  const asked = new Date(draft.from);
  const runs = saved !== undefined && stateOf(saved, now) === 'running';
  const isMoved = saved?.from && saved.from.getTime() !== asked.getTime();
  const customer = { customerId: buyer?.customerId ?? null, customerName: buyer?.customerName ?? null };
  const isOther = tradeTypeId !== saved?.tradeTypeId || customer.customerId !== saved.customerId;
  if (runs && (isMoved || isOther)) throw new OfficeError('PROGRAM_STARTED');
  const from = runs ? (saved.from ?? asked) : asked > now ? asked : now;
  const until = draft.until === null ? null : new Date(draft.until);
  if (until !== null && (until <= from || until <= now)) throw new OfficeError('SPAN_WRONG');
  const prices = await pricesOf(tx, draft, buyer);
  return {
    name,
    tradeTypeId: buyer ? null : tradeTypeId,
    ...customer,
    replaces,
    from,
    until,
    cancelledAt: null,
    rule: change.kind === 'each' ? null : { choice, change },
    prices,
  };
}

/** Of a customer, its trade type's prices are the regular ones. */
async function pricesOf(
  tx: Transaction,
  { choice, change, tradeTypeId }: ProgramDraft,
  buyer: Buyer | null,
): Promise<PlannedPrice[]> {
  const rows = await listPricedVersions(tx, {
    versionIds: choice.versionIds ?? [],
    productId: choice.productId ?? null,
    brandId: choice.brandId ?? null,
    categoryId: choice.categoryId ?? null,
    tradeTypeId: buyer?.tradeTypeId ?? tradeTypeId,
    most: MOST_PROGRAMMED + 1,
  });
  if (rows.length === 0) throw new OfficeError('PRICES_EMPTY');
  if (rows.length > MOST_PROGRAMMED) throw new OfficeError('PRICES_TOO_MANY');
  const unknown = (choice.versionIds ?? []).some((id) => !rows.some((row) => row.id === id));
  if (unknown) throw new AppError('VERSION_NOT_FOUND');
  return rows.map(({ id, basePrice, tradePrice }) => {
    const regular = regularPrice(basePrice, tradePrice);
    const amount = change.kind === 'each' ? change.pesos[id] : programmedAmount(regular, change);
    if (amount === undefined) throw new AppError('VERSION_NOT_FOUND');
    return { versionId: id, regular, amount };
  });
}

async function overlapsOf(
  tx: Transaction,
  { prices, tradeTypeId, customerId, from, until }: ProgramPlan,
  exceptId: string | undefined,
) {
  const versionIds = prices.map(({ versionId }) => versionId);
  const rows = await findOverlaps(tx, { versionIds, tradeTypeId, customerId, from, until, exceptId: exceptId ?? null });
  return rows.map((row) => ({
    programId: row.id,
    name: row.name,
    from: row.from?.toISOString() ?? null,
    until: row.until?.toISOString() ?? null,
    versions: row.versions,
    sentence: overlapSentence(row),
  }));
}

async function examplesFor(
  tx: Transaction,
  { prices, tradeTypeId, customerId, from }: ProgramPlan,
  { draft, buyer, saved }: PlannedDraft,
) {
  const versionIds = prices.slice(0, 3).map(({ versionId }) => versionId);
  const own = saved ? await findProgrammedIds(tx, { programId: saved.id, versionIds }) : [];
  const amounts = new Map(prices.map(({ versionId, amount }) => [versionId, amount]));
  return examplesOf(
    tx,
    { versionIds, tradeTypeId: buyer?.tradeTypeId ?? tradeTypeId, agreedFor: customerId, at: from },
    {
      without: new Set(own.map(({ id }) => id)),
      programmed: ({ versionId }) => ({
        id: 'draft',
        name: draft.name,
        amount: amounts.get(versionId) ?? 1,
        replaces: draft.replaces,
      }),
    },
  );
}
