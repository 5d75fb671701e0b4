/** A value of a cell that is typed and not saved yet. */
export type PendingCells<Edit> = ReadonlyMap<string, Edit>;

/** One act of the operator: the cells it changes, with what was pending before and after. */
export interface Command<Edit> {
  cells: readonly { key: string; old: Edit | undefined; new: Edit | undefined }[];
}

/** The pending cells, and the acts that led to them. */
export interface History<Edit> {
  pending: PendingCells<Edit>;
  past: readonly Command<Edit>[];
  future: readonly Command<Edit>[];
}

/** Acts that can be taken back. */
export const MOST_STEPS = 100;

export const emptyHistory = <Edit>(pending: PendingCells<Edit> = new Map()): History<Edit> => ({
  pending,
  past: [],
  future: [],
});

/** Does an act; what was undone before it can no longer be redone. An act without cells changes nothing. */
export function act<Edit>(history: History<Edit>, changes: ReadonlyMap<string, Edit | undefined>): History<Edit> {
  if (changes.size === 0) return history;
  const cells = [...changes].map(([key, edit]) => ({ key, old: history.pending.get(key), new: edit }));
  return {
    pending: changed(
      history.pending,
      cells.map((cell) => [cell.key, cell.new]),
    ),
    past: [...history.past, { cells }].slice(-MOST_STEPS),
    future: [],
  };
}

export function undo<Edit>(history: History<Edit>): History<Edit> {
  const last = history.past.at(-1);
  if (!last) return history;
  return {
    pending: changed(
      history.pending,
      last.cells.map((cell) => [cell.key, cell.old]),
    ),
    past: history.past.slice(0, -1),
    future: [...history.future, last],
  };
}

export function redo<Edit>(history: History<Edit>): History<Edit> {
  const next = history.future.at(-1);
  if (!next) return history;
  return {
    pending: changed(
      history.pending,
      next.cells.map((cell) => [cell.key, cell.new]),
    ),
    past: [...history.past, next],
    future: history.future.slice(0, -1),
  };
}

/** Forgets cells that are saved, and all steps: the past of a saved cell is the server's. */
export const settled = <Edit>(history: History<Edit>, keys: Iterable<string>): History<Edit> =>
  emptyHistory(
    changed(
      history.pending,
      Array.from(keys, (key) => [key, undefined] as const),
    ),
  );

function changed<Edit>(
  pending: PendingCells<Edit>,
  changes: readonly (readonly [key: string, edit: Edit | undefined])[],
): PendingCells<Edit> {
  const next = new Map(pending);
  for (const [key, edit] of changes) {
    if (edit === undefined) next.delete(key);
    else next.set(key, edit);
  }
  return next;
}
