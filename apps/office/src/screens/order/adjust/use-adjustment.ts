import type { Adjustment, MoneyTarget } from '@tonalia/contract/purchase-adjust';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AdjustmentToSend, previewQuery, sendAdjustment } from '../../../api/adjust.ts';
import { CallFailure, sentenceOf } from '../../../api/call-failure.ts';
import { forgetOrders } from '../../../api/orders.ts';
import type { ShippedLine } from '../line-name.tsx';
import { type Draft, changedLines } from './draft.ts';

/** The adjustment of an order while it is made: what it would change, and saving it. */
export function useAdjustment(
  order: OfficeOrder,
  lines: readonly ShippedLine[],
  { draft, onSaved }: { draft: Draft; onSaved: (done: Adjustment) => void },
) {
  const cache = useQueryClient();
  // The version that the sheet opened with: a later one is another order.
  const [version, setVersion] = useState(order.version);
  const [to, setTo] = useState<MoneyTarget>();
  const [isTold, setTold] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [asksFactor, setAsksFactor] = useState(false);
  const changed = changedLines(lines, draft);
  const adjustment: AdjustmentToSend = { version, lines: changed, ...(to && { to }) };
  const preview = useQuery(previewQuery(order.code, adjustment));

  async function save(isConfirmed = false): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    setAsksFactor(false);
    try {
      const done = await sendAdjustment(order.code, { ...adjustment, notify: isTold });
      await forgetOrders(cache);
      onSaved(done);
    } catch (cause) {
      if (!isConfirmed && codeOf(cause) === 'STEP_UP_REQUIRED') setAsksFactor(true);
      else setFailure(cause);
    } finally {
      setBusy(false);
    }
  }

  const problem = failure ?? preview.error;
  const isOld = codeOf(problem) === 'VERSION_CONFLICT';
  useEffect(() => {
    // the saved values are shown beside the draft
    if (isOld) void forgetOrders(cache);
  }, [isOld, cache]);
  return {
    hasChanges: changed.length > 0,
    /** Undefined without changes, and while they are not possible. */
    preview: changed.length > 0 && !preview.error ? preview.data : undefined,
    isLoading: changed.length > 0 && preview.isFetching,
    to,
    setTo,
    isTold,
    setTold,
    isBusy,
    problem: problem ? sentenceOf(problem) : undefined,
    isOld,
    /** The draft goes on over the order as it is now. */
    goOn: () => {
      setVersion(order.version);
      setFailure(undefined);
    },
    asksFactor,
    stopAsking: () => setAsksFactor(false),
    save,
  };
}

const codeOf = (cause: unknown): string | undefined => (cause instanceof CallFailure ? cause.code : undefined);
