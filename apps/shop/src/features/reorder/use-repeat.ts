import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RepeatLine } from '@tonalia/contract/repeat-order';
import { useState } from 'react';
import { type RepeatEdit, repeatQuery } from '../../api/queries/repeat.ts';
import { useSettled } from '../../timing/use-debounced.ts';

/** Longer than the pause between two taps of a stepper. */
const PAUSE_MS = 350;

/** The quote of an earlier order with the changes of this buyer, and what the buyer decided about lines that ask. */
export function useRepeat(cartId: string, isOpen: boolean) {
  const [edits, setEdits] = useState<readonly RepeatEdit[]>([]);
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const wanted = JSON.stringify(edits);
  const settled = useSettled(wanted, PAUSE_MS);
  const query = useQuery({
    ...repeatQuery(cartId, settled),
    enabled: isOpen,
    // the sheet stays while changed units are counted
    placeholderData: keepPreviousData,
  });
  const isCurrent = settled === wanted && !query.isPlaceholderData && !query.isFetching;

  function edit(lineNo: number, change: Omit<RepeatEdit, 'lineNo'>) {
    const before = edits.find((one) => one.lineNo === lineNo);
    setEdits([...edits.filter((one) => one.lineNo !== lineNo), { ...before, ...change, lineNo }]);
  }
  const lines = query.data?.lines ?? [];
  return {
    query,
    edits,
    edit,
    /** Orders `code` instead of a line; without one the line is left out. */
    replace: ({ lineNo, before }: Pick<RepeatLine, 'lineNo' | 'before'>, code?: string) =>
      edit(lineNo, code === undefined ? { quantity: 0 } : { code, quantity: before }),
    /** The units that the buyer chose, before the server has counted them. */
    unitsOf: (lineNo: number, counted: number) => edits.find((one) => one.lineNo === lineNo)?.quantity ?? counted,
    isTaken: (lineNo: number) => taken.has(lineNo),
    take: (lineNo: number) => setTaken(new Set([...taken, lineNo])),
    isUndecided: lines.some(({ asks, lineNo }) => asks && !taken.has(lineNo)),
    isCurrent,
  };
}

export type RepeatInHand = ReturnType<typeof useRepeat>;
