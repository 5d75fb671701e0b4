import type { DriverStop } from '@tonalia/contract/dispatch-driver';
import type { WaitingPhoto } from '../../api/delivery-store.ts';
import type { DeliveryDraft } from './stop-view.ts';

/** What a part of the form gets: the draft, how to change it, and its photos. */
export type DraftPartProps = {
  stop: DriverStop;
  draft: DeliveryDraft;
  onChange: (change: Partial<DeliveryDraft>) => void;
  photos: readonly WaitingPhoto[];
  /** Returns the photo's id. */
  onPhoto: (base64: string) => string;
};
