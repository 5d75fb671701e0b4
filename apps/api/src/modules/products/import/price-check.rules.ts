import { importPriceChange, importPriceFloor, importStopShare } from '@tonalia/rules/policy';
import { formatPesos } from '@tonalia/rules/money';
import { readDecimal } from './cell.rules.ts';

/** Limits for doubting a price, and a whole list. */
export interface PriceLimits {
  /** Lowest plausible price, in pesos. */
  floor: number;
  /** Largest plausible change, as a share of the old price: 0.4 is 40 %. */
  change: number;
  /** Above this share of doubted prices nothing is imported. */
  stopShare: number;
}

export const defaultPriceLimits: PriceLimits = {
  floor: importPriceFloor,
  change: importPriceChange,
  stopShare: importStopShare,
};

/** Lists that lost their thousands have "12.9" for 12.900: below this limit, decimals are not cents. */
const THOUSAND = 1_000;

export interface ListedPrice {
  pesos: number;
  /** The price as written, when it has decimals: "12.9", "5.0", "12900,00". */
  text?: string | undefined;
}

export type DoubtKind = 'thousands' | 'decimals' | 'floor' | 'change';

export interface PriceDoubt {
  kind: DoubtKind;
  /** In Spanish, for the report. */
  sentence: string;
}

/** The doubt about a price of a list; undefined for a plausible price. `before` is the price in the catalogue. */
export function doubtOf(
  { pesos, text }: ListedPrice,
  before: number | null,
  { floor, change }: PriceLimits,
): PriceDoubt | undefined {
  const amount = text === undefined ? pesos : readDecimal(text);
  const hasLostDigits = text !== undefined && amount < THOUSAND && (amount < floor || !Number.isInteger(amount));
  if (hasLostDigits) {
    const whole = Math.round(amount * THOUSAND);
    const isWhole = before !== null && !isBeyond(whole, before, change);
    return isWhole
      ? { kind: 'thousands', sentence: `el precio ${text} parece haber perdido los miles (¿${formatPesos(whole)}?)` }
      : { kind: 'decimals', sentence: `el precio ${text} parece haber perdido los miles, o es de otra moneda` };
  }
  if (pesos < floor)
    return { kind: 'floor', sentence: `el precio ${formatPesos(pesos)} es menor que ${formatPesos(floor)}` };
  if (before === null || !isBeyond(pesos, before, change)) return undefined;
  const percent = Math.round((pesos / before - 1) * 100);
  const sentence = `el precio pasaría de ${formatPesos(before)} a ${formatPesos(pesos)} (${pesos > before ? '+' : '−'}${Math.abs(percent)} %)`;
  return { kind: 'change', sentence };
}

/** Whether a price differs from the old one by more than the share `change`. */
export function isBeyond(pesos: number, before: number, change: number): boolean {
  return Math.abs(pesos - before) > before * change;
}

/** A note for a plausible price with cents, which are dropped; undefined without cents. */
export function roundingNote({ pesos, text }: ListedPrice): string | undefined {
  const amount = text === undefined ? pesos : readDecimal(text);
  return amount === pesos ? undefined : `el precio ${text} se redondea a ${formatPesos(pesos)}`;
}

/** Figures about the prices of one column. */
export interface ColumnPrices {
  prices: number;
  /** Prices doubted for their size: too low, or with decimals. */
  tooLow: number;
  /** Of these, those written with exactly two decimals, as dollars are. */
  withCents: number;
  /** Of these, those that equal an old price without its thousands. */
  thousandsLost: number;
  examples: string[];
}

/** The doubt about a whole column: prices without thousands, or in another currency; undefined for neither. */
export function columnDoubt(header: string, column: ColumnPrices, { stopShare }: PriceLimits): string | undefined {
  const { prices, tooLow, withCents, thousandsLost, examples } = column;
  if (tooLow <= prices * stopShare) return undefined;
  const isForeign = thousandsLost === 0 && withCents >= tooLow * 0.8;
  const looks = isForeign ? 'parece de otra moneda' : 'parece haber perdido los miles';
  return `La columna «${header}» ${looks}: ${examples.join(', ')}… (${tooLow} de ${prices})`;
}

/** Whether too many prices of a list are doubted to import it. */
export function isListDoubted(doubted: number, priced: number, { stopShare }: PriceLimits): boolean {
  return doubted > priced * stopShare;
}
