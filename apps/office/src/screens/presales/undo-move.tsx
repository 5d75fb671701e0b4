import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficePresale } from '@tonalia/contract/presales-office';
import { type PresaleAt, changePresale, forgetPresales, movePresale } from '../../api/presales.ts';
import { sentenceOf } from '../../api/call-failure.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { presalesTexts } from '../../messages/presales.es-CO.ts';
import { lastDayOf } from './presale-rows.ts';

const texts = presalesTexts.moving;

export type UndoMoveProps = {
  at: PresaleAt;
  /** `reopens`: the move ended the sale. */
  before: { presale: OfficePresale; quiet: boolean; reopens: boolean };
};

/** Gives a presale the day back that it had before a move, and its sale; within the minute, no message leaves. */
export function UndoMove({ at, before: { presale, quiet, reopens } }: UndoMoveProps) {
  const { dispatchDate, capacity } = presale;
  const cache = useQueryClient();
  const notify = useNotify();
  const undoing = useMutation({
    mutationFn: async () => {
      const { version } = await movePresale(at, { dispatchDate, quiet, reason: 'other' });
      if (!reopens) return;
      const closesOn = lastDayOf(presale);
      await changePresale({ productId: at.productId, version }, { dispatchDate, closesOn, capacity });
    },
    onSuccess: async () => {
      await forgetPresales(cache);
      notify({ color: 'white', message: texts.undone(dispatchDate) });
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return (
    <OfficeButton look="ghost" small busy={undoing.isPending} onClick={() => undoing.mutate()}>
      {texts.undo}
    </OfficeButton>
  );
}
