import type { LoadSheet } from '@tonalia/contract/load-office';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { useQuery } from '@tanstack/react-query';
import { Field } from '@tonalia/ui/field';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { dispatchLoad } from '../../api/loads.ts';
import { AfterPreview } from '../../components/after-preview.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';

export type DispatchLoadDialogProps = { load: LoadSheet; onClose: () => void; onDone: () => void };

/** Shows what leaves and what stays, asks for the reason when something lacks, and sends the load. */
export function DispatchLoadDialog({ load, onClose, onDone }: DispatchLoadDialogProps) {
  const notify = useNotify();
  const preview = useQuery({
    queryKey: ['act', 'dispatch-load', load.code],
    queryFn: () => dispatchLoad(load.code, { dryRun: true }),
    gcTime: 0,
    staleTime: 0,
  });
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [result, setResult] = useState<BulkResult>();
  const lacking = load.boxes - load.aboard;
  const unpacked = load.stops.filter(({ isPacked }) => !isPacked).length;
  const isForced = lacking > 0 || unpacked > 0;
  const known = result ?? preview.data;

  async function act(): Promise<void> {
    if (isForced && reason.trim().length < 3) return setError(texts.reasonMissing);
    setBusy(true);
    setFailure(undefined);
    try {
      const done = await dispatchLoad(load.code, { reason: isForced ? reason.trim() : undefined });
      onDone();
      if (done.refused.length > 0) return setResult(done);
      notify({ color: 'white', message: texts.done(goingOf(load, done)) });
      onClose();
    } catch (cause) {
      setFailure(cause);
    } finally {
      setBusy(false);
    }
  }

  return (
    <OfficeDialog
      title={texts.ask(load.routeName)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          {!result && (
            <AfterPreview preview={preview}>
              <OfficeButton
                look={isForced ? 'danger' : 'primary'}
                busy={isBusy || preview.isPending}
                disabled={preview.data?.changed.length === 0}
                onClick={() => void act()}
              >
                {isForced ? texts.force : texts.act}
              </OfficeButton>
            </AfterPreview>
          )}
        </>
      }
    >
      {known && (
        <p>{result ? texts.done(goingOf(load, known)) : texts.askText(goingOf(load, known), load.notifiesCustomers)}</p>
      )}
      {!result && isForced && (
        <>
          <p className="mt-3 text-warn">
            {[lacking > 0 && texts.lacking(lacking), unpacked > 0 && texts.unpackedCount(unpacked)]
              .filter(Boolean)
              .join(' ')}
          </p>
          <Field
            small
            className="mt-3 max-w-none!"
            label={texts.reason}
            value={reason}
            error={error}
            maxLength={300}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
        </>
      )}
      {known && known.refused.length > 0 && (
        <>
          <h3 className="mt-3 font-[650]">{texts.stay}</h3>
          <ul className="mt-1">
            {known.refused.map(({ id, message }) => (
              <li key={id} className="text-text-2">
                {id}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
      {(failure ?? preview.error) && (
        <p role="alert" className="mt-3 text-small text-danger">
          {sentenceOf(failure ?? preview.error)}
        </p>
      )}
    </OfficeDialog>
  );
}

/** The stops that change: a pick-up has the code of its return, and a delivery that of its order. */
function goingOf({ stops }: LoadSheet, { changed }: BulkResult): { orders: number; pickups: number } {
  const pickups = changed.filter((code) => stops.some(({ reference }) => reference === code)).length;
  return { orders: changed.length - pickups, pickups };
}
