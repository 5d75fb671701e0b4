import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PresaleAt, forgetPresales, movePresale } from '../../api/presales.ts';
import { sentenceOf } from '../../api/call-failure.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { presalesTexts } from '../../messages/presales.es-CO.ts';

const texts = presalesTexts.moving;

/** Gives a presale the day back that it had before a move; within the minute, no message leaves. */
export function UndoMove({ at, before }: { at: PresaleAt; before: { dispatchDate: string; quiet: boolean } }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const undoing = useMutation({
    mutationFn: () => movePresale(at, { ...before, reason: 'other' }),
    onSuccess: async () => {
      await forgetPresales(cache);
      notify({ color: 'white', message: texts.undone(before.dispatchDate) });
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return (
    <OfficeButton look="ghost" small busy={undoing.isPending} onClick={() => undoing.mutate()}>
      {texts.undo}
    </OfficeButton>
  );
}
