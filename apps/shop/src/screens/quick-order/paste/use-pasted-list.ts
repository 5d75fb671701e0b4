import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../../../timing/use-debounced.ts';
import { keepText, keptText } from './kept-text.ts';
import { recognise } from '../recognise.ts';
import { withoutRow } from '../reread-lines.ts';
import { useQuickOrder } from '../use-quick-order.ts';

const PAUSE_MS = 400;

/** A pasted text and the lines that it is read as, while it is written. Both stay on the device until they are used. */
export function usePastedList(owner: string) {
  const order = useQuickOrder(`paste.${owner}`);
  const [text, show] = useState(() => keptText(owner));
  const asked = useSettled(text, PAUSE_MS);
  const reading = useQuery({
    queryKey: ['catalogue', 'quick-order', 'pasted', asked],
    queryFn: ({ signal }) => recognise(asked, [], signal),
    enabled: asked.trim() !== '',
    staleTime: 60_000,
    retry: false,
  });
  function setText(next: string) {
    show(next);
    keepText(owner, next);
    if (next.trim() === '') order.reread([]);
  }
  const onRead = useEffectEvent((rows: NonNullable<typeof reading.data>) => order.reread(rows));
  const { data } = reading;
  useEffect(() => {
    if (data) onRead(data);
  }, [data]);
  // What was added leaves the text too.
  const onAdded = useEffectEvent(() => {
    const left = order.lines.map((line) => line.source?.text ?? line.text);
    if (left.length < (data?.length ?? 0)) setText(left.join('\n'));
  });
  const { isAdding } = order;
  useEffect(() => {
    if (!isAdding) return;
    return onAdded;
  }, [isAdding]);

  return {
    order: {
      ...order,
      remove: (id: number) => {
        const line = order.lines.find((one) => one.id === id);
        order.remove(id);
        if (line) setText(withoutRow(text, line));
      },
    },
    text,
    setText,
    /** Whether the lines are those of the text as it is now. */
    isCurrent: data !== undefined && asked === text,
    isReading: reading.isFetching || (asked !== text && text.trim() !== ''),
    problem: reading.error,
    retry: () => void reading.refetch(),
    isNothing: data?.length === 0 && asked === text,
  };
}

export type PastedList = ReturnType<typeof usePastedList>;
