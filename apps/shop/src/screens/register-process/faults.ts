import { completedNit, formatDocument, isDocument } from '@tonalia/rules/document';
import { isEmail } from '@tonalia/rules/email';
import { hasPasswordLength, isCommonest, isPersonal } from '@tonalia/rules/password';
import { streetFault } from '../../features/street-builder/street-draft.ts';
import { phoneFault } from '../../features/way-in/typed-phone.ts';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import type { Draft } from './draft.ts';

const words = registrationMessages.wrong;

export type FieldName =
  | 'phone'
  | 'business_name'
  | 'tradeTypeId'
  | 'document'
  | 'state'
  | 'city'
  | 'address'
  | 'name'
  | 'last_name'
  | 'email'
  | 'password'
  | 'consent';

/** What is wrong with which field, in words for beside it. */
export type Faults = Partial<Record<FieldName, string | undefined>>;

export const hasFaults = (faults: Faults): boolean => Object.values(faults).some((fault) => fault !== undefined);

const unless = (isThere: boolean, fault: string) => (isThere ? undefined : fault);

function documentFault({ document_type: kind, document }: Draft): string | undefined {
  if (document.trim() === '') return words.document;
  if (isDocument(kind, document)) return undefined;
  const whole = kind === 'NIT' ? completedNit(document) : null;
  return whole === null ? words.documentInvalid : words.nit(formatDocument('NIT', whole));
}

function emailFault({ email }: Draft): string | undefined {
  if (email.trim() === '') return words.email;
  return unless(isEmail(email.trim()), words.emailInvalid);
}

function passwordFault(password: string, draft: Draft): string | undefined {
  if (password === '') return words.password;
  const isGood = hasPasswordLength(password) && !isCommonest(password) && !isPersonal(password, draft);
  return unless(isGood, words.passwordRules);
}

const kindFaults = ({ business_name: business, tradeTypeId }: Draft): Faults => ({
  business_name: unless(business.trim() !== '', words.business),
  tradeTypeId: unless(tradeTypeId !== '', words.trade),
});

const nameFaults = ({ name, last_name: lastName }: Draft): Faults => ({
  name: unless(name.trim() !== '', words.name),
  last_name: unless(lastName.trim() !== '', words.lastName),
});

/** The three steps of a guest's own registration. */
export const businessFaults = (draft: Draft): Faults => ({ ...kindFaults(draft), document: documentFault(draft) });

export const placeFaults = ({ place, street }: Draft): Faults => ({
  state: unless(place.stateId !== '', registrationMessages.place.stateMissing),
  city: unless(place.cityId !== '' || place.stateId === '', registrationMessages.place.cityMissing),
  address: streetFault(street),
});

export const personFaults = (draft: Draft, password: string): Faults => ({
  ...nameFaults(draft),
  email: emailFault(draft),
  password: passwordFault(password, draft),
  consent: unless(draft.consent, words.consent),
});

/** The one screen of a seller: e-mail and document may stay empty. */
export const customerFaults = (draft: Draft): Faults => ({
  phone: draft.phone.trim() === '' ? words.phone : phoneFault(draft.phone),
  ...kindFaults(draft),
  ...nameFaults(draft),
  ...placeFaults(draft),
  document: draft.document.trim() === '' ? undefined : documentFault(draft),
  email: draft.email.trim() === '' ? undefined : emailFault(draft),
  consent: unless(draft.consent, words.consentBySeller),
});

export type Step = 1 | 2 | 3;
export const STEPS = 3;

/** The first step that is not complete: how far one may go. */
export function furthestStep(draft: Draft): Step {
  if (hasFaults(businessFaults(draft))) return 1;
  return hasFaults(placeFaults(draft)) ? 2 : 3;
}

const stepOf: Record<FieldName, Step> = {
  phone: 1,
  business_name: 1,
  tradeTypeId: 1,
  document: 1,
  state: 2,
  city: 2,
  address: 2,
  name: 3,
  last_name: 3,
  email: 3,
  password: 3,
  consent: 3,
};

/** The position of the first of these faults. */
export function stepOfFaults(faults: Faults): Step {
  // The keys of Faults are field names.
  const names = (Object.keys(faults) as FieldName[]).filter((name) => faults[name] !== undefined);
  return names.reduce<Step>((first, name) => (stepOf[name] < first ? stepOf[name] : first), STEPS);
}
