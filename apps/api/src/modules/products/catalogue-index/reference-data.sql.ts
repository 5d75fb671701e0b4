import { statement } from '../../../platform/db.ts';
import type { Deal } from '@tonalia/rules/price';

export interface NameRow {
  id: string;
  name: string;
}

export const findManufacturerNames = statement<NameRow & { ink: string; ground: string; photo: string | null }>(
  'products.find_manufacturer_names',
  'select id, name, ink, ground, photos[1] as photo from products.manufacturer order by plain_name, id',
);

export const findCategoryNames = statement<NameRow & { parent_id: string | null }>(
  'products.find_category_names',
  'select id, name, parent_id from products.category order by position, platform.plain_text(name), id',
);

export const findFamilyNames = statement<NameRow & { hex: string }>(
  'products.find_family_names',
  'select id::text, name, hex from products.colour_family order by position, name',
);

export const findSynonyms = statement<{ term: string; meaning: string }>(
  'products.find_synonyms',
  'select term, meaning from products.search_synonym order by term',
);

export const findNeeds = statement<{ need: string; finds: string }>(
  'products.find_needs',
  'select need, finds from products.search_need order by need',
);

/** A deal with its window; null bounds are open. */
export interface ComingDealRow extends Deal {
  tradeTypeId: string | null;
  weekdays: number[];
  from: Date | number | null;
  until: Date | number | null;
}

/** Deals that end after `now`. */
export const findComingDeals = statement<ComingDealRow, [now: Date]>(
  'products.find_coming_deals',
  `select id, name, discount_type as "discountType", amount, product_id as "productId", manufacturer_id as "manufacturerId",
     category_id as "categoryId", min_quantity as "minQuantity", trade_type_id as "tradeTypeId",
     weekdays, lower(during) as "from", upper(during) as "until"
   from products.deal where upper(during) is null or upper(during) > $1::timestamptz
   order by id`,
);

export interface PresaleRow {
  product_id: string;
  opens_at: Date | number;
  closes_at: Date | number;
  dispatch_date: string;
  presale_left: number;
}

/** When a combo is sold, and its trade types and warehouses; empty lists are all of them. */
export interface ComboTermsRow {
  comboId: string;
  from: Date | number | null;
  until: Date | number | null;
  tradeTypeIds: string[];
  warehouseIds: string[];
}

/** The combos that are not sold always and to everyone. */
export const findComboTerms = statement<ComboTermsRow, []>(
  'products.find_combo_terms',
  `select combo_id as "comboId", lower(during) as "from", upper(during) as "until", trade_type_ids as "tradeTypeIds", warehouse_ids as "warehouseIds"
   from products.combo_terms where not (lower_inf(during) and upper_inf(during)) or trade_type_ids <> '{}' or warehouse_ids <> '{}'`,
);

/** Presales that close after `now` and have units left. */
export const findComingPresales = statement<PresaleRow, [now: Date]>(
  'products.find_coming_presales',
  `select product_id, opens_at, closes_at, dispatch_date, coalesce(capacity - taken, 9999) as presale_left from products.presale
   where closes_at > $1::timestamptz and (capacity is null or taken < capacity)`,
);
