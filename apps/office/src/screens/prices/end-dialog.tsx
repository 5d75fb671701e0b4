import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetPrices } from '../../api/prices.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { useSayDone } from '../../components/use-say-done.tsx';

export type EndDialogProps = {
  title: string;
  text: string;
  act: string;
  /** Said when it is done. */
  done: string;
  /** Returns the id that undoes it; undefined where nothing does. */
  send: () => Promise<string | undefined>;
  onClose: () => void;
};

/** Confirms the end of a programmed price or an offer. */
export function EndDialog({ title, text, act, done, send, onClose }: EndDialogProps) {
  const cache = useQueryClient();
  const sayDone = useSayDone();
  const ending = useMutation({
    mutationFn: send,
    onSuccess: async (undoId) => {
      await forgetPrices(cache);
      sayDone(done, undoId);
      onClose();
    },
  });
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {pricesTexts.form.back}
          </OfficeButton>
          <OfficeButton look="danger" busy={ending.isPending} onClick={() => ending.mutate()}>
            {act}
          </OfficeButton>
        </>
      }
    >
      <p className="text-text-2">{text}</p>
      {ending.isError && (
        <p role="alert" className="mt-3 text-danger">
          {sentenceOf(ending.error)}
        </p>
      )}
    </OfficeDialog>
  );
}
