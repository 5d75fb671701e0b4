import type { SellerRegistrationRequest } from '@tonalia/contract/seller-registrations';
import type { UnsentState } from './unsent-order.ts';

/** A customer that a seller registered without a network, as this device stores it. */
export interface UnsentRegistration {
  /** UUIDv7, made once: the server registers one customer for it. Orders and the quick order name the customer by it until then. */
  clientRegistrationId: string;
  sellerId: string;
  /** Rises with each registration of this device, whatever its clock says. */
  position: number;
  takenAt: string;
  registration: SellerRegistrationRequest['registration'];
  /** Where the business is, when the seller gave it. */
  point?: SellerRegistrationRequest['position'];
  /** JPEG in base64; gone once the server has them. */
  photos?: SellerRegistrationRequest['photos'];
  /** Names of its place and trade for the screens; not sent. */
  city: string;
  state: string;
  trade: string;
  progress: UnsentState;
  /** Why it was refused, in words. */
  problem: string | null;
  /** Set once it was registered, or was a customer before. */
  customer: { customerId: string; name: string; addressId: string | null; at: string } | null;
}

/** The request: always the same for one registration, or the server would take it for another one. */
export const registrationRequest = ({
  clientRegistrationId,
  takenAt,
  registration,
  point,
  photos = [],
}: UnsentRegistration): SellerRegistrationRequest => ({
  clientRegistrationId,
  takenAt,
  registration,
  ...(point && { position: point }),
  ...(photos.length > 0 && { photos }),
});
