import type { BulkResult } from '@tonalia/contract/office-wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetOrders, undoAct as undoOrders } from '../../api/orders.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { actTexts as texts } from '../../messages/acts.es-CO.ts';
import { UndoDialog } from './undo-dialog.tsx';

export type UndoButtonProps = {
  undo: NonNullable<BulkResult['undo']>;
  /** Undoes the act of this id, or says with `dryRun` what would go back; by default one on orders. */
  undoAct?: (id: string, dryRun?: boolean) => Promise<BulkResult>;
  /** Says how many of all went back; orders without it. */
  undone?: (changed: number, all: number) => string;
  onUndone?: () => void;
};

/** Shows what the undoing of a bulk act moves back and what has moved on, does it in one step, and says what it did. */
export function UndoButton({ undo, undoAct = undoOrders, undone = texts.undone, onUndone }: UndoButtonProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const undoing = useMutation({
    mutationFn: () => undoAct(undo._id),
    onSuccess: async ({ changed, refused }) => {
      await forgetOrders(cache);
      const [first] = refused;
      notify({
        color: first ? 'orange' : 'white',
        message: undone(changed.length, changed.length + refused.length),
        detail: first && `${refused.map(({ id }) => id).join(', ')}: ${first.message}`,
      });
      onUndone?.();
    },
    onError: (cause) =>
      notify({
        color: 'red',
        message: sentenceOf(cause),
        action: <UndoButton undo={undo} undoAct={undoAct} undone={undone} {...(onUndone && { onUndone })} />,
      }),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <OfficeButton look="ghost" small busy={undoing.isPending} onClick={() => setAsked(true)}>
        {texts.undo}
      </OfficeButton>
      {isAsked && (
        <UndoDialog
          actId={undo._id}
          read={() => undoAct(undo._id, true)}
          isBusy={undoing.isPending}
          onUndo={() => undoing.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
