import { ApiError } from '../../api/http/api-error.ts';
import type { ClientErrorCode } from '../../api/http/api-error.ts';
import { refusalText } from '../../features/sign-in/refusal-text.ts';
import type { FormFailure } from '../../forms/form-failure.ts';
import type { FieldName } from './registration-errors.ts';

/** The field that an error code is about. */
const fieldOfCode = new Map<ClientErrorCode, FieldName>([
  ['ALREADY_REGISTERED', 'phone'],
  ['PHONE_TAKES_NO_CODE', 'phone'],
  ['DOCUMENT_INVALID', 'document'],
  ['PASSWORD_REFUSED', 'password'],
  ['TRADE_TYPE_NOT_FOUND', 'tradeTypeId'],
  ['CITY_NOT_FOUND', 'city'],
  ['TERMS_OUTDATED', 'consent'],
]);

/** The form's fields by their names in the contract. */
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

export interface RegistrationFailure extends FormFailure<FieldName> {
  /** The phone already belongs to an account: the notice links to the login. */
  hasAccount?: boolean;
}

/** Puts the API's error beside its field, or above the button when that field is not on the screen. */
export function registrationFailure(cause: unknown, isShown: (field: FieldName) => boolean): RegistrationFailure {
  const text = refusalText(cause);
  const field = cause instanceof ApiError ? fieldOf(cause) : undefined;
  if (field && isShown(field)) return { errors: { [field]: text } };
  return { notice: text, hasAccount: cause instanceof ApiError && cause.code === 'ALREADY_REGISTERED' };
}

function fieldOf({ code, params }: ApiError): FieldName | undefined {
  return fieldOfCode.get(code) ?? fieldOfName.get(String(params['field'] ?? '').split('.')[0] ?? '');
}
