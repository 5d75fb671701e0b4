import type { ListMatch } from '@tonalia/contract/order-list';
import type { SavedList } from '@tonalia/contract/saved-lists';
import { useState } from 'react';
import { savedListMessages as words } from '../../../messages/saved-lists.es-CO.ts';
import { notify } from '../../../state/notices.ts';
import { recognise } from '../recognise.ts';
import type { SavedLine } from './saved-list-query.ts';
import { type ListEdit, useListChanges } from './use-list-changes.ts';

/** A list with what is changed of it on the screen, which is saved together; ordering saves first. */
export function useListEdit(list: SavedList) {
  const [edit, setEdit] = useState<ListEdit | null>(null);
  const { saving, ordering, removing } = useListChanges();
  const shown = edit ?? list;
  const change = (next: Partial<ListEdit>) =>
    setEdit({ name: shown.name, scope: shown.scope, lines: shown.lines, ...next });
  const setLines = (next: (lines: readonly SavedLine[]) => SavedLine[]) => change({ lines: next(shown.lines) });
  const setQuantity = (versionId: string, quantityOf: (before: number) => number) =>
    setLines((lines) =>
      lines.map((line) => (line.versionId === versionId ? { ...line, quantity: quantityOf(line.quantity) } : line)),
    );

  async function save(): Promise<SavedList | null> {
    if (edit === null) return list;
    const saved = await saving.mutateAsync({ list, edit }).catch(() => null);
    if (saved) setEdit(null);
    return saved;
  }
  async function order() {
    const saved = await save();
    if (saved) ordering.mutate(saved);
  }
  function put(match: ListMatch, quantity: number) {
    const { versionId } = match;
    if (shown.lines.some((line) => line.versionId === versionId)) setQuantity(versionId, (before) => before + quantity);
    else setLines((lines) => [...lines, { versionId, quantity, priceBefore: match.price, match }]);
  }
  async function write(text: string, units?: number) {
    const [row] = await recognise(text).catch(() => []);
    if (row?.match) put(row.match, units ?? row.quantity);
    else notify({ color: 'orange', message: words.notFound });
  }

  return {
    shown,
    isChanged: edit !== null,
    change,
    setQuantity: (versionId: string, quantity: number) => setQuantity(versionId, () => quantity),
    removeLine: (versionId: string) => setLines((lines) => lines.filter((line) => line.versionId !== versionId)),
    put,
    write: (text: string, units?: number) => void write(text, units),
    save: () => void save(),
    isSaving: saving.isPending,
    order: () => void order(),
    isOrdering: ordering.isPending,
    remove: () => removing.mutate(list),
  };
}
