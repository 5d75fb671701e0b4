import type { OfficePresale } from '@tonalia/contract/presales-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { closePresale, forgetPresales } from '../../api/presales.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { presalesTexts as texts } from '../../messages/presales.es-CO.ts';

/** Confirms that a presale sells no more; says what its orders do. */
export function CloseDialog({ presale, onClose }: { presale: OfficePresale; onClose: () => void }) {
  const { product, waiting, version } = presale;
  const cache = useQueryClient();
  const notify = useNotify();
  const closing = useMutation({
    mutationFn: () => closePresale({ productId: product._id, version }),
    onSuccess: async () => {
      await forgetPresales(cache);
      notify({ color: 'white', message: texts.closed(product.name) });
      onClose();
    },
    // another version was saved meanwhile: the next press is for what is shown now
    onError: () => forgetPresales(cache),
  });
  return (
    <OfficeDialog
      title={texts.closing.title(product.name)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.back}
          </OfficeButton>
          <OfficeButton look="danger" busy={closing.isPending} onClick={() => closing.mutate()}>
            {texts.end}
          </OfficeButton>
        </>
      }
    >
      <p className="text-text-2">{texts.closing.text(waiting.orders)}</p>
      {closing.isError && (
        <p role="alert" className="mt-3 text-danger">
          {sentenceOf(closing.error)}
        </p>
      )}
    </OfficeDialog>
  );
}
