import type { CardRow } from './card.sql.ts';
import { dealHoldsAt } from '@tonalia/rules/deal-time';
import type { Deal } from '@tonalia/rules/price';
import { newSince } from '../catalogue-index/new-from.ts';
import type { ShopperView } from '../catalogue-index/shopper-view.ts';
import { isIn } from '../catalogue-index/span.ts';

/** A card from the index; stock is null when it must be read. */
export type KnownCard = Omit<CardRow, 'stock'> & { stock: number | null };

export interface KnownCards {
  /** Deals in force for the shopper's trade type. */
  deals: readonly Deal[];
  /** Undefined for a product that is not on sale. */
  of(id: string): KnownCard | undefined;
  /** Stores the stock read for a product, unless some stock changed meanwhile. */
  storeStock(id: string, stock: number): void;
}

/**
 * Cards from an up-to-date index, for a shopper without agreed prices. Everything is known except the stock of products with changed stock, and of combos: their stock depends
 * on the parts.
 */
export function knownCards({ index, shopper: { tradeTypeId, warehouseId }, now }: ShopperView): KnownCards {
  const { table, versions, stock, reference } = index;
  const { columns } = table;
  const at = now.getTime();
  const prices = index.pricesAt(tradeTypeId, at);
  const newest = newSince(at);
  const topSellerUnits = index.topSellerUnits();
  const state = stock.state();
  const isCombo = (slot: number): boolean => columns.isCombo[slot] === 1;

  const cardOf = (id: string, slot: number): KnownCard | undefined => {
    const facts = table.cards[slot];
    const manufacturer = reference.manufacturers.get(
      table.manufacturers.values[columns.manufacturer[slot] ?? -1] ?? '',
    );
    const category = reference.categories.get(table.categories.values[columns.category[slot] ?? -1] ?? '');
    if (!facts || !manufacturer || !category) return undefined;
    const { later_tones, ...card } = facts;
    const { ordinal, regular, own, everyones } = prices.factsOf(slot);
    const volume = versions.volumeOf(versions.firstOf(slot) + ordinal);
    const presale = reference.presales.get(id);
    const isInPresale = presale !== undefined && isIn(presale, at);
    const newsAt = columns.firstSeen[slot] ?? 0;
    const unitsSold = columns.unitsSold[slot] ?? 0;
    return {
      ...card,
      id,
      product_id: id,
      kind: isCombo(slot) ? 'combo' : 'simple',
      manufacturer_id: manufacturer.id,
      manufacturer_name: manufacturer.name,
      category_id: category.id,
      category_name: category.name,
      parent_category_id: category.parentId,
      parent_category_name: reference.categories.get(category.parentId ?? '')?.name ?? null,
      min_quantity: columns.minQuantity[slot] ?? 1,
      is_top_seller: unitsSold > 0 && unitsSold >= topSellerUnits,
      is_new: newsAt >= newest && newsAt <= at,
      news_at: new Date(newsAt),
      new_tones: newTones(later_tones, newest),
      volume: volume?.amount ?? null,
      volume_unit: volume?.unit ?? null,
      base_price: regular,
      trade_price: null,
      agreed: null,
      own_programmed: own,
      everyones_programmed: everyones,
      stock: isCombo(slot) ? null : stock.of(slot, warehouseId),
      dispatch_date: isInPresale ? presale.dispatchDate : null,
      presale_left: isInPresale ? presale.left : 0,
    };
  };
  return {
    deals: reference.deals.filter(
      (deal) => dealHoldsAt(deal, at) && (deal.tradeTypeId === null || deal.tradeTypeId === tradeTypeId),
    ),
    of(id) {
      const slot = table.slotOf(id);
      return slot === undefined ? undefined : cardOf(id, slot);
    },
    storeStock(id, units) {
      const slot = table.slotOf(id);
      if (slot !== undefined && !isCombo(slot)) stock.learn(slot, warehouseId, units, state);
    },
  };
}

/** Without duplicates, in PostgreSQL's order. */
const newTones = (later: readonly [hex: string, cameAt: number][], since: number): string[] =>
  later.length === 0 ? [] : [...new Set(later.flatMap(([hex, cameAt]) => (cameAt >= since ? [hex] : [])))].toSorted();
