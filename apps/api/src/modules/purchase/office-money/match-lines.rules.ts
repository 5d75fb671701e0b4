import type { TransferState } from '@tonalia/contract/bank-lines';
import { dayAfter, daysBetween } from '@tonalia/rules/calendar';
import { plainText } from '@tonalia/rules/plain-text';
import { competing } from './competing.rules.ts';

/** Days between a transfer and its line of the bank: weekends and holidays lie between them. */
const MOST_DAYS = 3;
/** Letters of a word that can name a customer. */
const LEAST_WORD = 4;
/** How strong a pair is, the smaller the better; the days between are added. */
const rankOfCode = 0;
const rankOfName = 10;
const rankOfOtherAmount = 20;

/** A transfer to find at the bank, or cash that is to be deposited. */
export interface WantedTransfer {
  id: string;
  /** Of its order; of cash that of the load. */
  orderCode: string;
  /** Of cash the driver. */
  customer: string;
  /** Cash has none. */
  customerId?: string;
  /** Type and number of the customer's document. */
  document: string | null;
  amount: number;
  /** Day of the proof, else of the order; of cash that of its settlement. */
  day: string;
  /** Cash of a settlement: its line says so, or names the load or the driver. */
  isCash?: boolean;
}

/** A line of the bank that is free. */
export interface FreeLine {
  id: string;
  day: string;
  amount: number;
  reference: string;
  description: string;
}

/** The line of the bank that fits a transfer. */
export interface FoundLine<L extends FreeLine> {
  line: L;
  state: Extract<TransferState, 'matches' | 'differs'>;
}

/** What fits what, and what a person decides. */
export interface Matches<L extends FreeLine> {
  /** By the id of the transfer; a line is of one. */
  found: Map<string, FoundLine<L>>;
  /** Transfers by the id of a line that is of one of them: nothing says of which. */
  shared: Map<string, ReadonlySet<string>>;
}

/**
 * Finds a line for each transfer, by its id; a line fits one transfer. A line matches with the same amount, at most three days apart,
 * and the order's code, the customer's document or a word of its name; with the code and another amount it differs. A line with the code of
 * another transfer is of that one only. The code counts first, then the nearest day. Where transfers compete for a line and one of them
 * would be left without any, none gets it.
 */
export function matchLines<L extends FreeLine>(transfers: readonly WantedTransfer[], lines: readonly L[]): Matches<L> {
  const codes = transfers.map(codeOf);
  const byDay = Map.groupBy(
    lines.map((line) => ({ line, words: wordsOf(line, codes) })),
    ({ line }) => line.day,
  );
  const pairs = transfers.flatMap((transfer) =>
    daysAround(transfer.day).flatMap((day) =>
      (byDay.get(day) ?? []).flatMap(({ line, words }) => {
        const rank = rankOf(transfer, line, words);
        return rank === undefined ? [] : { transfer, line, rank };
      }),
    ),
  );
  const found: Matches<L>['found'] = new Map();
  const shared = new Map<string, Set<string>>();
  const taken = new Set<string>();
  // how strong a pair is comes first: a name never competes with a code
  for (const strength of [rankOfCode, rankOfName, rankOfOtherAmount]) {
    const open = pairs
      .filter(({ rank }) => rank - (rank % 10) === strength)
      .filter(({ transfer, line }) => !found.has(transfer.id) && !taken.has(line.id))
      .toSorted((one, other) => one.rank - other.rank);
    for (const { transfer, line } of open) {
      if (found.has(transfer.id) || taken.has(line.id)) continue;
      taken.add(line.id);
      found.set(transfer.id, { line, state: line.amount === transfer.amount ? 'matches' : 'differs' });
    }
    for (const { transfer, line } of competing(open, found)) {
      found.delete(transfer.id);
      taken.add(line.id);
      shared.set(line.id, (shared.get(line.id) ?? new Set()).add(transfer.id));
    }
  }
  return { found, shared };
}

export const daysAround = (day: string): string[] =>
  Array.from({ length: 2 * MOST_DAYS + 1 }, (_, at) => dayAfter(day, at - MOST_DAYS));

/** What a customer writes of an order's code: without its prefix, letters and digits only. The number of a load is only one with its prefix. */
export const codeOf = ({ orderCode, isCash = false }: WantedTransfer): string =>
  bare(isCash ? orderCode : orderCode.replace(/^[^-]*-/, ''));

/** What a line of the bank says. */
export interface LineWords {
  /** Letters and digits of reference and description, without anything between them. */
  code: string;
  names: ReadonlySet<string>;
  /** The codes of transfers that are in it. */
  codes: readonly string[];
  /** It says that it is a deposit of cash. */
  isDeposit: boolean;
}

/** The smaller, the better; undefined when the line is not of this transfer. */
function rankOf(transfer: WantedTransfer, line: FreeLine, words: LineWords): number | undefined {
  if (line.amount <= 0) return undefined;
  const apart = Math.abs(daysBetween(transfer.day, line.day));
  const isSame = line.amount === transfer.amount;
  if (!isSame && transfer.isCash) return undefined;
  if (words.codes.includes(codeOf(transfer))) return (isSame ? rankOfCode : rankOfOtherAmount) + apart;
  return isSame && words.codes.length === 0 && isNamed(transfer, words) ? rankOfName + apart : undefined;
}

/** Whether a line names the customer or its document; or, of cash, the driver or that it is cash. */
export function isNamed(
  { customer, document, isCash }: WantedTransfer,
  { code, names, isDeposit }: LineWords,
): boolean {
  if (isCash && isDeposit) return true;
  const digits = document?.replace(/\D/g, '') ?? '';
  if (digits.length >= 6 && code.includes(digits)) return true;
  return namesOf(customer).some((word) => names.has(word));
}

export function wordsOf({ reference, description }: FreeLine, transferCodes: readonly string[]): LineWords {
  const code = `${bare(reference)} ${bare(description)}`;
  return {
    code,
    names: new Set(namesOf(description)),
    codes: transferCodes.filter((one) => code.includes(one)),
    isDeposit: /consignacion|efectivo|deposito/.test(plainText(description)),
  };
}

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Words that say what a business is and not which one, or belong to banks. */
const common = new Set(
  (
    'salon salones peluqueria barberia estetica belleza spa centro tienda distribuciones distribuidora distribuidor variedades cosmeticos ' +
    'unas nails studio sala casa transf transferencia cuenta cta pago consignacion abono bancolombia davivienda nequi bbva ahorros corriente para'
  ).split(' '),
);

const namesOf = (text: string): string[] =>
  plainText(text)
    // banks write without ñ
    .replaceAll('ñ', 'n')
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= LEAST_WORD && !common.has(word) && !/^\d+$/.test(word));
