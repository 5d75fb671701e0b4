import { type Role, can } from '@tonalia/contract/rights';
import { AppError } from '@tonalia/contract/errors';
import type { Approval, ProfileChange } from '@tonalia/contract/people';
import { type DocumentKind, isDocument } from '@tonalia/rules/document';

/** Name and document of a business. */
export interface BusinessDetails {
  name: string;
  documentType: DocumentKind | null;
  document: string | null;
}

export type CurrentBusiness = BusinessDetails & { approval: Approval['state'] };

/**
 * The business after a change; undefined without a change. ROLE_NOT_ALLOWED for sellers, DOCUMENT_LOCKED once approved,
 * DOCUMENT_INVALID when the number does not fit its kind.
 */
export function businessAfter(
  role: Role,
  present: CurrentBusiness | null,
  { business_name, document_type, document }: ProfileChange,
): BusinessDetails | undefined {
  if (business_name === undefined && document_type === undefined && document === undefined) return undefined;
  if (!can(role, 'business.edit') || !present) throw new AppError('ROLE_NOT_ALLOWED');
  const after: BusinessDetails = {
    name: business_name ?? present.name,
    documentType: document_type ?? present.documentType,
    document: document ?? present.document,
  };
  const isSameDocument = after.documentType === present.documentType && after.document === present.document;
  if (isSameDocument && after.name === present.name) return undefined;
  if (present.approval === 'approved') throw new AppError('DOCUMENT_LOCKED');
  if (!isSameDocument && !isWhole(after)) throw new AppError('DOCUMENT_INVALID', { field: 'document' });
  return after;
}

function isWhole({ documentType, document }: BusinessDetails): boolean {
  return documentType !== null && document !== null && isDocument(documentType, document);
}
