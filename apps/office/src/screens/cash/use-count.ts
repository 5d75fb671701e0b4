import type { CashCount, Settlement } from '@tonalia/contract/dispatch-settlement';
import { useState } from 'react';

/** The count: the cash, and whether the change for customers came back. */
export type CashFields = Pick<Settlement, 'count' | 'isChangeReturned'>;

/** Pesos of a count. */
export const pesosOfCount = ({ notes, coins }: CashCount): number =>
  notes.reduce((sum, { value, count }) => sum + value * count, coins);

const notesOf = ({ notes }: CashCount, value: number): number => notes.find((note) => note.value === value)?.count ?? 0;

function isSame(one: CashFields, other: CashFields): boolean {
  const values = [...one.count.notes, ...other.count.notes].map(({ value }) => value);
  return (
    one.isChangeReturned === other.isChangeReturned &&
    one.count.coins === other.count.coins &&
    values.every((value) => notesOf(one.count, value) === notesOf(other.count, value))
  );
}

/**
 * The count as it is typed, and the saved one that it began from. While nothing is typed it follows what others save; typed values stay,
 * and `isOld` says that another person saved a different count, which nothing overwrites without a choice.
 */
export function useCount(settlement: Settlement) {
  const [base, setBase] = useState(settlement);
  const [mine, setMine] = useState<CashFields>(settlement);
  const [isRefused, setRefused] = useState(false);
  const isTouched = !isSame(mine, base);
  const take = () => {
    setBase(settlement);
    setMine(settlement);
    setRefused(false);
  };
  if (base !== settlement && (!isTouched || isSame(mine, settlement) || settlement.closed !== null)) take();
  return {
    mine,
    change: (part: Partial<CashFields>) => setMine({ ...mine, ...part }),
    isDirty: settlement.sums.counted === null || !isSame(mine, settlement),
    isOld: isRefused || (isTouched && !isSame(base, settlement)),
    /** The server refused the count as old. */
    refuse: () => setRefused(true),
    take,
  };
}
