import type { OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import { formatDocument } from '@tonalia/rules/document';
import { customerTexts, yesNo } from '../../messages/customer.es-CO.ts';

const texts = customerTexts.fiscal;

/** A line of the panel: the name of a field and its value in words; null is unknown. */
export interface FiscalWord {
  name: string;
  value: string | null;
}

/** Fiscal data as people read it, in the order of the panel. */
export function fiscalWords(stored: Omit<OfficeFiscalData, 'version' | 'checkedAt'>): FiscalWord[] {
  const { personKind, documentType, document, responsibilities, paymentDays, address } = stored;
  return [
    { name: texts.personKind, value: personKind && texts.kinds[personKind] },
    { name: texts.legalName, value: stored.legalName },
    { name: texts.tradeName, value: stored.tradeName },
    {
      name: texts.documentType,
      value: documentType && document ? `${documentType} ${formatDocument(documentType, document)}` : null,
    },
    { name: texts.invoiceEmail, value: stored.invoiceEmail },
    { name: texts.responsibilities, value: responsibilities.map((one) => texts.duty[one]).join(', ') || null },
    { name: texts.chargesIva, value: stored.chargesIva === null ? null : yesNo(stored.chargesIva) },
    { name: texts.withholds, value: stored.withholds === null ? null : yesNo(stored.withholds) },
    { name: texts.paymentDays, value: paymentDays === null ? texts.usualDays : texts.days(paymentDays) },
    {
      name: texts.address,
      value: address ? `${address.address}, ${address.city}, ${address.state}` : texts.sameAddress,
    },
  ];
}
