import type { DriverRoute, DriverStop, StopReport } from '@tonalia/contract/dispatch-driver';
import { useState } from 'react';
import type { WaitingDelivery, WaitingPhoto } from '../../api/delivery-store.ts';
import { seenBoxes, storeSeenBoxes } from '../../api/delivery-store.ts';
import { takeStopDrafts } from '../../api/stop-draft.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { EmptyNote } from '../../components/states.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { CountCard } from './count-card.tsx';
import { DriverHead } from './driver-head.tsx';
import { CargoCard, StopCard } from './stop-card.tsx';
import { StopActs } from './stop-acts.tsx';
import { StopForm } from './stop-form.tsx';
import { StopList } from './stop-list.tsx';
import { nextStop, stopsWith } from './stop-view.ts';
import { useDeliveryQueue } from './use-delivery-queue.ts';
import { useOpenForm } from './use-open-form.ts';

export type DriverDayProps = {
  route: DriverRoute;
  onRoute: (route: DriverRoute) => void;
  onDead: () => void;
};

/** The driver's day: always the next stop, with a list of all. */
export function DriverDay({ route, onRoute, onDead }: DriverDayProps) {
  const queue = useDeliveryQueue(route, { onRoute, onDead });
  const stops = stopsWith(route, queue.waiting);
  const [seen, setSeen] = useState(() => new Map(route.stops.map(({ _id }) => [_id, seenBoxes(_id)])));
  const [chosen, setChosen] = useState<string>();
  const { form, openForm, closeForm } = useOpenForm(route, stops);
  const [isListed, setListed] = useState(false);
  const shown = stops.find(({ _id }) => _id === chosen) ?? nextStop(stops);

  const see = (stop: DriverStop, boxes: number[]) => {
    storeSeenBoxes(stop._id, boxes);
    setSeen((now) => new Map(now).set(stop._id, boxes));
  };
  const record = (report: StopReport, photos: WaitingPhoto[]) => {
    const putBack = takeStopDrafts(report.stopId);
    try {
      queue.add(report, photos);
    } catch (cause) {
      putBack();
      throw cause;
    }
    closeForm();
    setChosen(undefined);
  };

  const recordAgain = (one: WaitingDelivery) => {
    const { stopId, result } = one.delivery;
    const isOpen = stops.some(({ _id, delivery }) => _id === stopId && delivery === null);
    setChosen(stopId);
    if (!isOpen) queue.drop([one]);
    else if (route.isOnRoad) openForm(stopId, result);
  };
  if (form) {
    return (
      <StopForm
        key={form.stop._id}
        {...{ route, ...form }}
        refused={queue.refused.find(({ delivery }) => delivery.stopId === form.stop._id)}
        onBack={closeForm}
        onRecord={record}
      />
    );
  }
  return (
    <>
      <DriverHead route={route.route} stops={stops} shown={shown} queue={queue} onList={() => setListed(true)} />
      <div className="flex flex-1 flex-col gap-3 px-4 py-4">
        {queue.refused.map((one) => (
          <div key={one.key} role="alert" className="rounded-[14px] bg-danger-soft px-3.5 py-3 text-danger-ink">
            <b className="block font-[650]">
              {texts.refusedStop(stops.find(({ _id }) => _id === one.delivery.stopId)?.code ?? '')}
            </b>
            {one.refusal}
            <OfficeButton look="secondary" className="mt-2 w-full" onClick={() => recordAgain(one)}>
              {texts.again}
            </OfficeButton>
          </div>
        ))}
        {!route.isOnRoad && <p className="rounded-[14px] bg-warn-soft px-3.5 py-3 text-warn-ink">{texts.notLeft}</p>}
        {shown ? (
          <>
            <StopCard stop={shown} stops={stops} />
            <CargoCard
              stop={shown}
              stops={stops}
              seen={seen.get(shown._id) ?? []}
              onSeen={(boxes) => see(shown, boxes)}
            />
          </>
        ) : (
          <EmptyNote title={texts.done} text={texts.doneText} />
        )}
        {route.count && <CountCard load={route.code} count={route.count} onRoute={onRoute} />}
      </div>
      {shown && <StopActs stop={shown} isOff={!route.isOnRoad} onForm={(result) => openForm(shown._id, result)} />}
      {isListed && (
        <StopList
          load={route.code}
          stops={stops}
          onClose={() => setListed(false)}
          onChoose={(id) => {
            setChosen(id);
            setListed(false);
          }}
        />
      )}
    </>
  );
}
