import type { OfflineCustomer } from '@tonalia/contract/offline';
import type { ListMatch } from '@tonalia/contract/order-list';
import { dealHoldsAt } from '@tonalia/rules/deal-time';
import { pictureOfVersion } from '@tonalia/rules/picture-address';
import { type Deal, type Price, type PriceFacts, type ProgrammedPrice, priceOf } from '@tonalia/rules/price';
import { type ShadeAndVolume, colourOf, versionName } from '@tonalia/rules/version-name';
import type { OfflineCatalogue } from './catalogue.ts';

/** The customer that prices and stock are for, at a moment in ms. */
export interface OfflineShopper {
  tradeTypeId: string;
  warehouseId: string;
  /** Prices agreed with it, as its portfolio holds them. */
  agreed: OfflineCustomer['agreed'];
  now: number;
}

/** What a version costs a customer, and what there was of it. */
export interface OfflineSellable {
  /** Its number in the catalogue. */
  version: number;
  /** As a list shows it, at the price of one unit. */
  match: ListMatch;
  isCombo: boolean;
  facts: PriceFacts;
  deals: readonly Deal[];
  /** Price of one unit when `quantity` units of the product are bought together, over all its versions. */
  price: (quantity: number) => Price;
}

const units = ['ml', 'g', 'und'] as const;

/** The shade and the size of a version. */
export function shadeAndVolumeOf({ versions, snapshot }: OfflineCatalogue, version: number): ShadeAndVolume {
  const volume = snapshot.versions.volumes[version] || null;
  return {
    shade_code: versions.shadeCodes()[version] || null,
    shade_name: versions.shadeNames()[version] || null,
    volume,
    volume_unit: volume === null ? null : (units[snapshot.versions.units[version] ?? 0] ?? null),
  };
}

/** The colour of a version, `#8A7A60`; null for one without. */
export const hexOf = ({ versions }: OfflineCatalogue, version: number): string | null => {
  const hex = versions.hexes()[version];
  return hex ? `#${hex}` : null;
};

/** The price, picture and stock of a version for a customer, by the server's own rules. */
export function sellableOf(
  catalogue: OfflineCatalogue,
  { tradeTypeId, warehouseId, agreed, now }: OfflineShopper,
  version: number,
): OfflineSellable {
  const { snapshot, products, versions, productIds, versionIds } = catalogue;
  const product = catalogue.productOf[version] ?? 0;
  const [productId, versionId] = [productIds[product] ?? 0, versionIds[version] ?? 0];
  const brand = snapshot.products.brands[product] ?? 0;
  const kind = snapshot.products.kinds[product] ?? 0;
  const hasVersions = kind >= 2;
  const hex = hexOf(catalogue, version);
  const named = shadeAndVolumeOf(catalogue, version);
  const categoryId = snapshot.products.categories[product] ?? 0;
  const parentId = catalogue.categories.get(categoryId)?.parentId ?? null;
  const facts: PriceFacts = {
    productId: String(productId),
    manufacturerId: String(brand),
    categoryId: String(categoryId),
    parentCategoryId: parentId === null ? null : String(parentId),
    basePrice: snapshot.versions.prices[version] ?? 0,
    tradePrice: snapshot.versions.tradePrices[tradeTypeId]?.[version] || null,
    programmed: [
      ...agreedAt(agreed, versionId, now),
      ...(catalogue.programmed.get(versionId) ?? []).filter(
        (one) => one.from <= now && now < one.until && (one.tradeTypeId === null || one.tradeTypeId === tradeTypeId),
      ),
    ],
  };
  const deals = dealsAt(catalogue, tradeTypeId, now);
  const price = (quantity: number): Price => priceOf(facts, deals, quantity);
  const one = price(1);
  const code = products.codes()[product] ?? '';
  const photo = { version: versions.photos()[version] || null, product: products.photos()[product] || null };
  return {
    version,
    isCombo: kind % 2 === 1,
    facts,
    deals,
    price,
    match: {
      productId: String(productId),
      versionId: String(versionId),
      code: hasVersions ? (versions.codes()[version] ?? code) : code,
      productCode: code,
      name: products.names()[product] ?? '',
      versionName: hasVersions ? versionName(named) : null,
      manufacturer: { _id: String(brand), name: catalogue.brands.get(brand) ?? '' },
      color: colourOf({ ...named, hex, colour_image: versions.colourImages()[version] || null }),
      image: pictureOfVersion({
        versionId: String(versionId),
        versionPhoto: photo.version,
        hex,
        productId: String(productId),
        productPhoto: photo.product,
      }),
      tile: (products.tiles()[product] ?? '') as ListMatch['tile'], // as: the server writes one of the tints
      price: one.price,
      originalPrice: one.originalPrice,
      minQuantity: snapshot.products.minimums[product] ?? 1,
      stock: snapshot.versions.stock[warehouseId]?.[version] ?? 0,
      presale: snapshot.versions.noPresale[version] === 1 ? null : presaleAt(catalogue, productId, now),
      difference: null,
    },
  };
}

/** The price agreed for a version, when it is in force. */
const agreedAt = (agreed: OfflineShopper['agreed'], versionId: number, now: number): ProgrammedPrice[] =>
  agreed
    .filter((one) => one.versionId === versionId && isOpen(one, now))
    .map(({ id, name, amount, replaces }) => ({ id, name, amount, replaces, isAgreed: true }));

/** Deals in force for a trade type, by id. */
const dealsAt = ({ reference }: OfflineCatalogue, tradeTypeId: string, now: number): Deal[] =>
  reference.deals.filter(
    (deal) => dealHoldsAt(deal, now) && (deal.tradeTypeId === null || deal.tradeTypeId === tradeTypeId),
  );

function presaleAt({ presales }: OfflineCatalogue, productId: number, now: number): ListMatch['presale'] {
  const presale = presales.get(productId);
  return presale && isOpen(presale, now) ? { dispatchDate: presale.dispatchDate, left: presale.left } : null;
}

const isOpen = ({ from, until }: { from: number | null; until: number | null }, now: number): boolean =>
  (from === null || from <= now) && (until === null || now < until);
