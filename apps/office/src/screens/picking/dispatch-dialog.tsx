import type { BulkResult } from '@tonalia/contract/office-wire';
import type { Wave } from '@tonalia/contract/dispatch-wave';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { dispatchWave, forgetPicking } from '../../api/picking.ts';
import { AfterPreview } from '../../components/after-preview.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';

/** Shows which orders of a wave leave, moves them, and names those that stay. */
export function DispatchDialog({ wave, onClose }: { wave: Wave; onClose: () => void }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const preview = useQuery({
    queryKey: ['act', 'dispatch-wave', wave.code],
    queryFn: () => dispatchWave(wave.code, true),
    gcTime: 0,
    staleTime: 0,
  });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [result, setResult] = useState<BulkResult>();
  const known = result ?? preview.data;
  const problem = failure ?? preview.error;

  async function act(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const done = await dispatchWave(wave.code, false);
      await forgetPicking(cache);
      if (done.refused.length > 0) return setResult(done);
      notify({ color: 'white', message: texts.dispatchDone(done.changed.length) });
      onClose();
    } catch (cause) {
      setFailure(cause);
    } finally {
      setBusy(false);
    }
  }

  return (
    <OfficeDialog
      title={texts.dispatchAsk(texts.wave(wave.number, wave.name))}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.back}
          </OfficeButton>
          {!result && (
            <AfterPreview preview={preview}>
              <OfficeButton
                busy={isBusy || preview.isPending}
                disabled={preview.data?.changed.length === 0}
                onClick={() => void act()}
              >
                {texts.dispatchAct}
              </OfficeButton>
            </AfterPreview>
          )}
        </>
      }
    >
      {known && (
        <p>
          {result ? (
            texts.dispatchDone(known.changed.length)
          ) : (
            <>
              <b className="font-[650]">{texts.orders(known.changed.length)}</b>. {texts.dispatchText}
            </>
          )}
        </p>
      )}
      {known && known.refused.length > 0 && <Stay refused={known.refused} />}
      {problem !== undefined && problem !== null && (
        <p role="alert" className="mt-3 text-small text-danger">
          {sentenceOf(problem)}
        </p>
      )}
    </OfficeDialog>
  );
}

const Stay = ({ refused }: Pick<BulkResult, 'refused'>) => (
  <>
    <h3 className="mt-3 font-[650]">{texts.stay}</h3>
    <ul className="mt-1">
      {refused.map(({ id, message }) => (
        <li key={id} className="text-text-2">
          {id}: {message}
        </li>
      ))}
    </ul>
  </>
);
