import type { BulkResult } from '@tonalia/contract/office-wire';
import type { OfficeReturnItem } from '@tonalia/contract/returns-office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { collectReturns, forgetReturns } from '../../api/returns.ts';
import { AfterPreview } from '../../components/after-preview.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { ActEffect } from '../../features/order-acts/act-effect.tsx';
import { returnBulkTexts as texts } from '../../messages/return-bulk.es-CO.ts';

export type CollectDialogProps = { chosen: readonly OfficeReturnItem[]; onClose: () => void; onDone: () => void };

/** Says which returns are approved and collected, which stay and why, and does it. */
export function CollectDialog({ chosen, onClose, onDone }: CollectDialogProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const ids = chosen.map(({ _id }) => _id);
  const named = async (dryRun: boolean): Promise<BulkResult> => {
    const result = await collectReturns(ids, dryRun);
    const codeOf = (id: string) => chosen.find(({ _id }) => _id === id)?.code ?? id;
    return { ...result, refused: result.refused.map((one) => ({ ...one, id: codeOf(one.id) })) };
  };
  const preview = useQuery({
    queryKey: ['collect', ids],
    queryFn: () => named(true),
    gcTime: 0,
    staleTime: 0,
  });
  const collecting = useMutation({
    mutationFn: () => named(false),
    onSuccess: async ({ changed, refused }) => {
      await forgetReturns(cache);
      notify({
        color: refused.length > 0 ? 'orange' : 'white',
        message:
          refused.length > 0
            ? texts.partly(changed.length, changed.length + refused.length)
            : texts.done(changed.length),
        detail: refused[0] && `${refused.map(({ id }) => id).join(', ')}: ${refused[0].message}`,
      });
      onDone();
      onClose();
    },
  });
  const problem = collecting.error ?? preview.error;
  return (
    <OfficeDialog
      title={texts.ask(chosen.length)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <AfterPreview preview={preview}>
            <OfficeButton
              busy={collecting.isPending || preview.isPending}
              disabled={preview.isSuccess && preview.data.changed.length === 0}
              onClick={() => collecting.mutate()}
            >
              {texts.collect}
            </OfficeButton>
          </AfterPreview>
        </>
      }
    >
      {!preview.isError && <ActEffect words={texts} preview={preview.data} isMany={chosen.length > 1} />}
      {problem && (
        <p role="alert" className="mt-3 text-small text-danger">
          {sentenceOf(problem)}
        </p>
      )}
    </OfficeDialog>
  );
}
