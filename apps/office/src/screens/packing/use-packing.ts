import type { BoxSize, PackLine, Packing } from '@tonalia/contract/packing-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { type PackedPart, closeBox, finishPacking, openBox, packingQuery, putInBox } from '../../api/packing.ts';
import { unitsIn } from './packing-view.ts';

/** A packing and its changes: sent one after the other, so that each sees what the one before did. */
export function usePacking(orderCode: string, part: PackedPart) {
  const cache = useQueryClient();
  const query = packingQuery(orderCode, part);
  const packing = useQuery(query);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function run(act: (now: Packing) => Promise<Packing> | undefined): Promise<boolean> {
    const turn = last.current.then(async () => {
      const now = cache.getQueryData(query.queryKey);
      const sent = now && act(now);
      if (!sent) return false;
      setBusy((count) => count + 1);
      try {
        const after = await sent;
        await cache.cancelQueries(query);
        cache.setQueryData(query.queryKey, after);
        setFailure(undefined);
        return true;
      } catch (cause) {
        setFailure(sentenceOf(cause));
        await cache.invalidateQueries(query);
        return false;
      } finally {
        setBusy((count) => count - 1);
      }
    });
    last.current = turn;
    return turn;
  }

  return {
    packing,
    failure,
    setFailure,
    isBusy: busy > 0,
    /** Adds units of a line to a box, at most what is open; negative takes out. */
    put: ({ _id: versionId }: PackLine, number: number, change: number | 'all' | 'none') =>
      run((now) => {
        const line = now.lines.find((one) => one._id === versionId);
        const was = unitsIn(now, number, versionId);
        const room = line ? line.units - line.packed : 0;
        const units =
          change === 'none'
            ? 0
            : Math.max(0, was + (change === 'all' ? Math.max(0, room) : Math.min(change, Math.max(0, room))));
        return units === was ? undefined : putInBox(now._id, { number, versionId, units, was });
      }),
    close: (number: number, size: BoxSize, weight: number) => run((now) => closeBox(now._id, number, { size, weight })),
    open: (number: number) => run((now) => openBox(now._id, number)),
    finish: () => run((now) => finishPacking(now._id)),
  };
}

export type PackingWork = ReturnType<typeof usePacking>;
