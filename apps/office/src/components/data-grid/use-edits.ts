import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../../api/draft-store.ts';
import { type History, act, emptyHistory, redo, settled, undo } from './history.rules.ts';

/** Cells that are kept at each key; more are kept after a pause, in ms, because each time all of them are written. */
const QUICK = 1_000;
const PAUSE = 400;

/** Unsaved cells with the steps that led to them, kept on the device under the name of a draft: they outlive a reload. */
export function useEdits<Edit>(draft: string) {
  const [history, setHistory] = useState<History<Edit>>(emptyHistory);
  const isRead = useRef(false);
  useEffect(() => {
    let isHere = true;
    void readDraft(draft).then((kept) => {
      isRead.current = true;
      // as: this page wrote it
      if (isHere && kept instanceof Map && kept.size > 0) setHistory(emptyHistory(kept as Map<string, Edit>));
    });
    return () => {
      isHere = false;
    };
  }, [draft]);
  const { pending } = history;
  useEffect(() => {
    if (!isRead.current) return undefined;
    const keep = () => void keepDraft(draft, pending.size > 0 ? new Map(pending) : null);
    if (pending.size <= QUICK) {
      keep();
      return undefined;
    }
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, pending]);
  const change = useCallback(
    (cells: ReadonlyMap<string, Edit | undefined>) => setHistory((now) => act(now, cells)),
    [],
  );
  const back = useCallback(() => setHistory(undo<Edit>), []);
  const forth = useCallback(() => setHistory(redo<Edit>), []);
  const settle = useCallback((keys: Iterable<string>) => setHistory((now) => settled(now, keys)), []);
  const [canUndo, canRedo] = [history.past.length > 0, history.future.length > 0];
  // one object while nothing changes: heavy parts of a page are drawn again for another one only
  return useMemo(
    () => ({ draft, pending, canUndo, canRedo, change, undo: back, redo: forth, settle }),
    [draft, pending, canUndo, canRedo, change, back, forth, settle],
  );
}

export type Edits<Edit> = ReturnType<typeof useEdits<Edit>>;
