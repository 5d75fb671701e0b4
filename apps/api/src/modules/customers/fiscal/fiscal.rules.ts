import type { FiscalData } from '@tonalia/contract/customers-office-one';
import { AppError } from '@tonalia/contract/errors';
import { isDocument } from '@tonalia/rules/document';

/** Fiscal data without its address as an object: one value per field, so that two can be compared. */
export interface FiscalFields extends Omit<FiscalData, 'address'> {
  street: string | null;
  cityId: string | null;
}

/** Throws FIELD_REQUIRED for half a document, and DOCUMENT_INVALID when the number or its check digit does not fit its kind. */
export function requireDocument({ documentType, document }: Pick<FiscalData, 'documentType' | 'document'>): void {
  if (documentType === null && document === null) return;
  if (documentType === null) throw new AppError('FIELD_REQUIRED', { field: 'documentType' });
  if (document === null) throw new AppError('FIELD_REQUIRED', { field: 'document' });
  if (!isDocument(documentType, document)) throw new AppError('DOCUMENT_INVALID', { field: 'document' });
}

/** The fields of given data, each duty once and in one order. */
export function toFields({ address, responsibilities, ...data }: FiscalData): FiscalFields {
  return {
    ...data,
    responsibilities: [...new Set(responsibilities)].toSorted(),
    street: address?.address ?? null,
    cityId: address?.cityId ?? null,
  };
}

/** Fields that name or locate a person: an audit event outlives them, and only says that they changed. */
const PERSONAL: ReadonlySet<keyof FiscalFields> = new Set([
  'legalName',
  'tradeName',
  'document',
  'invoiceEmail',
  'street',
  'cityId',
]);

/** What an audit event says of a change: the changed fields, and before → after of those that are not personal. Empty without a change. */
export function changesOf(before: FiscalFields, after: FiscalFields): Record<string, string> {
  const changed = fieldsOf(after).filter((field) => wordOf(before[field]) !== wordOf(after[field]));
  if (changed.length === 0) return {};
  const shown = changed.filter((field) => !PERSONAL.has(field));
  return {
    fields: changed.join(' '),
    ...Object.fromEntries(shown.map((field) => [field, `${wordOf(before[field])} → ${wordOf(after[field])}`])),
  };
}

const fieldsOf = (fields: FiscalFields) => Object.keys(fields) as (keyof FiscalFields)[]; // as: `toFields` makes no other keys

const wordOf = (value: FiscalFields[keyof FiscalFields]): string =>
  Array.isArray(value) ? value.join(' ') || '–' : String(value ?? '–');
