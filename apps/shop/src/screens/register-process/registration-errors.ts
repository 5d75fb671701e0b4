import { completedNit, formatDocument, isDocument } from '@tonalia/rules/document';
import { isEmail } from '@tonalia/rules/email';
import { hasPasswordLength, isCommonest, isPersonal } from '@tonalia/rules/password';
import { streetFault } from '../../features/street-builder/street-draft.ts';
import { phoneFault } from '../../features/sign-in/typed-phone.ts';
import { fieldsWithError, hasErrors } from '../../forms/form-failure.ts';
import type { FieldErrors } from '../../forms/form-failure.ts';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import type { RegistrationDraft } from './draft.ts';

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

export type RegistrationErrors = FieldErrors<FieldName>;

const unless = (isGood: boolean, error: string) => (isGood ? undefined : error);

function documentError({ document_type: kind, document }: RegistrationDraft): string | undefined {
  if (document.trim() === '') return words.document;
  if (isDocument(kind, document)) return undefined;
  const whole = kind === 'NIT' ? completedNit(document) : null;
  return whole === null ? words.documentInvalid : words.nit(formatDocument('NIT', whole));
}

function emailError({ email }: RegistrationDraft): string | undefined {
  if (email.trim() === '') return words.email;
  return unless(isEmail(email.trim()), words.emailInvalid);
}

function passwordError(password: string, draft: RegistrationDraft): string | undefined {
  if (password === '') return words.password;
  const isGood = hasPasswordLength(password) && !isCommonest(password) && !isPersonal(password, draft);
  return unless(isGood, words.passwordRules);
}

const kindErrors = ({ business_name: business, tradeTypeId }: RegistrationDraft): RegistrationErrors => ({
  business_name: unless(business.trim() !== '', words.business),
  tradeTypeId: unless(tradeTypeId !== '', words.trade),
});

const nameErrors = ({ name, last_name: lastName }: RegistrationDraft): RegistrationErrors => ({
  name: unless(name.trim() !== '', words.name),
  last_name: unless(lastName.trim() !== '', words.lastName),
});

/** The three steps of a guest's own registration. */
export const businessErrors = (draft: RegistrationDraft): RegistrationErrors => ({
  ...kindErrors(draft),
  document: documentError(draft),
});

export const placeErrors = ({ place, street }: RegistrationDraft): RegistrationErrors => ({
  state: unless(place.stateId !== '', registrationMessages.place.stateMissing),
  city: unless(place.cityId !== '' || place.stateId === '', registrationMessages.place.cityMissing),
  address: streetFault(street),
});

export const personErrors = (draft: RegistrationDraft, password: string): RegistrationErrors => ({
  ...nameErrors(draft),
  email: emailError(draft),
  password: passwordError(password, draft),
  consent: unless(draft.consent, words.consent),
});

/** A seller's registration in one screen: e-mail and document are optional. */
export const customerErrors = (draft: RegistrationDraft): RegistrationErrors => ({
  phone: draft.phone.trim() === '' ? words.phone : phoneFault(draft.phone),
  ...kindErrors(draft),
  ...nameErrors(draft),
  ...placeErrors(draft),
  document: draft.document.trim() === '' ? undefined : documentError(draft),
  email: draft.email.trim() === '' ? undefined : emailError(draft),
  consent: unless(draft.consent, words.consentBySeller),
});

export type RegistrationStep = 1 | 2 | 3;
export const STEPS = 3;

/** The first incomplete step: the last one that may be opened. */
export function furthestStep(draft: RegistrationDraft): RegistrationStep {
  if (hasErrors(businessErrors(draft))) return 1;
  return hasErrors(placeErrors(draft)) ? 2 : 3;
}

const stepOf: Record<FieldName, RegistrationStep> = {
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

/** The first step with one of these errors. */
export function stepOfErrors(errors: RegistrationErrors): RegistrationStep {
  return fieldsWithError(errors).reduce<RegistrationStep>(
    (first, name) => (stepOf[name] < first ? stepOf[name] : first),
    STEPS,
  );
}
