import type { SellerRegistration } from '@tonalia/contract/seller-registrations';
import type { RegistrationsView } from '../../api/outbox/registrations.ts';
import type { UnsentRegistration } from '../../api/outbox/unsent-registration.ts';
import { isToday } from './time-of.ts';

/** A registration that asks, of this device or another one of the seller. */
export interface AskingRegistration {
  id: string;
  business: string;
  takenAt: string;
  /** Null while only this device knows of it. */
  asks: SellerRegistration['asks'];
  isOwn: boolean;
}

/** The registrations of the outbox by what they need: an answer, a decision, patience, nothing. */
export function registrationSections({ kept, asking }: RegistrationsView) {
  const own = kept ?? [];
  const of = (progress: UnsentRegistration['progress']) => own.filter((one) => one.progress === progress);
  const isOwn = (id: string) => own.some(({ clientRegistrationId }) => clientRegistrationId === id);
  const listed = (asking ?? []).map(({ clientRegistrationId: id, takenAt, asks }): AskingRegistration => ({
    id,
    business: asks?.business ?? '',
    takenAt,
    asks,
    isOwn: isOwn(id),
  }));
  const isListed = ({ clientRegistrationId }: UnsentRegistration) =>
    listed.some(({ id }) => id === clientRegistrationId);
  const unlisted = of('asks')
    .filter((one) => !isListed(one))
    .map(({ clientRegistrationId: id, registration, takenAt }): AskingRegistration => ({
      id,
      business: registration.business_name,
      takenAt,
      asks: null,
      isOwn: true,
    }));
  return {
    asking: [...listed, ...unlisted],
    refused: of('refused'),
    waiting: of('waiting').filter((one) => !isListed(one)),
    sentToday: of('sent')
      .filter(({ customer }) => customer !== null && isToday(customer.at))
      .toReversed(),
  };
}
