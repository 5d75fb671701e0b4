import type { FiscalData, OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import type { Responsibility } from '@tonalia/contract/fiscal';
import { bareDocument, completedNit, isDocument } from '@tonalia/rules/document';
import { customerTexts } from '../../messages/customer.es-CO.ts';

const texts = customerTexts.fiscal;
/** Digits of a company's NIT with its check digit. */
const NIT_DIGITS = 10;
type CustomerDocument = NonNullable<FiscalData['documentType']>;
type YesNo = '' | 'yes' | 'no';

/** The form of the fiscal data: every value as it is typed; an empty one is unknown. */
export interface FiscalDraft {
  personKind: '' | 'natural' | 'company';
  legalName: string;
  tradeName: string;
  documentType: '' | CustomerDocument;
  document: string;
  invoiceEmail: string;
  responsibilities: readonly Responsibility[];
  chargesIva: YesNo;
  withholds: YesNo;
  paymentDays: string;
  street: string;
  stateId: string;
  cityId: string;
}

const toYesNo = (value: boolean | null): YesNo => (value === null ? '' : value ? 'yes' : 'no');
const fromYesNo = (value: YesNo): boolean | null => (value === '' ? null : value === 'yes');
const orNull = (typed: string): string | null => typed.trim() || null;

/** The form filled with what is stored. */
export const toDraft = (stored: OfficeFiscalData): FiscalDraft => ({
  personKind: stored.personKind ?? '',
  legalName: stored.legalName ?? '',
  tradeName: stored.tradeName,
  documentType: stored.documentType ?? '',
  document: stored.document ?? '',
  invoiceEmail: stored.invoiceEmail ?? '',
  responsibilities: stored.responsibilities,
  chargesIva: toYesNo(stored.chargesIva),
  withholds: toYesNo(stored.withholds),
  paymentDays: stored.paymentDays === null ? '' : String(stored.paymentDays),
  street: stored.address?.address ?? '',
  stateId: stored.address?.stateId ?? '',
  cityId: stored.address?.cityId ?? '',
});

/** What the form sends. */
export const toData = (draft: FiscalDraft): FiscalData => ({
  personKind: draft.personKind || null,
  legalName: orNull(draft.legalName),
  tradeName: draft.tradeName.trim(),
  documentType: draft.documentType || null,
  document: orNull(draft.document),
  invoiceEmail: orNull(draft.invoiceEmail),
  responsibilities: [...draft.responsibilities],
  chargesIva: fromYesNo(draft.chargesIva),
  withholds: fromYesNo(draft.withholds),
  paymentDays: draft.paymentDays === '' ? null : Number(draft.paymentDays),
  address: draft.street.trim() === '' ? null : { address: draft.street.trim(), cityId: draft.cityId },
});

/** Sentences beside the fields that cannot be saved so. */
export type FiscalErrors = Partial<Record<keyof FiscalDraft, string>>;

/** The faults of a form; empty when it can be saved. */
export function errorsOf(draft: FiscalDraft): FiscalErrors {
  const document = documentError(draft);
  return {
    ...(document && { document }),
    ...(draft.street.trim() !== '' && draft.cityId === '' && { cityId: texts.cityMissing }),
  };
}

function documentError({ documentType, document }: FiscalDraft): string | undefined {
  const typed = document.trim();
  if (documentType === '' && typed === '') return undefined;
  if (documentType === '' || typed === '') return texts.documentHalf;
  if (isDocument(documentType, typed)) return undefined;
  // ten digits are a company's NIT with a wrong check digit rather than a person's without it
  const mayLackDigit = documentType === 'NIT' && bareDocument(typed).length < NIT_DIGITS;
  const whole = mayLackDigit ? completedNit(typed) : null;
  return whole === null ? texts.documentWrong : texts.missingDigit(whole);
}
