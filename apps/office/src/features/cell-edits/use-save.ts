import type { CellConflict } from '@tonalia/contract/products-grid';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { changeCells, forgetProducts } from '../../api/products.ts';
import { type GridEdits, type PendingEdit, cellNameOf, toCellEdit } from './edits.ts';

/** A pause in typing, in ms, before the effect is computed. */
const PAUSE = 400;

/** What the unsaved cells wait for before they are saved. */
export interface Trouble {
  /** Why a cell is not saved, by its key. */
  refused: ReadonlyMap<string, string>;
  conflicts: ReadonlyMap<string, CellConflict>;
}
const none: Trouble = { refused: new Map(), conflicts: new Map() };

/** The effect of the unsaved cells, as the server computes it, and their saving. */
export function useSave(
  edits: GridEdits,
  onSaved: (saved: { count: number; left: number; undoId: string | undefined }) => void,
) {
  const cache = useQueryClient();
  const { pending } = edits;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [asksFactor, setAsksFactor] = useState<{ isConfirmed: boolean }>();
  const [saved, setSaved] = useState<Trouble>(none);
  const settled = useDebounced(pending);
  const preview = useQuery({
    queryKey: ['products-preview', [...settled.values()].map(toCellEdit)],
    queryFn: ({ signal }) => changeCells([...settled.values()].map(toCellEdit), { dryRun: true }, signal),
    enabled: settled.size > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const keyOf = useMemo(() => new Map([...pending].map(([key, edit]) => [cellNameOf(edit), key])), [pending]);
  const keysOf = (names: readonly string[]) => names.flatMap((name) => keyOf.get(name) ?? []);

  /** Saves; rows that changed elsewhere, but not in these cells, are saved again for their new version. */
  async function save(isConfirmed = false, asked: ReadonlyMap<string, PendingEdit> = pending): Promise<void> {
    if (asked.size === 0 || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const first = await changeCells([...asked.values()].map(toCellEdit), { isConfirmed });
      const again = rebased(asked, first.conflicts);
      const second = again.length > 0 ? await changeCells(again.map(toCellEdit), { isConfirmed }) : undefined;
      const done = [...first.changed, ...first.unchanged, ...(second?.changed ?? []), ...(second?.unchanged ?? [])];
      const refused = [...first.refused, ...(second?.refused ?? [])];
      const rebasedNames = new Set(again.map(cellNameOf));
      const conflicts = [...first.conflicts.filter(({ id }) => !rebasedNames.has(id)), ...(second?.conflicts ?? [])];
      setSaved({
        refused: new Map(refused.flatMap(({ id, message }) => keysOf([id]).map((key) => [key, message]))),
        conflicts: new Map(conflicts.flatMap((one) => keysOf([one.id]).map((key) => [key, one]))),
      });
      edits.settle(keysOf(done));
      await forgetProducts(cache);
      const undo = first.undo ?? second?.undo;
      onSaved({
        count: first.changed.length + (second?.changed.length ?? 0),
        left: refused.length + conflicts.length,
        undoId: undo?._id,
      });
    } catch (cause) {
      if (cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED') setAsksFactor({ isConfirmed });
      else setFailure(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }

  const trouble = useMemo(() => kept(saved, pending), [saved, pending]);
  const doubted = new Map(
    (preview.data?.refused ?? []).flatMap(({ id, message }) => keysOf([id]).map((key) => [key, message] as const)),
  );
  return {
    effect: settled.size > 0 ? preview.data?.effect : undefined,
    doubted,
    trouble,
    isBusy,
    failure,
    save,
    asksFactor,
    closeFactor: () => setAsksFactor(undefined),
  };
}

export type Save = ReturnType<typeof useSave>;

/** The edits in conflict with an unchanged cell, for the row's new version. */
const rebased = (edits: ReadonlyMap<string, PendingEdit>, conflicts: readonly CellConflict[]): PendingEdit[] =>
  [...edits.values()].flatMap((edit) => {
    const conflict = conflicts.find(({ id }) => id === cellNameOf(edit));
    return conflict && conflict.saved === edit.before ? [{ ...edit, version: conflict.version }] : [];
  });

/** Without cells that are no longer pending. */
function kept({ refused, conflicts }: Trouble, pending: ReadonlyMap<string, unknown>): Trouble {
  return {
    refused: new Map([...refused].filter(([key]) => pending.has(key))),
    conflicts: new Map([...conflicts].filter(([key]) => pending.has(key))),
  };
}

function useDebounced<T>(value: T): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
