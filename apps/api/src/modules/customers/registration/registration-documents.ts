import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { type RegistrationDocumentKind, documentKinds } from '@tonalia/contract/registration-documents';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type ContactDetails, isReachable, notifyOwner } from '../../auth/index.ts';
import { documentsAsked } from './messages.es-CO.ts';
import {
  askDocuments,
  forgetUnasked,
  lockWaitingRegistration,
  markMissing,
  markReceived,
} from './registration-documents.sql.ts';
import { isCustomer } from './review.sql.ts';

type DocumentsContext = Pick<ModuleContext, 'db' | 'clock' | 'channels'>;

export interface DocumentRequest {
  customerId: string;
  kinds: readonly RegistrationDocumentKind[];
  operator: OperatorAuthor;
}

/**
 * Asks the owner of a registration that waits for its missing documents, in one message. A document is asked for once a day.
 * False, without a message, when none is left to ask for. CUSTOMER_NOT_FOUND, NO_RECIPIENT.
 */
export function askForDocuments(
  { db, clock, channels }: DocumentsContext,
  { customerId, kinds, operator }: DocumentRequest,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const contact = await lockWaiting(tx, customerId);
    if (!contact) return false;
    if (!isReachable(channels, contact)) throw new OfficeError('NO_RECIPIENT');
    const rows = await askDocuments(tx, { customerId, kinds, now: clock.now() });
    const asked = documentKinds.filter((each) => rows.some(({ kind }) => kind === each));
    if (asked.length === 0) return false;
    const { 'support.email': email, 'support.whatsapp': whatsapp } = await readSettings(tx);
    await notifyOwner(tx, channels, contact, documentsAsked(asked, { email, whatsapp }));
    const detail = { documents: asked.join(' ') };
    const action = 'auth.registration_documents_asked';
    await recordAuditEvent(tx, { actorId: null, operator, action, subjectId: customerId, detail });
    return true;
  });
}

export interface DocumentArrival {
  customerId: string;
  kind: RegistrationDocumentKind;
  isReceived: boolean;
  operator: OperatorAuthor;
}

/** Says that a document of a registration that waits is there, or takes that back. False when nothing changes. CUSTOMER_NOT_FOUND. */
export function receiveDocument(
  { db, clock }: DocumentsContext,
  { customerId, kind, isReceived, operator }: DocumentArrival,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockWaiting(tx, customerId))) return false;
    const changed = isReceived
      ? await markReceived(tx, { customerId, kind, now: clock.now() })
      : [...(await forgetUnasked(tx, customerId, kind)), ...(await markMissing(tx, customerId, kind))];
    if (changed.length === 0) return false;
    const action = `auth.registration_document_${isReceived ? 'received' : 'missing'}`;
    await recordAuditEvent(tx, { actorId: null, operator, action, subjectId: customerId, detail: { document: kind } });
    return true;
  });
}

async function lockWaiting(tx: Transaction, customerId: string): Promise<ContactDetails | undefined> {
  const [contact] = await lockWaitingRegistration(tx, customerId);
  if (!contact && (await isCustomer(tx, customerId)).length === 0) throw new AppError('CUSTOMER_NOT_FOUND');
  return contact;
}
