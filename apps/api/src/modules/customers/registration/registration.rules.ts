import { AppError } from '@tonalia/contract/errors';
import type { Registration } from '@tonalia/contract/people';
import { dayIn } from '@tonalia/rules/dates';
import { isDocument } from '@tonalia/rules/document';
import { day } from '@tonalia/rules/durations';

type RequiredField = 'email' | 'document_type' | 'document' | 'password' | 'phone';

/** Throws FIELD_REQUIRED with the first missing field. */
export function requireFields<F extends RequiredField>(
  given: Registration,
  fields: readonly F[],
): asserts given is Registration & Required<Record<F, string>> {
  const missing = fields.find((field) => given[field] === undefined);
  if (missing) throw new AppError('FIELD_REQUIRED', { field: missing });
}

/** Throws TERMS_OUTDATED when a version other than `terms` was accepted, DOCUMENT_INVALID, and FIELD_REQUIRED for half a document. */
export function checkRegistration({ consent, document_type: kind, document }: Registration, terms: string): void {
  if (consent.version !== terms) throw new AppError('TERMS_OUTDATED');
  if (kind === undefined && document === undefined) return;
  if (kind === undefined) throw new AppError('FIELD_REQUIRED', { field: 'document_type' });
  if (document === undefined) throw new AppError('FIELD_REQUIRED', { field: 'document' });
  if (!isDocument(kind, document)) throw new AppError('DOCUMENT_INVALID', { field: 'document' });
}

/** The day of registration: the device's, if its clock is right within a day, else ours. */
export function leadDay(said: string, now: Date): string {
  const today = dayIn(now);
  return Math.abs(Date.parse(said) - Date.parse(today)) <= day ? said : today;
}

/** Letters of a name that fit in an SMS. */
const MAX_SMS_NAME = 40;

/** A name for an SMS: letters only, because phones turn other text into links. */
export function smsName(name: string): string {
  const letters = name.replace(/[^\p{L}\p{M}'’-]+/gu, ' ').trim();
  return [...letters].slice(0, MAX_SMS_NAME).join('').trim();
}
