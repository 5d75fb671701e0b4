import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changeCells } from '../../api/products.ts';
import { useSettled } from '../../components/use-settled.ts';
import { type GridEdits, cellNameOf, toCellEdit } from './edits.ts';

/** A pause in typing, in ms, before the effect is computed. */
const PAUSE = 400;
/** A number for each set of cells: their content is long. */
const numbers = new WeakMap<object, number>();
let last = 0;
function numberOf(cells: object): number {
  const number = numbers.get(cells) ?? ++last;
  numbers.set(cells, number);
  return number;
}

/** What saving the unsaved cells would do, as the server computes it, and why it doubts some of them. */
export function useEffectOfSave({ pending }: Pick<GridEdits, 'pending'>, isPaused: boolean) {
  const settled = useSettled(pending, PAUSE);
  const preview = useQuery({
    queryKey: ['products-preview', numberOf(settled)],
    queryFn: ({ signal }) => changeCells([...settled.values()].map(toCellEdit), { dryRun: true }, signal),
    enabled: settled.size > 0 && !isPaused,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  /** The key of a pending cell by its name in answers. */
  const keyOf = useMemo(() => new Map([...pending].map(([key, edit]) => [cellNameOf(edit), key])), [pending]);
  const refused = preview.data?.refused;
  const doubted = useMemo(
    () =>
      new Map(
        (refused ?? []).flatMap(({ id, message }) => {
          const key = keyOf.get(id);
          return key === undefined ? [] : [[key, message] as const];
        }),
      ),
    [refused, keyOf],
  );
  return { effect: settled.size > 0 ? preview.data?.effect : undefined, doubted, keyOf };
}
