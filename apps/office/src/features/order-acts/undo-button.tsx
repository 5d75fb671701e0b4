import type { BulkResult } from '@tonalia/contract/office-wire';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetOrders, undoAct as undoOrders } from '../../api/orders.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { actTexts as texts } from '../../messages/acts.es-CO.ts';

export type UndoButtonProps = {
  undo: NonNullable<BulkResult['undo']>;
  /** Undoes the act of this id; by default one on orders. */
  undoAct?: (id: string) => Promise<BulkResult>;
  onUndone?: () => void;
};

/** Undoes a bulk act in one step and says what it moved back, and what had moved on. */
export function UndoButton({ undo, undoAct = undoOrders, onUndone }: UndoButtonProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const undoing = useMutation({
    mutationFn: () => undoAct(undo._id),
    onSuccess: async ({ changed, refused }) => {
      await forgetOrders(cache);
      const [first] = refused;
      notify({
        color: first ? 'orange' : 'white',
        message: texts.undone(changed.length, changed.length + refused.length),
        detail: first && `${refused.map(({ id }) => id).join(', ')}: ${first.message}`,
      });
      onUndone?.();
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return (
    <OfficeButton look="ghost" small busy={undoing.isPending} onClick={() => undoing.mutate()}>
      {texts.undo}
    </OfficeButton>
  );
}
