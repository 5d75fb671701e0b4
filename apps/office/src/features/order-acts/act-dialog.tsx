import type { BulkResult } from '@tonalia/contract/office-wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { type OrderActRequest, actOnOrders, forgetOrders } from '../../api/orders.ts';
import { AfterPreview } from '../../components/after-preview.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { useNotify } from '../../components/notices.tsx';
import { actTexts as texts, actWords } from '../../messages/acts.es-CO.ts';
import { stepUpTexts } from '../../messages/step-up.es-CO.ts';
import { ActEffect } from './act-effect.tsx';
import { PartialResult } from './partial-result.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { UndoButton } from './undo-button.tsx';

export type ActDialogProps = {
  request: OrderActRequest;
  /** "3 pedidos", "TN-48213" */
  subject: string;
  /** Above the buttons: the reason of a rejection. */
  children?: ReactNode;
  onClose: () => void;
  /** After the act, also when it changed only a part. */
  onDone: (result: BulkResult) => void;
};

/** Shows what an act would change, does it, and says what it did. */
export function ActDialog({ request, subject, children, onClose, onDone }: ActDialogProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const words = actWords[request.act];
  const preview = useQuery({
    queryKey: ['act', request.act, request.codes, request.shipmentId],
    // A rejection asks for a reason; what it would change does not depend on it.
    queryFn: () => actOnOrders({ ...request, reason: request.reason || words.verb, dryRun: true }),
    gcTime: 0,
    staleTime: 0,
  });
  const [result, setResult] = useState<BulkResult>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The orders of an act that waits for the second factor. */
  const [waiting, setWaiting] = useState<string[]>();

  async function act(codes: string[], isConfirmed = false): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const done = await actOnOrders({ ...request, codes });
      await forgetOrders(cache);
      onDone(done);
      if (done.refused.length > 0) return setResult(done);
      notify({
        color: 'white',
        message: words.done(done.changed.length),
        action: done.undo && <UndoButton undo={done.undo} />,
      });
      onClose();
    } catch (cause) {
      if (!isConfirmed && asksSecondFactor(cause)) setWaiting(codes);
      else setFailure(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }

  const changing = preview.data?.changed ?? [];
  const stepUp = waiting && (
    <StepUpDialog
      lead={request.act === 'reject' ? stepUpTexts.leads.reject : stepUpTexts.lead}
      onClose={() => setWaiting(undefined)}
      onConfirmed={() => {
        setWaiting(undefined);
        void act(waiting, true);
      }}
    />
  );
  const sentence = failure ?? (preview.error && sentenceOf(preview.error));
  const problem = sentence && (
    <p role="alert" className="mt-3 text-small text-danger">
      {sentence}
    </p>
  );
  if (result)
    return (
      <>
        <OfficeDialog title={words.ask(subject)} hideTitle onClose={onClose}>
          <PartialResult
            words={words}
            result={result}
            isBusy={isBusy}
            onRetry={() => void act(result.refused.map(({ id }) => id))}
            onClose={onClose}
          />
          {problem}
        </OfficeDialog>
        {stepUp}
      </>
    );
  return (
    <>
      <OfficeDialog
        title={words.ask(subject)}
        onClose={onClose}
        footer={
          <>
            <OfficeButton look="secondary" onClick={onClose}>
              {texts.back}
            </OfficeButton>
            <AfterPreview preview={preview}>
              <OfficeButton
                look={request.act === 'reject' ? 'danger' : 'primary'}
                busy={isBusy || preview.isPending}
                disabled={preview.isSuccess && (changing.length === 0 || request.reason === '')}
                onClick={() => void act(request.codes)}
              >
                {words.verb}
              </OfficeButton>
            </AfterPreview>
          </>
        }
      >
        {!preview.isError && <ActEffect words={words} preview={preview.data} isMany={request.codes.length > 1} />}
        {children}
        {problem}
      </OfficeDialog>
      {stepUp}
    </>
  );
}

const asksSecondFactor = (cause: unknown): boolean => cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED';
