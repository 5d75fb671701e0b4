import type { CellConflict } from '@tonalia/contract/products-grid';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { forgetProducts } from '../../api/products.ts';
import type { GridEdits, PendingEdit } from './edits.ts';
import { type SaveProgress, type SavedCells, followJob, keptCellsJob, rebase, saveWithRebase } from './save-cells.ts';
import { useEffectOfSave } from './use-effect-of-save.ts';

/** What the unsaved cells wait for before they are saved. */
export interface Trouble {
  /** Why a cell is not saved, by its key. */
  refused: ReadonlyMap<string, string>;
  conflicts: ReadonlyMap<string, CellConflict>;
}
const none: Trouble = { refused: new Map(), conflicts: new Map() };
type AskedCells = ReadonlyMap<string, PendingEdit>;

/** The effect of the unsaved cells, as the server computes it, and their saving. */
export function useSave(
  edits: GridEdits,
  onSaved: (saved: { count: number; left: number; undoId: string | undefined }) => void,
) {
  const cache = useQueryClient();
  const { pending } = edits;
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<SaveProgress>();
  const [failure, setFailure] = useState<string>();
  const [asksFactor, setAsksFactor] = useState<{ isConfirmed: boolean }>();
  const [saved, setSaved] = useState<Trouble>(none);
  const { effect, doubted, keyOf } = useEffectOfSave(edits, isBusy);
  const latest = useRef({ pending, keyOf });
  useEffect(() => {
    latest.current = { pending, keyOf };
  });
  const how = (isConfirmed: boolean) => ({ cache, draft: edits.draft, isConfirmed, onProgress: setProgress });

  /** Takes saved cells out; one that was typed over meanwhile stays, with what is saved now as its earlier value. */
  async function settle(asked: AskedCells, { changed, done, refused, conflicts, undoId }: SavedCells): Promise<void> {
    const { pending: now, keyOf: keys } = latest.current;
    const keysOf = (names: readonly string[]) => names.flatMap((name) => keys.get(name) ?? []);
    setSaved({
      refused: new Map(refused.flatMap(({ id, message }) => keysOf([id]).map((key) => [key, message]))),
      conflicts: new Map(conflicts.flatMap((one) => keysOf([one.id]).map((key) => [key, one]))),
    });
    const written = keysOf(done);
    const isTypedOver = (key: string) => now.get(key)?.after !== asked.get(key)?.after;
    edits.settle(written.filter((key) => !isTypedOver(key)));
    const over = written.flatMap((key) => {
      const edit = now.get(key);
      return edit && isTypedOver(key) ? [[key, { ...edit, before: asked.get(key)?.after ?? null }] as const] : [];
    });
    edits.change(new Map(over));
    await forgetProducts(cache);
    onSaved({ count: changed.length, left: refused.length + conflicts.length, undoId });
  }

  async function attempt(asked: AskedCells, isConfirmed: boolean, work: () => Promise<SavedCells>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await settle(asked, await work());
    } catch (cause) {
      if (cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED') setAsksFactor({ isConfirmed });
      else setFailure(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }

  const save = async (isConfirmed = false, asked: AskedCells = pending): Promise<void> => {
    if (asked.size > 0 && !isBusy)
      await attempt(asked, isConfirmed, () => saveWithRebase([...asked.values()], how(isConfirmed)));
  };

  // a job that runs since before this page was opened
  const resume = useRef(async () => {
    const job = await keptCellsJob(edits.draft);
    if (!job) return;
    await attempt(pending, false, async () =>
      rebase([...pending.values()], await followJob(job, how(false)), how(false)),
    );
  });
  useEffect(() => void resume.current(), []);

  const trouble = useMemo(() => kept(saved, pending), [saved, pending]);
  return {
    effect,
    doubted,
    trouble,
    isBusy,
    /** Of a job that saves; absent while few cells are saved. */
    progress,
    failure,
    save,
    asksFactor,
    closeFactor: () => setAsksFactor(undefined),
  };
}

export type Save = ReturnType<typeof useSave>;

/** Without cells that are no longer pending. */
function kept({ refused, conflicts }: Trouble, pending: ReadonlyMap<string, unknown>): Trouble {
  return {
    refused: new Map([...refused].filter(([key]) => pending.has(key))),
    conflicts: new Map([...conflicts].filter(([key]) => pending.has(key))),
  };
}
