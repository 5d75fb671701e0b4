import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import { UnsavedBar, type UnsavedBarProps } from './unsaved-bar.tsx';
import type { GridEdits } from './edits.ts';
import { useSave } from './use-save.ts';
import { useUndoCells } from './use-undo-cells.ts';

const ReviewSheet = lazy(() => import('./review-sheet.tsx').then((one) => ({ default: one.ReviewSheet })));

export type SavePartsProps = { edits: GridEdits; question: UnsavedBarProps['question'] };

/** The bar of unsaved cells, the page that reviews them, and the second factor when saving asks for it. */
export function SaveParts({ edits, question }: SavePartsProps) {
  const notify = useNotify();
  const [isReviewing, setReviewing] = useState(false);
  const save = useSave(edits, ({ count, left, undoId }) => {
    setReviewing(left > 0);
    notify({
      color: left > 0 ? 'orange' : 'white',
      message: texts.saved(count),
      detail: left > 0 ? texts.left(left) : undefined,
      action: undoId && <UndoSaved id={undoId} />,
    });
  });
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      void latest.current.save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <UnsavedBar edits={edits} save={save} question={question} onReview={() => setReviewing(true)} />
      {isReviewing && edits.pending.size > 0 && (
        <Suspense>
          <ReviewSheet edits={edits} save={save} onClose={() => setReviewing(false)} />
        </Suspense>
      )}
      {save.asksFactor && (
        <StepUpDialog
          onClose={save.closeFactor}
          onConfirmed={() => {
            const isConfirmed = save.asksFactor?.isConfirmed === true;
            save.closeFactor();
            void save.save(isConfirmed);
          }}
        />
      )}
    </>
  );
}

/** Gives the cells of the last save their earlier values. */
function UndoSaved({ id }: { id: string }) {
  const undoing = useUndoCells(id);
  return (
    <OfficeButton look="ghost" small busy={undoing.isPending} onClick={() => undoing.mutate()}>
      {texts.undo}
    </OfficeButton>
  );
}
