import type { DriverStop, StopResult } from '@tonalia/contract/dispatch-driver';
import { useEffect, useState } from 'react';
import { storeStopDraft, storedStopDraft } from '../../api/stop-draft.ts';

/** What the form of a stop holds: its draft of before, else `first`. Each change is kept on the device. */
export function useStopDraft<D extends object>({ _id }: DriverStop, result: StopResult, first: () => D) {
  const [before] = useState(() => (storedStopDraft(_id, result) as D | undefined) ?? first()); // as: this hook stored it
  const [draft, setDraft] = useState(before);
  useEffect(() => {
    if (draft !== before) storeStopDraft(_id, result, draft);
  }, [_id, result, draft, before]);
  return [draft, setDraft] as const;
}
