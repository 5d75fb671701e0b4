import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { type VersionedRow, forgetPrices } from '../../api/prices.ts';

/** A pause in typing, in ms, before the example follows. */
const PAUSE = 300;

export interface PriceForm<Draft, Changed> {
  /** The request; undefined while the form is not complete. */
  draft: Draft | undefined;
  saved: VersionedRow | undefined;
  send: (
    draft: Draft,
    how: { saved?: VersionedRow | undefined; dryRun: boolean; signal?: AbortSignal },
  ) => Promise<Changed>;
  onSaved: (changed: Changed) => void;
}

/** A form of prices: the server's preview follows what is typed, and saving keeps what was typed when it is refused. */
export function usePriceForm<Draft, Changed>({ draft, saved, send, onSaved }: PriceForm<Draft, Changed>) {
  const cache = useQueryClient();
  const [settled, setSettled] = useState(draft);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [asksFactor, setAsksFactor] = useState(false);
  const [isOld, setOld] = useState(false);
  const typed = JSON.stringify(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed === undefined ? undefined : (JSON.parse(typed) as Draft)), PAUSE); // as: it was written from a draft
    return () => clearTimeout(timer);
  }, [typed]);
  const preview = useQuery({
    queryKey: ['price-preview', settled, saved],
    queryFn: ({ signal }) => send(settled as Draft, { saved, dryRun: true, signal }), // as: enabled only with a draft
    enabled: settled !== undefined && !isOld,
    retry: false,
    gcTime: 0,
    placeholderData: (last) => last,
  });

  async function save(over: VersionedRow | undefined = saved): Promise<void> {
    if (draft === undefined || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setAsksFactor(false);
    try {
      const changed = await send(draft, { saved: over, dryRun: false });
      await forgetPrices(cache);
      onSaved(changed);
    } catch (cause) {
      const code = cause instanceof CallFailure ? cause.code : undefined;
      if (code === 'STEP_UP_REQUIRED') setAsksFactor(true);
      else if (code === 'VERSION_CONFLICT') {
        setOld(true);
        await forgetPrices(cache);
      } else setFailure(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }
  return {
    preview: draft === undefined ? undefined : preview.data,
    previewFailure: draft !== undefined && preview.isError ? sentenceOf(preview.error) : undefined,
    failure,
    isBusy,
    asksFactor,
    isOld,
    save,
    closeFactor: () => setAsksFactor(false),
    goOn: () => setOld(false),
  };
}
