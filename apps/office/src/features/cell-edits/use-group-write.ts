import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { useNotify } from '../../components/notices.tsx';
import type { PendingEdit } from './edits.ts';

/** Unsaved cells by their keys; undefined takes an edit back. */
export type CellChanges = ReadonlyMap<string, PendingEdit | undefined>;

/** A page of versions, as the calls answer it. */
interface VersionPage<V> {
  results: V[];
  pages: number;
}

/** Loads every version of a product and asks before a value goes to all of them. A load that fails is a notice, and changes nothing. */
export function useGroupWrite(change: (cells: CellChanges) => void) {
  const notify = useNotify();
  const [group, setGroup] = useState<{ count: number; cells: CellChanges }>();

  async function ask<V>(load: (page: number) => Promise<VersionPage<V>>, cellsOf: (versions: V[]) => CellChanges) {
    try {
      const first = await load(1);
      const rest = Array.from({ length: Math.max(first.pages - 1, 0) }, (_, at) => load(at + 2));
      const versions = [first, ...(await Promise.all(rest))].flatMap(({ results }) => results);
      setGroup({ count: versions.length, cells: cellsOf(versions) });
    } catch (cause) {
      notify({ color: 'orange', message: sentenceOf(cause) });
    }
  }

  return {
    ask,
    /** The question of the bar, while one is open. */
    question: group && {
      count: group.count,
      onWrite: () => {
        change(group.cells);
        setGroup(undefined);
      },
      onDrop: () => setGroup(undefined),
    },
  };
}
