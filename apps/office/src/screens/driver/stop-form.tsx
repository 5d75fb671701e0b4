import type { DriverRoute, DriverStop, StopReport, StopResult } from '@tonalia/contract/dispatch-driver';
import type { WaitingDelivery, WaitingPhoto } from '../../api/delivery-store.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { draftFrom } from './draft.ts';
import { PickupForm } from './pickup-form.tsx';

export type StopFormProps = {
  route: DriverRoute;
  stop: DriverStop;
  result: StopResult;
  /** The refused record of the stop. */
  refused: WaitingDelivery | undefined;
  onBack: () => void;
  /** Throws when the device has no room. */
  onRecord: (report: StopReport, photos: WaitingPhoto[]) => void;
};

/** The form of a delivery or of a pick-up, by how the stop ended, filled from what was refused of it. */
export function StopForm({ route, stop, result, refused, ...acts }: StopFormProps) {
  const report = refused?.delivery;
  const photos = refused?.photos ?? [];
  if (result === 'collected' || result === 'not_collected') {
    const first = report?.result === result ? { report, photos } : undefined;
    return (
      <>
        <Refusal sentence={refused?.refusal} />
        <PickupForm stop={stop} result={result} first={first} {...acts} />
      </>
    );
  }
  const first = report?.result === result ? { draft: draftFrom(report), photos } : undefined;
  const { asksCode, account } = route;
  return (
    <>
      <Refusal sentence={refused?.refusal} />
      <DeliveryForm {...{ stop, result, asksCode, account, first }} {...acts} />
    </>
  );
}

const Refusal = ({ sentence }: { sentence: string | undefined }) =>
  sentence !== undefined && <p className="bg-danger-soft px-4 py-3 text-danger-ink">{sentence}</p>;
