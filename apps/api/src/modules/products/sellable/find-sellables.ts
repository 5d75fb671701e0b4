import type { Clock } from '../../../platform/clock.ts';
import type { Shopper } from '../../../platform/http/actor.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import type { TaxClass } from '@tonalia/rules/tax';
import { priceFactsOf } from '../price/price-facts.ts';
import { type Deal, type Price, type PriceFacts, priceOf } from '@tonalia/rules/price';
import { priceSentences } from '@tonalia/rules/price-steps';
import { colourOf, pictureOfVersion, tileOf, versionName } from '../wire.ts';
import { type ComboPartRow, type SellableRow, findByCodes, findByIds, findComboParts } from './sellable.sql.ts';

/** A part of a combo. Without a version the shopper chooses one of the part's product. */
export interface SellablePart {
  position: number;
  productId: string;
  code: string;
  name: string;
  versionId: string | null;
  quantity: number;
}

/** The current data of a version for a cart line of one shopper. Prices are integer pesos, stock is units. */
export interface Sellable {
  productId: string;
  versionId: string;
  code: string;
  /** Null for a product without versions. */
  versionCode: string | null;
  name: string;
  /** "7.1 Rubio medio cenizo, 90 ml". */
  versionName: string | null;
  manufacturer: { _id: string; name: string };
  color: { name: string; image: string | null; color: string | null } | null;
  image: string;
  tile: string;
  kind: 'simple' | 'combo';
  minQuantity: number;
  taxClass: TaxClass;
  /** Whether the product has shades, or volumes, to choose from. */
  hasShades: boolean;
  hasVolumes: boolean;
  /** Number of the shade as the maker prints it. */
  shade: string | null;
  /** Grams or millilitres of one unit; null for what is counted. */
  content: number | null;
  active: boolean;
  /** Units in the shopper's warehouse; for a combo, limited by its parts. */
  stock: number;
  /** Units of a combo in one order at most, as its terms say; null without a limit. */
  mostAtOnce: number | null;
  /** False for a combo that coupons leave out. */
  addsCoupon: boolean;
  /** Set when open now for this version; `left` is null without a limit. */
  presale: { dispatchDate: string; left: number | null } | null;
  /** Empty except for a combo. */
  parts: SellablePart[];
  categoryId: string;
  parentCategoryId: string | null;
  priceFacts: PriceFacts;
  /** The deals in force that may apply to it. */
  deals: readonly Deal[];
  /** Price of one unit when `quantity` units of the product are bought together, over all its versions. */
  price(quantity: number): Price;
  /** Each step to that price in Spanish, for support. */
  why(quantity: number): string[];
}

/** Versions by code, in the given order, without unknown ones. One statement for any number of codes, and one more for combos. */
export async function findSellables(
  db: Database | Transaction,
  shopper: Shopper,
  codes: readonly { code: string; versionCode: string | null }[],
  clock: Clock,
): Promise<Sellable[]> {
  if (codes.length === 0) return [];
  const now = clock.now();
  const { tradeTypeId, agreedFor, warehouseId } = shopper;
  const rows = await findByCodes(db, {
    now,
    tradeTypeId,
    agreedFor,
    warehouseId,
    codes: codes.map(({ code }) => code),
    versionCodes: codes.map(({ versionCode }) => versionCode),
  });
  return toSellables(db, rows);
}

/** Versions by id, in the given order, without unknown ones. */
export async function findSellablesById(
  db: Database | Transaction,
  shopper: Shopper,
  versionIds: readonly string[],
  clock: Clock,
): Promise<Sellable[]> {
  if (versionIds.length === 0) return [];
  const now = clock.now();
  const { tradeTypeId, agreedFor, warehouseId } = shopper;
  const rows = await findByIds(db, { now, tradeTypeId, agreedFor, warehouseId, versionIds });
  return toSellables(db, rows);
}

async function toSellables(db: Database | Transaction, rows: SellableRow[]): Promise<Sellable[]> {
  const combos = rows.filter(({ kind }) => kind === 'combo').map((row) => row.product_id);
  const parts = combos.length > 0 ? await findComboParts(db, combos) : [];
  return rows.map((row) =>
    toSellable(
      row,
      parts.filter((part) => part.combo_id === row.product_id),
    ),
  );
}

function toSellable(row: SellableRow, parts: ComboPartRow[]): Sellable {
  const priceFacts = priceFactsOf(row);
  const deals = row.deals ?? [];
  return {
    productId: row.product_id,
    versionId: row.version_id,
    code: row.code,
    versionCode: row.has_versions ? row.version_code : null,
    name: row.name,
    versionName: row.has_versions ? versionName(row) : null,
    manufacturer: { _id: row.manufacturer_id, name: row.manufacturer_name },
    color: colourOf(row),
    image: pictureOfVersion({
      versionId: row.version_id,
      versionPhoto: row.version_photo,
      hex: row.hex,
      productId: row.product_id,
      productPhoto: row.photo,
    }),
    tile: tileOf(row.product_id, row.tile),
    kind: row.kind,
    minQuantity: row.min_quantity,
    taxClass: row.tax_class,
    hasShades: row.has_colors,
    hasVolumes: row.has_volumes,
    shade: row.shade_code,
    content: row.volume_unit === 'und' ? null : row.volume,
    active: row.active,
    stock: row.stock,
    mostAtOnce: row.most_at_once,
    addsCoupon: row.adds_coupon,
    presale: row.dispatch_date === null ? null : { dispatchDate: row.dispatch_date, left: row.presale_left },
    parts: parts.map(({ position, product_id: productId, code, name, version_id: versionId, quantity }) => ({
      position,
      productId,
      code,
      name,
      versionId,
      quantity,
    })),
    categoryId: row.category_id,
    parentCategoryId: row.parent_category_id,
    priceFacts,
    deals,
    price: (quantity) => priceOf(priceFacts, deals, quantity),
    why: (quantity) => priceSentences(priceFacts, deals, quantity),
  };
}
