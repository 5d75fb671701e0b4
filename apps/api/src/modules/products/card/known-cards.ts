import type { Shopper } from '../../../platform/http/actor.ts';
import type { CardRow } from './card.sql.ts';
import type { Deal } from '@tonalia/rules/price';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { isIn } from '../catalogue-index/span.ts';

/** What the index knows of a product's card: with it no statement reads its versions. */
export interface KnownCard {
  /** The version that costs the shopper least. */
  cheapest: string;
  /** Null when it is not known. */
  stock: number | null;
  newsAt: Date;
}

export interface KnownCards {
  /** Of the moment, for the shopper's trade type. */
  deals: readonly Deal[];
  of(id: string): KnownCard | undefined;
  /** Keeps the stock that had to be looked up, unless some changed meanwhile. */
  learn(rows: readonly CardRow[]): void;
}

/** What an index that is as the database is knows of cards. Of combos it knows no stock: theirs is what that of their parts allows. */
export function knownCards(index: CatalogueIndex, { tradeTypeId, warehouseId }: Shopper, now: Date): KnownCards {
  const { table, versions, stock, around } = index;
  const at = now.getTime();
  const { cheapest } = index.pricesFor(tradeTypeId, at);
  const state = stock.state();
  return {
    deals: around.deals.filter(
      (deal) => isIn(deal, at) && (deal.tradeTypeId === null || deal.tradeTypeId === tradeTypeId),
    ),
    of(id) {
      const slot = table.slotOf(id);
      if (slot === undefined) return undefined;
      return {
        cheapest: versions.idOf(versions.firstOf(slot) + (cheapest[slot] ?? 0)),
        stock: table.columns.isCombo[slot] === 1 ? 0 : stock.of(slot, warehouseId),
        newsAt: new Date(table.columns.firstSeen[slot] ?? 0),
      };
    },
    learn(rows) {
      for (const row of rows) {
        const slot = row.kind === 'combo' ? undefined : table.slotOf(row.id);
        if (slot !== undefined) stock.learn(slot, warehouseId, row.stock, state);
      }
    },
  };
}
