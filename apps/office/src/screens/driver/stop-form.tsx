import type { DriverRoute, DriverStop, StopReport, StopResult } from '@tonalia/contract/dispatch-driver';
import type { WaitingPhoto } from '../../api/delivery-store.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { PickupForm } from './pickup-form.tsx';

/** The form that is open: of the stop that it was opened on, also when another becomes the next one. */
export interface OpenForm {
  stopId: string;
  result: StopResult;
}

export type StopFormProps = {
  route: DriverRoute;
  stop: DriverStop;
  result: StopResult;
  onBack: () => void;
  /** Throws when the device has no room. */
  onRecord: (report: StopReport, photos: WaitingPhoto[]) => void;
};

/** The form of a delivery or of a pick-up, by how the stop ended. */
export const StopForm = ({ route, stop, result, ...acts }: StopFormProps) =>
  result === 'collected' || result === 'not_collected' ? (
    <PickupForm stop={stop} result={result} {...acts} />
  ) : (
    <DeliveryForm stop={stop} result={result} asksCode={route.asksCode} account={route.account} {...acts} />
  );
