import { MOST_PROGRAMMED } from '@tonalia/contract/limits';
import { startOfDay } from '@tonalia/rules/calendar';
import { formatShortDay } from '@tonalia/rules/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { forgetPrices, saveProgram } from '../../api/prices.ts';
import { useSayDone } from '../../components/use-say-done.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { GridEdits, PendingEdit } from './edits.ts';

type ProgrammedCell = readonly [key: string, edit: PendingEdit];

/** Whether an edit is a price that can hold from a later day on; one that is removed cannot. */
export const isProgrammable = ({ field, after }: PendingEdit): boolean => field === 'price' && after !== null;

/** Programs unsaved prices from a day on, those of each list apart, and takes them out of the unsaved cells. */
export function useProgram(edits: GridEdits) {
  const cache = useQueryClient();
  const sayDone = useSayDone();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [asksFactor, setAsksFactor] = useState(false);

  /** Whether all of them are programmed. */
  async function program(entries: readonly ProgrammedCell[], day: string): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      for (const [list, prices] of Map.groupBy(entries, ([, { tradeTypeId }]) => tradeTypeId ?? null))
        for (let at = 0; at < prices.length; at += MOST_PROGRAMMED)
          await programSome(list, prices.slice(at, at + MOST_PROGRAMMED), day);
      return true;
    } catch (cause) {
      if (cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED') setAsksFactor(true);
      else setFailure(sentenceOf(cause));
      return false;
    } finally {
      await forgetPrices(cache);
      setBusy(false);
    }
  }

  async function programSome(
    tradeTypeId: string | null,
    prices: readonly ProgrammedCell[],
    day: string,
  ): Promise<void> {
    const pesos = Object.fromEntries(prices.map(([, { versionId, after }]) => [versionId, Number(after)]));
    const dayWords = formatShortDay(day).toLocaleLowerCase('es-CO');
    const { undo } = await saveProgram(
      {
        name: texts.programName(dayWords),
        tradeTypeId,
        customerId: null,
        from: startOfDay(day).toISOString(),
        until: null,
        replaces: true,
        choice: { versionIds: Object.keys(pesos) },
        change: { kind: 'each', pesos },
      },
      { dryRun: false },
    );
    edits.settle(prices.map(([key]) => key));
    sayDone(texts.programmed(prices.length, dayWords), undo?._id);
  }

  return { isBusy, failure, program, asksFactor, closeFactor: () => setAsksFactor(false) };
}
