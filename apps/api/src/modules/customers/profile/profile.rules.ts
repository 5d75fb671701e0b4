import type { Role } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import type { Approval, ProfileChange } from '@tonalia/contract/people';
import { type DocumentKind, isDocument } from '@tonalia/rules/document';

/** What a business is called and identified by. */
export interface BusinessDetails {
  name: string;
  documentType: DocumentKind | null;
  document: string | null;
}

export type CurrentBusiness = BusinessDetails & { approval: Approval['state'] };

/**
 * The business as it would be after a change; undefined when it stays as it is. Sellers have none (ROLE_NOT_ALLOWED), what was
 * approved is locked (DOCUMENT_LOCKED), and a number must fit its kind (DOCUMENT_INVALID).
 */
export function businessAfter(
  role: Role,
  present: CurrentBusiness | null,
  { business_name, document_type, document }: ProfileChange,
): BusinessDetails | undefined {
  if (business_name === undefined && document_type === undefined && document === undefined) return undefined;
  if (role !== 'Admin customer' || !present) throw new AppError('ROLE_NOT_ALLOWED');
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
