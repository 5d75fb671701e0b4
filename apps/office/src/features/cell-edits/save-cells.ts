import type { CellsChanged } from '@tonalia/contract/products-grid';
import type { QueryClient } from '@tanstack/react-query';
import { CallFailure } from '../../api/call-failure.ts';
import { keepDraft, readDraft } from '../../api/draft-store.ts';
import { beginJob, isOpen, readJob } from '../../api/jobs.ts';
import { MOST_AT_ONCE, cellsOfJob, changeCells } from '../../api/products.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import { type PendingEdit, cellNameOf, toCellEdit } from './edits.ts';

/** How far a job that saves cells is. */
export interface SaveProgress {
  done: number;
  total: number;
}

/** How cells are saved. `draft` names the unsaved cells on the device, where a job that runs is kept until its end. */
export interface Saving {
  cache: QueryClient;
  draft: string;
  isConfirmed: boolean;
  onProgress: (progress: SaveProgress | undefined) => void;
}

/** In ms, between two looks at a job. */
const PAUSE = 500;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));
const keptJob = (draft: string): string => `${draft}:job`;

/** A job that saves cells, as the device keeps it. */
export interface CellsJob {
  jobId: string;
  batchId: string;
}

/** Saves cells: few in one call, many as a job with its progress. */
export async function saveCells(edits: readonly PendingEdit[], how: Saving): Promise<CellsChanged> {
  const { cache, draft, isConfirmed } = how;
  const cells = edits.map(toCellEdit);
  if (cells.length <= MOST_AT_ONCE) return changeCells(cells, { isConfirmed });
  const batchId = crypto.randomUUID();
  const { _id: jobId } = await beginJob(cache, { kind: 'cells_change', batchId, edits: cells, isConfirmed });
  const job: CellsJob = { jobId, batchId };
  await keepDraft(keptJob(draft), job);
  return followJob(job, how);
}

/** The job that an earlier page of this device began, and that has not ended for it; undefined without one. */
export const keptCellsJob = async (draft: string): Promise<CellsJob | undefined> =>
  (await readDraft(keptJob(draft))) as CellsJob | undefined; // as: this page wrote it

/** Follows a job to its end. */
export async function followJob(
  { jobId, batchId }: CellsJob,
  { draft, onProgress }: Pick<Saving, 'draft' | 'onProgress'>,
): Promise<CellsChanged> {
  try {
    let job = await look(jobId);
    while (!job || isOpen(job)) {
      if (job) onProgress({ done: job.done, total: job.total ?? 0 });
      await pause();
      job = await look(jobId);
    }
    const result = await cellsOfJob(batchId);
    if (!result) throw new CallFailure({ status: 409, code: 'JOB_NOT_FOUND', message: job.problem ?? texts.notSaved });
    await keepDraft(keptJob(draft), null);
    return result;
  } catch (cause) {
    if (!isOffline(cause)) await keepDraft(keptJob(draft), null);
    throw cause;
  } finally {
    onProgress(undefined);
  }
}

const isOffline = (cause: unknown): boolean =>
  cause instanceof CallFailure && (cause.code === 'OFFLINE' || cause.code === 'TIMEOUT');

/** The job as it is now; undefined while there is no network. */
const look = (id: string) =>
  readJob(id).catch((cause: unknown) => {
    if (isOffline(cause)) return undefined;
    throw cause;
  });

/** What became of cells, with those that were saved again for the new version of their rows. */
export interface SavedCells extends Pick<CellsChanged, 'changed' | 'refused' | 'conflicts'> {
  done: string[];
  undoId: string | undefined;
}

/** Saves cells; rows that changed elsewhere, but not in these cells, are saved again for their new version. */
export async function saveWithRebase(edits: readonly PendingEdit[], how: Saving): Promise<SavedCells> {
  return rebase(edits, await saveCells(edits, how), how);
}

/** The result of a save, after those of its conflicts that are none for these cells were saved again. */
export async function rebase(edits: readonly PendingEdit[], first: CellsChanged, how: Saving): Promise<SavedCells> {
  const found = new Map(first.conflicts.map((one) => [one.id, one]));
  const again = edits.flatMap((edit) => {
    const conflict = found.get(cellNameOf(edit));
    const isFree = conflict && (conflict.saved === edit.before || conflict.saved === edit.after);
    return isFree ? [{ ...edit, version: conflict.version }] : [];
  });
  const second = again.length > 0 ? await saveCells(again, how) : undefined;
  const names = new Set(again.map(cellNameOf));
  return {
    changed: [...first.changed, ...(second?.changed ?? [])],
    done: [first, second].flatMap((one) => (one ? [...one.changed, ...one.unchanged] : [])),
    refused: [...first.refused, ...(second?.refused ?? [])],
    conflicts: [...first.conflicts.filter(({ id }) => !names.has(id)), ...(second?.conflicts ?? [])],
    undoId: (first.undo ?? second?.undo)?._id,
  };
}
