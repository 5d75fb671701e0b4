import { dayIn } from '@tonalia/rules/dates';
import { bareDocument } from '@tonalia/rules/document';
import { shop } from '../../api/settings/shop-settings.ts';
import { addressOf } from '../../features/street-builder/street-draft.ts';
import { nationalNumber } from '../../features/sign-in/typed-phone.ts';
import { isPhoneApp } from '../../native/target.ts';
import type { RegistrationDraft } from './draft.ts';

const trimmedOrUndefined = (text: string) => text.trim() || undefined;

/** The fields common to both registrations, a guest's own and a seller's. */
function common({ business_name, tradeTypeId, place, street, name, last_name }: RegistrationDraft) {
  return {
    name: name.trim(),
    last_name: last_name.trim(),
    business_name: business_name.trim(),
    tradeTypeId,
    stateId: place.stateId,
    cityId: place.cityId,
    address: addressOf(street),
    consent: { accepted: true as const, version: shop().termsVersion },
    lead_date: dayIn(new Date()),
    client: isPhoneApp ? ('app' as const) : ('web' as const),
  };
}

export const ownBody = (draft: RegistrationDraft, password: string, registrationToken: string) => ({
  ...common(draft),
  registrationToken,
  email: draft.email.trim(),
  document_type: draft.document_type,
  document: bareDocument(draft.document),
  password,
});

export function customerBody(draft: RegistrationDraft) {
  const document = trimmedOrUndefined(bareDocument(draft.document));
  const email = trimmedOrUndefined(draft.email);
  return {
    ...common(draft),
    phone: nationalNumber(draft.phone),
    ...(document === undefined ? {} : { document_type: draft.document_type, document }),
    ...(email === undefined ? {} : { email }),
  };
}
