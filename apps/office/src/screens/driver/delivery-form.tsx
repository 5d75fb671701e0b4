import type { Delivery, DriverStop } from '@tonalia/contract/dispatch-driver';
import { Field } from '@tonalia/ui/field';
import { useState } from 'react';
import type { WaitingPhoto } from '../../api/delivery-store.ts';
import { ChipChoice } from './chip-choice.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { BackLines } from './back-lines.tsx';
import type { DraftPartProps } from './draft-part.ts';
import { lackOf, toDelivery } from './draft.ts';
import { FormHead } from './form-head.tsx';
import { MoneyPart } from './money-part.tsx';
import { PhotoRow } from './photo-row.tsx';
import { ProofPart } from './proof-part.tsx';
import { type DeliveryDraft, emptyDraft, unitsBack } from './stop-view.ts';
import { useStopDraft } from './use-stop-draft.ts';

interface FilledForm {
  draft: DeliveryDraft;
  photos: WaitingPhoto[];
}

export type DeliveryFormProps = {
  stop: DriverStop;
  result: Delivery['result'];
  asksCode: boolean;
  account: string | null;
  /** What the form begins with; undefined for an empty one. */
  first: FilledForm | undefined;
  onBack: () => void;
  onRecord: (delivery: Delivery, photos: WaitingPhoto[]) => void;
};

const titles = { delivered: texts.deliveredTitle, partial: texts.partialTitle, refused: texts.refusedTitle };
const acts = { delivered: texts.confirm, partial: texts.confirmPartial, refused: texts.confirmRefused };

/** How a stop ended. Its button says what is still missing. */
export function DeliveryForm({ stop, result, asksCode, account, first, onBack, onRecord }: DeliveryFormProps) {
  const [{ draft, photos }, setFilled] = useStopDraft(stop, result, () => first ?? emptyForm(result));
  const [failure, setFailure] = useState<string>();
  const lack = lackOf(stop, draft, asksCode);
  const part: DraftPartProps = {
    stop,
    draft,
    onChange: (change) => setFilled((now) => formWith(now, change)),
    photos,
    onPhoto: (base64) => {
      const photo = { clientId: crypto.randomUUID(), stopId: stop._id, base64 };
      setFilled((now) => ({ ...now, photos: [...now.photos, photo] }));
      return photo.clientId;
    },
  };
  const confirm = () => {
    const delivery = toDelivery(stop, draft, { clientId: crypto.randomUUID(), at: new Date().toISOString() });
    try {
      onRecord(delivery, namedIn(delivery, photos));
    } catch {
      setFailure(texts.noRoom);
    }
  };
  return (
    <>
      <FormHead title={titles[result]} stop={stop} onBack={onBack}>
        {result === 'partial' && <Taken taken={stop.units - unitsBack(draft)} all={stop.units} />}
      </FormHead>
      <div className="flex flex-1 flex-col gap-3 px-4 py-4">
        {result === 'refused' ? (
          <RefusalPart {...part} />
        ) : (
          <>
            {result === 'partial' && <BackLines {...part} />}
            {stop.collect > 0 && <MoneyPart {...part} account={account} />}
            <ProofPart {...part} asksCode={asksCode} />
          </>
        )}
        {failure !== undefined && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
      </div>
      <footer className="sticky bottom-0 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+var(--safe-bottom))]">
        <OfficeButton className="min-h-14! w-full" disabled={lack !== undefined} onClick={confirm}>
          {lack ?? acts[result]}
        </OfficeButton>
      </footer>
    </>
  );
}

function Taken({ taken, all }: { taken: number; all: number }) {
  const [count, of] = texts.takes(taken, all);
  return (
    <p className="text-text-2">
      <b className="font-bold text-text">{count}</b>
      {of}
    </p>
  );
}

/** Only the photos that a draft or delivery names are kept and sent with it. */
function namedIn(what: DeliveryDraft | Delivery, photos: readonly WaitingPhoto[]): WaitingPhoto[] {
  const named = JSON.stringify(what);
  return photos.filter(({ clientId }) => named.includes(clientId));
}

const emptyForm = (result: Delivery['result']): FilledForm => ({ draft: emptyDraft(result), photos: [] });

function formWith(now: FilledForm, change: Partial<DeliveryDraft>): FilledForm {
  const draft = { ...now.draft, ...change };
  return { draft, photos: namedIn(draft, now.photos) };
}

function RefusalPart({ draft, onChange, photos, onPhoto }: DraftPartProps) {
  const { reason, note, photoIds } = draft;
  return (
    <Panel className="flex flex-col gap-4 px-4 py-4">
      <ChipChoice
        label={texts.reason}
        options={texts.refusalReasons}
        value={reason}
        onChange={(chosen) => onChange({ reason: chosen })}
      />
      <div>
        <h2 className="mb-2 text-h3">{texts.doorPhoto}</h2>
        <PhotoRow
          photos={photos.filter(({ clientId }) => photoIds.includes(clientId))}
          onPhoto={(base64) => onChange({ photoIds: [...photoIds, onPhoto(base64)] })}
          onRemove={(id) => onChange({ photoIds: photoIds.filter((one) => one !== id) })}
        />
      </div>
      <Field
        label={texts.note}
        value={note}
        maxLength={200}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
    </Panel>
  );
}
