import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../api/call-failure.ts';
import { forgetPrices, undoPriceChange } from '../api/prices.ts';
import { useNotify } from './notices.tsx';
import { OfficeButton } from './office-button.tsx';
import { pricesTexts as texts } from '../messages/prices.es-CO.ts';

/** Says what was done, with a button that undoes it. */
export function useSayDone(): (message: string, undoId: string | undefined) => void {
  const notify = useNotify();
  return (message, undoId) => notify({ color: 'white', message, action: undoId && <UndoChange id={undoId} /> });
}

function UndoChange({ id }: { id: string }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const undoing = useMutation({
    mutationFn: () => undoPriceChange(id),
    onSuccess: async () => {
      await forgetPrices(cache);
      notify({ color: 'white', message: texts.undone });
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return (
    <OfficeButton look="ghost" small busy={undoing.isPending} onClick={() => undoing.mutate()}>
      {texts.undo}
    </OfficeButton>
  );
}
