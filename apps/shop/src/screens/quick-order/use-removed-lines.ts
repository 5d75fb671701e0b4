import { type RefObject, useRef } from 'react';
import type { QuickLine } from './quick-line.ts';

/** Removes lines; `restore` puts the one that was removed last back in its place, and says whether there was one. */
export function useRemovedLines(
  newest: RefObject<readonly QuickLine[]>,
  setLines: (next: (all: readonly QuickLine[]) => readonly QuickLine[]) => void,
) {
  const removed = useRef<{ line: QuickLine; at: number }[]>([]);
  return {
    remove: (id: number) => {
      const at = newest.current.findIndex((line) => line.id === id);
      const line = newest.current[at];
      if (line) removed.current.push({ line, at });
      setLines((all) => all.filter((one) => one.id !== id));
    },
    restore: (): boolean => {
      const last = removed.current.pop();
      if (last) setLines((all) => all.toSpliced(last.at, 0, last.line));
      return last !== undefined;
    },
  };
}
