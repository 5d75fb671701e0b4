import type { User } from '@tonalia/contract/auth';
import type { ProfileChange } from '@tonalia/contract/people';
import { bareDocument, isDocument } from '@tonalia/rules/document';
import type { DocumentKind } from '@tonalia/rules/document';
import { isEmail } from '@tonalia/rules/email';
import { accountMessages } from '../../messages/account.es-CO.ts';

/** As they stand in the form. */
export interface Values {
  name: string;
  last_name: string;
  email: string;
  business_name: string;
  document_type: string;
  document: string;
}
export type FieldName = keyof Values;
export type Wrong = Partial<Record<FieldName, string>>;

/** In the order of the page: the first wrong one gets the focus. */
export const fieldNames: readonly FieldName[] = [
  'name',
  'last_name',
  'email',
  'business_name',
  'document_type',
  'document',
];

export function valuesOf({ name, last_name, email, customer }: User): Values {
  return {
    name,
    last_name,
    email: email ?? '',
    business_name: customer?.name ?? '',
    document_type: customer?.document_type ?? '',
    document: customer?.document ?? '',
  };
}

/** Business and document can be corrected until they are approved. */
export const canCorrectBusiness = ({ rol, customer }: User): boolean =>
  rol !== 'Seller' && customer !== null && customer.approval.state !== 'approved';

/** What is sent: the fields that are not as they were. The document goes whole. */
export function changeOf(user: User, values: Values): ProfileChange {
  const before = valuesOf(user);
  const after: Values = {
    ...values,
    name: values.name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim().toLowerCase(),
    business_name: values.business_name.trim(),
    document: bareDocument(values.document),
  };
  const change: ProfileChange = {};
  if (after.name !== before.name) change.name = after.name;
  if (after.last_name !== before.last_name) change.last_name = after.last_name;
  if (after.email !== before.email) change.email = after.email;
  if (!canCorrectBusiness(user)) return change;
  if (after.business_name !== before.business_name) change.business_name = after.business_name;
  if (after.document !== before.document || after.document_type !== before.document_type) {
    change.document = after.document;
    if (isKind(after.document_type)) change.document_type = after.document_type;
  }
  return change;
}

/** What is wrong, beside its field. What was never given may stay empty. */
export function faultsOf(user: User, values: Values): Wrong {
  const words = accountMessages.edit.missing;
  const before = valuesOf(user);
  const wrong: Wrong = {};
  if (values.name.trim() === '') wrong.name = words.name;
  if (values.last_name.trim() === '') wrong.last_name = words.last_name;
  if (values.email.trim() !== before.email && !isEmail(values.email.trim())) wrong.email = words.email;
  if (!canCorrectBusiness(user)) return wrong;
  if (values.business_name.trim() === '') wrong.business_name = words.business_name;
  const isSame = values.document === before.document && values.document_type === before.document_type;
  if (!isSame && !(isKind(values.document_type) && isDocument(values.document_type, values.document))) {
    wrong.document = words.document;
  }
  return wrong;
}

const isKind = (text: string): text is DocumentKind => text === 'CC' || text === 'CE' || text === 'NIT';
