import { type ProgrammedPrice, holdingPrice, regularPrice } from '@tonalia/rules/price';
import { grown } from '@tonalia/search/rows';
import type { VersionTuple } from './facts.sql.ts';
import { type TimeSpan, isIn } from './span.ts';

interface ProgrammedWindow extends TimeSpan, ProgrammedPrice {
  tradeType: string | null;
}

interface ProgrammedVersion {
  /** Its index among the versions of its product. */
  ordinal: number;
  base: number;
  trade: Readonly<Record<string, number>>;
  programmed: readonly ProgrammedWindow[];
}

/**
 * The lowest price of each product before deals, by trade type and instant, following the price rules: the trade type's price (else the list
 * price) and the programmed prices in force. Versions without programmed prices are aggregated once; the few others are kept individually.
 */
export interface PriceTable {
  put(slot: number, versions: readonly VersionTuple[]): void;
  remove(slot: number): void;
  at(tradeType: string, now: number): PricesAt;
  /** Trade types with at least one own price. */
  tradeTypes(): Iterable<string>;
  /** Windows of all programmed prices. */
  windows(): Iterable<TimeSpan>;
}

/** The prices of a trade type at an instant, before deals. */
export interface PricesAt {
  lowest(slot: number): number;
  /** The index of the cheapest version; on a tie the first, as on the card. */
  cheapest(slot: number): number;
  /** The facts of that version's price. */
  factsOf(slot: number): CheapestFacts;
  /** Whether a programmed price makes a version cheaper. */
  isProgrammedDown(slot: number): boolean;
}

export interface CheapestFacts {
  /** Its index among the versions of its product. */
  ordinal: number;
  /** Without programmed prices, in pesos. */
  regular: number;
  /** The programmed prices in force, for the trade type and for everyone. */
  own: ProgrammedPrice | null;
  everyones: ProgrammedPrice | null;
}

/** Means "no version of this kind". */
const NONE = 2 ** 31 - 1;

/** The lowest price of each product by slot, and the index of its version. */
interface LowestPrices {
  amounts: Int32Array;
  ordinals: Uint16Array;
}
const noPrices = (): LowestPrices => ({ amounts: new Int32Array(), ordinals: new Uint16Array() });

export function createPriceTable(): PriceTable {
  const base = noPrices();
  /** By trade type; 0 for the base price. */
  const trade = new Map<string, LowestPrices>();
  const programmed = new Map<number, readonly ProgrammedVersion[]>();
  const tradeTypes = new Set<string>();

  const putLowest = (
    target: LowestPrices,
    slot: number,
    versions: readonly IndexedVersion[],
    amountOf: (version: VersionTuple) => number,
  ): void => {
    target.amounts = grown(target.amounts, slot + 1);
    target.ordinals = grown(target.ordinals, slot + 1);
    let least = NONE;
    for (const { version, ordinal } of versions) {
      const amount = amountOf(version);
      if (amount >= least) continue;
      least = amount;
      target.ordinals[slot] = ordinal;
    }
    target.amounts[slot] = least;
  };
  const remove = (slot: number): void => {
    programmed.delete(slot);
    for (const { amounts } of trade.values()) if (slot < amounts.length) amounts[slot] = 0;
  };
  return {
    put(slot, versions) {
      remove(slot);
      const indexed = versions.map((version, ordinal) => ({ version, ordinal }));
      const plain = indexed.filter(({ version }) => version[11] === null);
      putLowest(base, slot, plain, (version) => version[9]);
      for (const tradeType of new Set(plain.flatMap(({ version }) => Object.keys(version[10] ?? {})))) {
        const ofTrade = trade.get(tradeType) ?? noPrices();
        trade.set(tradeType, ofTrade);
        putLowest(ofTrade, slot, plain, (version) => regularPrice(version[9], version[10]?.[tradeType]));
      }
      for (const version of versions) {
        for (const tradeType in version[10]) tradeTypes.add(tradeType);
        for (const [tradeType] of version[11] ?? []) if (tradeType !== null) tradeTypes.add(tradeType);
      }
      if (plain.length < versions.length) {
        programmed.set(slot, indexed.filter(({ version }) => version[11] !== null).map(programmedVersion));
      }
    },
    remove,
    at(tradeType, now) {
      const ofTrade = trade.get(tradeType) ?? noPrices();
      const lower = (least: number, version: ProgrammedVersion): number =>
        Math.min(least, amountOf(version, tradeType, now));
      const plainOf = (slot: number): number => ofTrade.amounts[slot] || (base.amounts[slot] ?? NONE);
      const plainCheapest = (slot: number): number =>
        (ofTrade.amounts[slot] ? ofTrade.ordinals[slot] : base.ordinals[slot]) ?? 0;
      const isDown = (version: ProgrammedVersion): boolean =>
        amountOf(version, tradeType, now) < regularOf(version, tradeType);
      const cheapest = (slot: number): number => {
        let [amount, ordinal] = [plainOf(slot), plainCheapest(slot)];
        for (const version of programmed.get(slot) ?? []) {
          const ownAmount = amountOf(version, tradeType, now);
          if (ownAmount < amount || (ownAmount === amount && version.ordinal < ordinal))
            [amount, ordinal] = [ownAmount, version.ordinal];
        }
        return ordinal;
      };
      return {
        lowest: (slot) => programmed.get(slot)?.reduce(lower, plainOf(slot)) ?? plainOf(slot),
        cheapest,
        factsOf(slot) {
          const ordinal = cheapest(slot);
          const version = programmed.get(slot)?.find((one) => one.ordinal === ordinal);
          if (!version) return { ordinal, regular: plainOf(slot), own: null, everyones: null };
          const prices = inForce(version, tradeType, now);
          const own = prices.find((price) => price.tradeType !== null) ?? null;
          const everyones = prices.find((price) => price.tradeType === null) ?? null;
          return { ordinal, regular: regularOf(version, tradeType), own, everyones };
        },
        isProgrammedDown: (slot) => programmed.get(slot)?.some(isDown) ?? false,
      };
    },
    tradeTypes: () => tradeTypes,
    *windows() {
      for (const versions of programmed.values()) for (const version of versions) yield* version.programmed;
    },
  };
}

interface IndexedVersion {
  version: VersionTuple;
  /** Its index among the versions of its product. */
  ordinal: number;
}

function programmedVersion({ version, ordinal }: IndexedVersion): ProgrammedVersion {
  return {
    ordinal,
    base: version[9],
    trade: version[10] ?? {},
    programmed: (version[11] ?? [])
      .map(([tradeType, from, until, amount, replaces, id, name]) => ({
        tradeType,
        from: from === null ? Number.NEGATIVE_INFINITY : Number(from),
        until: until === null ? Number.POSITIVE_INFINITY : Number(until),
        amount,
        replaces,
        id,
        name,
      }))
      .toSorted(byOwner),
  };
}

const regularOf = ({ base, trade }: ProgrammedVersion, tradeType: string): number =>
  regularPrice(base, trade[tradeType]);

/** The price before deals. */
function amountOf(version: ProgrammedVersion, tradeType: string, now: number): number {
  const regular = regularOf(version, tradeType);
  return holdingPrice(regular, inForce(version, tradeType, now))?.amount ?? regular;
}

const inForce = ({ programmed }: ProgrammedVersion, tradeType: string, now: number): ProgrammedWindow[] =>
  programmed.filter((price) => isIn(price, now) && (price.tradeType === null || price.tradeType === tradeType));

/** Sorts a trade type's own price before the one for everyone. */
const byOwner = (one: ProgrammedWindow, other: ProgrammedWindow): number =>
  Number(one.tradeType === null) - Number(other.tradeType === null);
