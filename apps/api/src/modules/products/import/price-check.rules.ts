import { importPriceChange, importPriceFloor, importStopShare } from '@tonalia/rules/policy';
import { formatPesos } from '@tonalia/rules/money';
import { readNumber } from './cell.rules.ts';

/** When a price of a list is doubted, and when the list as a whole is. */
export interface PriceLimits {
  /** Pesos: nothing is sold for less. */
  floor: number;
  /** Largest change of a price that is believed, as a share of the old price: 0.4 is 40 %. */
  change: number;
  /** Above this share of doubted prices nothing of a list is imported. */
  stopShare: number;
}

export const defaultPriceLimits: PriceLimits = {
  floor: importPriceFloor,
  change: importPriceChange,
  stopShare: importStopShare,
};

/** Lists that lost their thousands have "12.9" for 12.900: below this, decimals are no cents. */
const THOUSAND = 1_000;

export interface ListedPrice {
  pesos: number;
  /** The price as the list writes it, when it is written with decimals: "12.9", "5.0", "12900,00". */
  text?: string | undefined;
}

export type DoubtKind = 'thousands' | 'decimals' | 'floor' | 'change';

export interface PriceDoubt {
  kind: DoubtKind;
  /** In Spanish, for the report. */
  sentence: string;
}

/** Why a price of a list is not to be believed; undefined for a plausible one. `before` is the price in the catalogue. */
export function doubtOf(
  { pesos, text }: ListedPrice,
  before: number | null,
  { floor, change }: PriceLimits,
): PriceDoubt | undefined {
  const amount = (text === undefined ? undefined : readNumber(text)) ?? pesos;
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
  const sentence = `el precio pasaría de ${formatPesos(before)} a ${formatPesos(pesos)} (${percent > 0 ? '+' : '−'}${Math.abs(percent)} %)`;
  return { kind: 'change', sentence };
}

/** Whether a price differs from the old one by more than a share of it. */
export function isBeyond(pesos: number, before: number, change: number): boolean {
  return Math.abs(pesos - before) > before * change;
}

/** A note for a plausible price with cents, which are dropped; undefined without cents. */
export function roundingNote({ pesos, text }: ListedPrice): string | undefined {
  const amount = text === undefined ? pesos : (readNumber(text) ?? pesos);
  return amount === pesos ? undefined : `el precio ${text} se redondea a ${formatPesos(pesos)}`;
}

/** Figures about the prices of one column. */
export interface ColumnPrices {
  prices: number;
  /** Prices that are doubted for their size: too low, or with decimals. */
  tooLow: number;
  /** Of these, those written with exactly two decimals, as dollars are. */
  withCents: number;
  /** Of these, those that are an old price without its thousands. */
  thousandsLost: number;
  examples: string[];
}

/** What a column as a whole looks like: prices without their thousands, or in another currency; undefined for neither. */
export function columnDoubt(header: string, column: ColumnPrices, { stopShare }: PriceLimits): string | undefined {
  const { prices, tooLow, withCents, thousandsLost, examples } = column;
  if (tooLow === 0 || tooLow <= prices * stopShare) return undefined;
  const isForeign = thousandsLost === 0 && withCents >= tooLow * 0.8;
  const looks = isForeign ? 'parece de otra moneda' : 'parece haber perdido los miles';
  return `La columna «${header}» ${looks}: ${examples.join(', ')}… (${tooLow} de ${prices})`;
}

/** Whether so many prices of a list are doubted that nothing of it is to be imported. */
export function isListDoubted(doubted: number, priced: number, { stopShare }: PriceLimits): boolean {
  return doubted > priced * stopShare;
}
