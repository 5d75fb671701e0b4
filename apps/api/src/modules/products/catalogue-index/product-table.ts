import { plain } from '@tonalia/search/text';
import { grown } from '@tonalia/search/rows';
import type { CardFacts, FactsRow, VersionTuple } from './facts.sql.ts';
import { type SalesTable, createSalesTable } from './sales-table.ts';
import { type Numbering, type SetTable, createNumbering, createSetTable } from './set-table.ts';

/** One array per fact, indexed by slot. Arrays are replaced as they grow: fetch them again for every query. */
interface Columns {
  /** The id as a number, for comparisons. */
  id: Float64Array;
  /** 1 when the product is on sale. */
  isOnSale: Uint8Array;
  isCombo: Uint8Array;
  /** Numbers in `manufacturers` and `categories`. */
  manufacturer: Int32Array;
  category: Int32Array;
  minQuantity: Int32Array;
  unitsSold: Int32Array;
  /** In ms. */
  firstSeen: Float64Array;
  /** Numbers in `warehouses`, `families` and `volumes`. */
  stockedIn: Int32Array;
  familiesOf: Int32Array;
  volumesOf: Int32Array;
}

/** The columns that filters and orders need, for every product on sale. */
export interface ProductTable {
  readonly columns: Readonly<Columns>;
  readonly ids: readonly string[];
  /** Name and brand in plain letters, for sorting. */
  readonly sortNames: readonly string[];
  /** Card facts by slot. */
  readonly cards: readonly CardFacts[];
  /** Units sold of published products without published versions. */
  readonly withoutVersions: ReadonlyMap<string, number>;
  readonly manufacturers: Numbering;
  readonly categories: Numbering;
  readonly warehouses: SetTable;
  readonly families: SetTable;
  /** Volumes in the format of filters: "60ml". */
  readonly volumes: SetTable;
  readonly sales: SalesTable;
  /** The slot of a product on sale. */
  slotOf(id: string): number | undefined;
  /** All slots with a product on sale, ascending, for fast column reads. Read-only. */
  slots(): Int32Array;
  put(row: FactsRow, versions: readonly VersionTuple[]): number;
  /** Stores a published product without published versions. */
  putWithoutVersions(row: FactsRow): void;
  /** Returns the slot that became empty. */
  remove(id: string): number | undefined;
}

/** A score of 32 bits and a rank must fit in one 53-bit number (`list/page.ts`). */
export const MOST_PRODUCTS = 2 ** 21;

export function createProductTable(): ProductTable {
  const slotOf = new Map<string, number>();
  const ids: string[] = [];
  const sortNames: string[] = [];
  const cards: CardFacts[] = [];
  const withoutVersions = new Map<string, number>();
  const columns = emptyColumns();
  const manufacturers = createNumbering();
  const categories = createNumbering();
  const [warehouses, families, volumes] = [createSetTable(), createSetTable(), createSetTable()];
  const sales = createSalesTable();
  let onSale: Int32Array | undefined;

  const newSlot = (id: string): number => {
    if (ids.length === MOST_PRODUCTS) throw new RangeError(`the index has room for ${MOST_PRODUCTS} products`);
    const slot = ids.push(id) - 1;
    slotOf.set(id, slot);
    makeRoom(columns, ids.length);
    return slot;
  };
  return {
    columns,
    ids,
    sortNames,
    cards,
    withoutVersions,
    manufacturers,
    categories,
    warehouses,
    families,
    volumes,
    sales,
    slotOf(id) {
      const slot = slotOf.get(id);
      return slot !== undefined && columns.isOnSale[slot] === 1 ? slot : undefined;
    },
    slots: () => (onSale ??= slotsOnSale(columns.isOnSale, ids.length)),
    put(row, versions) {
      onSale = undefined;
      const slot = slotOf.get(row.id) ?? newSlot(row.id);
      sortNames[slot] = sortNameOf(row);
      cards[slot] = cardFactsOf(row);
      withoutVersions.delete(row.id);
      columns.id[slot] = Number(row.id);
      columns.isOnSale[slot] = 1;
      columns.isCombo[slot] = row.kind === 'combo' ? 1 : 0;
      columns.manufacturer[slot] = manufacturers.numberOf(row.manufacturer_id);
      columns.category[slot] = categories.numberOf(row.category_id);
      columns.minQuantity[slot] = row.min_quantity;
      columns.unitsSold[slot] = row.units_sold;
      sales.put(slot, row.sold_in);
      columns.firstSeen[slot] = row.news_at.getTime();
      columns.stockedIn[slot] = warehouses.numberOf(row.stocked_in);
      columns.familiesOf[slot] = families.numberOf(familiesOf(versions));
      columns.volumesOf[slot] = volumes.numberOf(volumesOf(versions));
      return slot;
    },
    putWithoutVersions: ({ id, units_sold }) => void withoutVersions.set(id, units_sold),
    remove(id) {
      withoutVersions.delete(id);
      const slot = slotOf.get(id);
      if (slot === undefined || columns.isOnSale[slot] === 0) return undefined;
      columns.isOnSale[slot] = 0;
      onSale = undefined;
      return slot;
    },
  };
}

function slotsOnSale(isOnSale: Uint8Array, length: number): Int32Array {
  const slots = new Int32Array(length);
  let count = 0;
  for (let slot = 0; slot < length; slot += 1) if (isOnSale[slot] === 1) slots[count++] = slot;
  return slots.subarray(0, count);
}

const emptyColumns = (): Columns => ({
  id: new Float64Array(),
  isOnSale: new Uint8Array(),
  isCombo: new Uint8Array(),
  manufacturer: new Int32Array(),
  category: new Int32Array(),
  minQuantity: new Int32Array(),
  unitsSold: new Int32Array(),
  firstSeen: new Float64Array(),
  stockedIn: new Int32Array(),
  familiesOf: new Int32Array(),
  volumesOf: new Int32Array(),
});

function makeRoom(columns: Columns, length: number): void {
  const grow = <Name extends keyof Columns>(name: Name): void => {
    columns[name] = grown<Columns[Name]>(columns[name], length);
  };
  // as: `emptyColumns` makes these and no others
  for (const name of Object.keys(columns) as (keyof Columns)[]) grow(name);
}

const cardFactsOf = ({
  code,
  name,
  tile,
  photo,
  has_versions,
  has_colors,
  has_volumes,
  attributes,
  tones,
  tones_total,
  later_tones,
}: FactsRow): CardFacts => ({
  code,
  name,
  tile,
  photo,
  has_versions,
  has_colors,
  has_volumes,
  attributes,
  tones,
  tones_total,
  later_tones,
});

/** Name and brand, separated by a character that sorts before every letter. Plain text sorts bytewise, except ñ, which follows n. */
function sortNameOf({ name, search_name }: FactsRow): string {
  const own = plain(name);
  return `${own}\u{1}${search_name.slice(own.length)}`.replaceAll('ñ', 'n\u{7F}');
}

const familiesOf = (versions: readonly VersionTuple[]): string[] =>
  versions.flatMap(([, , , , , , , , family]) => (family === null ? [] : [String(family)]));

const volumesOf = (versions: readonly VersionTuple[]): string[] =>
  versions.flatMap(([, , , , , amount, unit]) => (amount === null || unit === null ? [] : [`${amount}${unit}`]));
