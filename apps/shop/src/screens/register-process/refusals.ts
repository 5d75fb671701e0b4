import { ApiError } from '../../api/http/api-error.ts';
import type { ClientErrorCode } from '../../api/http/api-error.ts';
import { refusalText } from '../../features/way-in/refusal-text.ts';
import type { FieldName, Faults } from './faults.ts';

/** Which field a refusal is about; those that are about none are said above the button. */
const fieldOfCode = new Map<ClientErrorCode, FieldName>([
  ['ALREADY_REGISTERED', 'phone'],
  ['PHONE_TAKES_NO_CODE', 'phone'],
  ['DOCUMENT_INVALID', 'document'],
  ['PASSWORD_REFUSED', 'password'],
  ['TRADE_TYPE_NOT_FOUND', 'tradeTypeId'],
  ['CITY_NOT_FOUND', 'city'],
  ['TERMS_OUTDATED', 'consent'],
]);

/** The names of the wire, where they are not the form's own. */
const fieldOfName = new Map<string, FieldName>([
  ['phone', 'phone'],
  ['name', 'name'],
  ['last_name', 'last_name'],
  ['email', 'email'],
  ['document', 'document'],
  ['document_type', 'document'],
  ['business_name', 'business_name'],
  ['tradeTypeId', 'tradeTypeId'],
  ['stateId', 'state'],
  ['cityId', 'city'],
  ['address', 'address'],
  ['password', 'password'],
  ['consent', 'consent'],
]);

export interface Refusal {
  faults: Faults;
  /** What belongs to no field. */
  message: string | null;
  /** The phone belongs to an account already: leads to the login. */
  hasAccount?: boolean;
}

export const noRefusal: Refusal = { faults: {}, message: null };

/** Beside which field the API's refusal is said, or that it is said above the button. */
export function readRegistrationRefusal(cause: unknown, shown: (field: FieldName) => boolean): Refusal {
  const text = refusalText(cause);
  const field = cause instanceof ApiError ? fieldOf(cause) : undefined;
  if (field && shown(field)) return { faults: { [field]: text }, message: null };
  return { faults: {}, message: text, hasAccount: cause instanceof ApiError && cause.code === 'ALREADY_REGISTERED' };
}

function fieldOf({ code, params }: ApiError): FieldName | undefined {
  return fieldOfCode.get(code) ?? fieldOfName.get(String(params['field'] ?? '').split('.')[0] ?? '');
}
