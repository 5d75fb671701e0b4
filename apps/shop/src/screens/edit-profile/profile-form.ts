import type { User } from '@tonalia/contract/auth';
import type { ProfileChange } from '@tonalia/contract/people';
import { can } from '@tonalia/contract/rights';
import { bareDocument, isDocument } from '@tonalia/rules/document';
import type { DocumentKind } from '@tonalia/rules/document';
import { isEmail } from '@tonalia/rules/email';
import type { FieldErrors } from '../../forms/form-failure.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';

/** Texts of the profile as they are in the form. */
export interface ProfileValues {
  name: string;
  last_name: string;
  email: string;
  business_name: string;
  document_type: string;
  document: string;
}
export type ProfileField = keyof ProfileValues;

export function valuesOf({ name, last_name, email, customer }: User): ProfileValues {
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
  can(rol, 'business.edit') && customer !== null && customer.approval.state !== 'approved';

/** The changed fields; type and number of a document are sent together. */
export function changeOf(user: User, values: ProfileValues): ProfileChange {
  const before = valuesOf(user);
  const after: ProfileValues = {
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

/** Errors by field. A business or document that was never set may stay empty. */
export function profileErrors(user: User, values: ProfileValues): FieldErrors<ProfileField> {
  const words = accountMessages.edit.missing;
  const before = valuesOf(user);
  const errors: FieldErrors<ProfileField> = {};
  if (values.name.trim() === '') errors.name = words.name;
  if (values.last_name.trim() === '') errors.last_name = words.last_name;
  if (values.email.trim() !== before.email && !isEmail(values.email.trim())) errors.email = words.email;
  if (!canCorrectBusiness(user)) return errors;
  if (values.business_name.trim() === '') errors.business_name = words.business_name;
  const isSame = values.document === before.document && values.document_type === before.document_type;
  if (!isSame && !(isKind(values.document_type) && isDocument(values.document_type, values.document))) {
    errors.document = words.document;
  }
  return errors;
}

const isKind = (text: string): text is DocumentKind => text === 'CC' || text === 'CE' || text === 'NIT';
