/** The smallest part of a document that can be paid, in pesos; a document that owes less is paid whole. */
export const PART_MINIMUM = 20_000;

/** Whether `amount` can be paid of a document: all that it owes, or where parts are taken one that is not too small. Pesos. */
export const isPartPayable = (amount: number, balance: number, takesParts: boolean): boolean =>
  amount > 0 && (amount === balance || (takesParts && amount >= PART_MINIMUM && amount < balance));
