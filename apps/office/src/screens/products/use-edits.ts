import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../../api/draft-store.ts';
import { type History, act, emptyHistory, redo, settled, undo } from '../../components/data-grid/history.ts';
import type { PendingEdit } from './edits.ts';

/** The unsaved cells of an operator, with the steps that led to them. They outlive a reload, and stay while filters change. */
export function useEdits(operatorId: string) {
  const draft = `products:${operatorId}`;
  const [history, setHistory] = useState<History<PendingEdit>>(emptyHistory);
  const isRead = useRef(false);
  useEffect(() => {
    let isHere = true;
    void readDraft(draft).then((kept) => {
      isRead.current = true;
      // as: this page wrote it
      if (isHere && kept instanceof Map && kept.size > 0) setHistory(emptyHistory(kept as Map<string, PendingEdit>));
    });
    return () => {
      isHere = false;
    };
  }, [draft]);
  const { pending } = history;
  useEffect(() => {
    if (isRead.current) void keepDraft(draft, pending.size > 0 ? new Map(pending) : null);
  }, [draft, pending]);
  return {
    pending,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: useCallback(
      (cells: ReadonlyMap<string, PendingEdit | undefined>) => setHistory((now) => act(now, cells)),
      [],
    ),
    undo: useCallback(() => setHistory(undo<PendingEdit>), []),
    redo: useCallback(() => setHistory(redo<PendingEdit>), []),
    settle: useCallback((keys: Iterable<string>) => setHistory((now) => settled(now, keys)), []),
  };
}

export type Edits = ReturnType<typeof useEdits>;
