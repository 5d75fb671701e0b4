import type { ProgramEffect } from '@tonalia/contract/prices-office';
import { type Deal, type ProgrammedPrice, priceOf } from '@tonalia/rules/price';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type Sellable, findSellablesById } from '../sellable/find-sellables.ts';
import { namedVersion } from './named-version.ts';

/** Most versions with a price in a preview. */
export const MOST_EXAMPLES = 3;

interface ExamplePlace {
  versionIds: readonly string[];
  tradeTypeId: string | null;
  /** The customer of agreed prices. */
  agreedFor?: string | null;
  at: Date;
}
/** What a change adds to the prices of a version, and what it takes away. */
export interface TriedChange {
  programmed?: (version: Sellable) => ProgrammedPrice;
  /** Ids of programmed prices, or of the deal, that it replaces. */
  without: ReadonlySet<string>;
  deal?: Deal;
}

/** Prices of a few versions at a moment, without and with a change, both by the price rules. */
export async function examplesOf(
  db: Database | Transaction,
  { versionIds, tradeTypeId, agreedFor = null, at }: ExamplePlace,
  { programmed, without, deal }: TriedChange,
): Promise<ProgramEffect['examples']> {
  const shopper = { tradeTypeId: tradeTypeId ?? 'visitante', agreedFor, warehouseId: '' };
  const versions = await findSellablesById(db, shopper, versionIds.slice(0, MOST_EXAMPLES), { now: () => at });
  return versions.map((version) => {
    const others = version.priceFacts.programmed.filter(({ id }) => deal !== undefined || !without.has(id));
    const deals = version.deals.filter(({ id }) => deal === undefined || !without.has(id));
    const facts = { ...version.priceFacts, programmed: others };
    const mine = programmed?.(version);
    const all = mine === undefined ? others : tradeTypeId === null ? [...others, mine] : [mine, ...others];
    const quantity = Math.max(version.minQuantity, deal?.minQuantity ?? 1);
    return {
      version: namedVersion(version),
      before: priceOf(facts, deals, quantity).price,
      after: priceOf({ ...facts, programmed: all }, deal ? [...deals, deal] : deals, quantity).price,
    };
  });
}
