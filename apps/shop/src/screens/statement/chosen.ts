import type { CreditDocument } from '@tonalia/contract/statement';
import { PART_MINIMUM, isPartPayable } from '@tonalia/rules/part-payment';
import { createStore, useStore } from '../../state/store.ts';

/** Pesos to pay by document; null for one that is not paid. It outlives the page, because a card is entered on another one. */
type ChosenAmounts = Readonly<Record<string, number | null>>;

const chosen = createStore<ChosenAmounts>({});

/** Sets what is paid of a document; null takes it out. */
export const choose = (id: string, amount: number | null): void => chosen.set({ ...chosen.get(), [id]: amount });

/** A document with what is paid of it. */
export interface ChoosableDocument {
  document: CreditDocument;
  /** Pesos; null when it is not paid. */
  amount: number | null;
  /** Pesos that can be paid: what no payment that waits is for. */
  payable: number;
  /** Why the amount cannot be paid. */
  wrong: 'small' | 'much' | null;
}

/** Until something is chosen, what is overdue is; without that, everything. */
export function amountsOf(documents: readonly CreditDocument[], amounts: ChosenAmounts): ChoosableDocument[] {
  const hasLate = documents.some(({ daysLate }) => daysLate > 0);
  return documents.map((document) => {
    const { _id, balance, waiting, daysLate } = document;
    const payable = balance - waiting;
    const own = amounts[_id];
    const first = hasLate && daysLate === 0 ? null : payable;
    const amount = payable === 0 ? null : own === undefined ? first : own;
    return { document, amount, payable, wrong: amount === null ? null : wrongOf(amount, payable) };
  });
}

function wrongOf(amount: number, balance: number): 'small' | 'much' | null {
  if (isPartPayable(amount, balance, true)) return null;
  return amount > balance ? 'much' : 'small';
}

/** The smallest amount of a document that can be paid. */
export const smallestOf = (balance: number): number => Math.min(balance, PART_MINIMUM);

/** The documents with what is paid of each. */
export const useChosen = (documents: readonly CreditDocument[]): ChoosableDocument[] =>
  amountsOf(documents, useStore(chosen));
