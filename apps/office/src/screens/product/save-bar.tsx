import type { Edits } from '../../components/data-grid/use-edits.ts';
import { Key } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { BarButton, BarDivider, BarIcon, UnsavedFrame } from '../../components/unsaved-frame.tsx';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import { type EditedShade, type ValueEdit, summaryOf } from './edits.rules.ts';
import type { SaveOfProduct } from './use-product-save.ts';

/** The bar of what is not saved: how much, where, and the button that saves it. */
export function SaveBar({
  edits,
  save,
  rows,
}: {
  edits: Edits<ValueEdit>;
  save: SaveOfProduct;
  rows: readonly EditedShade[];
}) {
  const { count } = summaryOf(edits.pending);
  if (count === 0) return null;
  const isDoubted = save.refused.length > 0 && save.refused.every(({ code }) => code === 'PRICE_DOUBTED');
  const trouble = save.failure ?? (save.refused.length > 0 ? texts.refused(save.refused.length) : undefined);
  return (
    <UnsavedFrame label={texts.bar}>
      <b className="font-bold">{texts.changes(count)}</b>
      <span role="status" className="ml-2.5 max-w-[420px] truncate font-medium text-on-bulk-2">
        {trouble ? <span className="text-on-bulk-warn">{trouble}</span> : wordsOf(edits, rows)}
      </span>
      <BarDivider />
      <BarIcon icon={outlines.undo} label={texts.undo} isDisabled={!edits.canUndo} onClick={edits.undo} />
      <BarIcon icon={outlines.undo} label={texts.redo} isMirrored isDisabled={!edits.canRedo} onClick={edits.redo} />
      <BarButton onClick={() => edits.change(new Map([...edits.pending.keys()].map((key) => [key, undefined])))}>
        {texts.discard}
      </BarButton>
      <BarButton isMain isBusy={save.isBusy} onClick={() => void save.save({ isConfirmed: isDoubted })}>
        {isDoubted ? texts.saveAnyway : texts.save}
        <Key className="bg-current/15 text-inherit">⌘S</Key>
      </BarButton>
    </UnsavedFrame>
  );
}

/** "precio en 86 tonos, nombre de 7.1" */
function wordsOf({ pending }: Edits<ValueEdit>, rows: readonly EditedShade[]): string {
  const { added, fields } = summaryOf(pending);
  const nameOf = (id: string) => rows.find(({ _id }) => _id === id)?.shade ?? '';
  const words = [...fields].map(([field, ids]) => {
    const name = texts.fields[field as keyof typeof texts.fields]; // as: every field has its word
    const [only = ''] = ids;
    if (ids.length > 1) return texts.inShades(name, ids.length);
    return only === 'product' || nameOf(only) === '' ? name : texts.ofShade(name, nameOf(only));
  });
  return [...words, ...(added > 0 ? [texts.newShades(added)] : [])].join(', ');
}
