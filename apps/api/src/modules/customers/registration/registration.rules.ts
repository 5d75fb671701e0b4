import { AppError } from '@tonalia/contract/errors';
import type { Registration } from '@tonalia/contract/people';
import { dayIn } from '@tonalia/rules/dates';
import { isDocument } from '@tonalia/rules/document';

type Field = 'email' | 'document_type' | 'document' | 'password' | 'phone';

/** FIELD_REQUIRED with the first of these that is missing. */
export function requireFields<F extends Field>(
  given: Registration,
  fields: readonly F[],
): asserts given is Registration & Required<Record<F, string>> {
  const missing = fields.find((field) => given[field] === undefined);
  if (missing) throw new AppError('FIELD_REQUIRED', { field: missing });
}

/** TERMS_OUTDATED when another version than `terms` was accepted; DOCUMENT_INVALID, FIELD_REQUIRED for half a document. */
export function checkRegistration({ consent, document_type: kind, document }: Registration, terms: string): void {
  if (consent.version !== terms) throw new AppError('TERMS_OUTDATED');
  if (kind === undefined && document === undefined) return;
  if (kind === undefined) throw new AppError('FIELD_REQUIRED', { field: 'document_type' });
  if (document === undefined) throw new AppError('FIELD_REQUIRED', { field: 'document' });
  if (!isDocument(kind, document)) throw new AppError('DOCUMENT_INVALID', { field: 'document' });
}

const DAY = 86_400_000;

/** The day somebody came: as their device says when its clock is right within a day, else as ours does. */
export function leadDay(said: string, now: Date): string {
  const today = dayIn(now);
  return Math.abs(Date.parse(said) - Date.parse(today)) <= DAY ? said : today;
}

/** As much of a name as a short text has room for. */
const SPOKEN = 40;

/** A name as a text to somebody's phone may say it: in letters alone, for a phone makes a link of whatever looks like one. */
export function smsName(name: string): string {
  const letters = name.replace(/[^\p{L}\p{M}'’-]+/gu, ' ').trim();
  return [...letters].slice(0, SPOKEN).join('').trim();
}
