import type { DriverStop, Pickup, PickupReason, PickupResult } from '@tonalia/contract/dispatch-driver';
import { useState } from 'react';
import type { WaitingPhoto } from '../../api/delivery-store.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { ChipChoice } from './chip-choice.tsx';
import { FormHead } from './form-head.tsx';
import { LineRow } from './line-row.tsx';
import { PhotoRow } from './photo-row.tsx';
import { useStopDraft } from './use-stop-draft.ts';

export type PickupFormProps = {
  stop: DriverStop;
  result: PickupResult;
  /** What the form begins with; undefined for an empty one. */
  first: { report: Pickup; photos: WaitingPhoto[] } | undefined;
  onBack: () => void;
  /** Throws when the device has no room. */
  onRecord: (pickup: Pickup, photos: WaitingPhoto[]) => void;
};

const words = { goes: texts.approved, fewer: texts.oneFewer, more: texts.oneMore };

/** The pick-up of a return: the units of each line that come aboard, or why none. A photo is optional. */
export function PickupForm({ stop, result, first, onBack, onRecord }: PickupFormProps) {
  const [{ left, reason, photos }, setFilled] = useStopDraft(stop, result, () => filledFrom(stop, first));
  const change = (by: Partial<FilledPickup>) => setFilled((now) => ({ ...now, ...by }));
  const [failure, setFailure] = useState<string>();
  const lines = stop.lines.map(({ line, units }) => ({ line, units: units - (left[line] ?? 0) }));
  const units = lines.reduce((sum, one) => sum + one.units, 0);
  const confirm = () => {
    const common = commonOf(stop, photos);
    try {
      if (result === 'collected') onRecord({ result, ...common, lines }, photos);
      else if (reason !== null) onRecord({ result, ...common, reason }, photos);
    } catch {
      setFailure(texts.noRoom);
    }
  };
  return (
    <>
      <FormHead title={result === 'collected' ? texts.collectedTitle : texts.notCollected} stop={stop} onBack={onBack}>
        {result === 'collected' && <p className="text-text-2">{texts.units(units)}</p>}
      </FormHead>
      <div className="flex flex-1 flex-col gap-3 px-4 py-4">
        <Panel className="px-4 py-1" label={result === 'collected' ? texts.collectedTitle : texts.reason}>
          {result === 'collected' ? (
            stop.lines.map((line) => (
              <LineRow
                key={line.line}
                line={line}
                back={left[line.line] ?? 0}
                words={words}
                onBack={(count) => change({ left: { ...left, [line.line]: count } })}
              />
            ))
          ) : (
            <div className="py-3">
              <ChipChoice
                label={texts.reason}
                options={texts.pickupReasons}
                value={reason}
                onChange={(chosen) => change({ reason: chosen })}
              />
            </div>
          )}
        </Panel>
        <Panel className="px-4 py-4">
          <h2 className="mb-2 text-h3">{texts.optionalPhoto}</h2>
          <PhotoRow
            photos={photos}
            onPhoto={(base64) =>
              change({ photos: [...photos, { clientId: crypto.randomUUID(), stopId: stop._id, base64 }] })
            }
            onRemove={(id) => change({ photos: photos.filter(({ clientId }) => clientId !== id) })}
          />
        </Panel>
        {failure !== undefined && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
      </div>
      <Confirm {...{ result, reason, units }} onConfirm={confirm} />
    </>
  );
}

interface FilledPickup {
  /** Units that stay, by line. */
  left: Readonly<Record<number, number>>;
  reason: PickupReason | null;
  photos: WaitingPhoto[];
}

const filledFrom = (stop: DriverStop, first: PickupFormProps['first']): FilledPickup => ({
  left: leftOf(stop, first?.report),
  reason: first?.report.result === 'not_collected' ? first.report.reason : null,
  photos: first?.photos ?? [],
});

/** Units of each line that stay, as they were recorded. */
function leftOf({ lines }: DriverStop, report: Pickup | undefined): FilledPickup['left'] {
  if (report?.result !== 'collected') return {};
  const taken = new Map(report.lines.map(({ line, units }) => [line, units]));
  return Object.fromEntries(lines.map(({ line, units }) => [line, Math.max(0, units - (taken.get(line) ?? units))]));
}

/** What a report of either result has: an id of its own, the stop, now, and the photos. */
const commonOf = ({ _id }: DriverStop, photos: readonly WaitingPhoto[]) => ({
  clientId: crypto.randomUUID(),
  stopId: _id,
  at: new Date().toISOString(),
  photoIds: photos.map(({ clientId }) => clientId),
});

type ConfirmProps = { result: PickupResult; reason: PickupReason | null; units: number; onConfirm: () => void };

/** The button says what is still missing. */
function Confirm({ result, reason, units, onConfirm }: ConfirmProps) {
  const isCollected = result === 'collected';
  const lack = isCollected ? units === 0 && texts.nothingCollected : reason === null && texts.missingReason;
  return (
    <footer className="sticky bottom-0 border-t border-line bg-surface px-4 pt-3 pb-[calc(12px+var(--safe-bottom))]">
      <OfficeButton className="min-h-14! w-full" disabled={lack !== false} onClick={onConfirm}>
        {lack || (isCollected ? texts.confirmCollected : texts.confirmNotCollected)}
      </OfficeButton>
    </footer>
  );
}
