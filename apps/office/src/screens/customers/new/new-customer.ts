import type { ConsentChannel, NewCustomerBody } from '@tonalia/contract/customer-new';
import { bareDocument, completedNit, isDocument } from '@tonalia/rules/document';
import { newCustomerTexts as texts } from '../../../messages/new-customer.es-CO.ts';

/** Digits of a company's NIT with its check digit. */
const NIT_DIGITS = 10;
/** Letters of the shortest address. */
const LEAST_ADDRESS = 5;

/** The form of a new customer: every value as it is typed. */
export interface CustomerForm {
  business: string;
  tradeTypeId: string;
  documentType: NewCustomerBody['document_type'];
  document: string;
  name: string;
  lastName: string;
  phone: string;
  email: string;
  address: string;
  stateId: string;
  cityId: string;
  sellerId: string;
  hasConsented: boolean;
  channel: ConsentChannel | '';
}

export const emptyForm: CustomerForm = {
  business: '',
  tradeTypeId: '',
  documentType: 'NIT',
  document: '',
  name: '',
  lastName: '',
  phone: '',
  email: '',
  address: '',
  stateId: '',
  cityId: '',
  sellerId: '',
  hasConsented: false,
  channel: '',
};

const bareDigits = (typed: string): string => typed.replace(/[\s()-]/g, '');

/** Sentences beside what was typed wrong; a part that is still empty has none. */
export function errorsOf({ documentType, document, phone }: CustomerForm): { document?: string; phone?: string } {
  const wrong = document.trim() === '' ? undefined : documentError(documentType, document);
  const isPhone = phone.trim() === '' || /^3\d{9}$/.test(bareDigits(phone));
  return { ...(wrong && { document: wrong }), ...(!isPhone && { phone: texts.phoneWrong }) };
}

function documentError(kind: CustomerForm['documentType'], typed: string): string | undefined {
  if (isDocument(kind, typed)) return undefined;
  // ten digits are a company's NIT with a wrong check digit rather than a person's without it
  const whole = kind === 'NIT' && bareDocument(typed).length < NIT_DIGITS ? completedNit(typed) : null;
  return whole === null ? texts.documentWrong : texts.missingDigit(whole);
}

/** What the form sends; undefined while something is missing or wrong. */
export function toBody(form: CustomerForm, isAnotherBusiness: boolean): NewCustomerBody | undefined {
  const { documentType, document, tradeTypeId, stateId, cityId, sellerId, hasConsented, channel } = form;
  const [business, name, lastName, address, email] = [
    form.business,
    form.name,
    form.lastName,
    form.address,
    form.email,
  ].map((typed) => typed.trim());
  if (!business || !name || !lastName || !address || address.length < LEAST_ADDRESS) return undefined;
  if (document.trim() === '' || form.phone.trim() === '' || Object.keys(errorsOf(form)).length > 0) return undefined;
  if (tradeTypeId === '' || cityId === '' || !hasConsented || channel === '') return undefined;
  return {
    business_name: business,
    name,
    last_name: lastName,
    phone: bareDigits(form.phone),
    ...(email && { email }),
    document_type: documentType,
    document,
    tradeTypeId,
    stateId,
    cityId,
    address,
    ...(sellerId !== '' && { sellerId }),
    consent: { accepted: true, channel },
    isAnotherBusiness,
  };
}
