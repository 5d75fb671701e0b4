import { OfficeError } from '@tonalia/contract/office-errors';
import type { UploadedFile } from '../../../platform/http/uploaded-file.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { ProofKind } from '../payment/proof.rules.ts';
import { findProofOfPayment } from './transfers.sql.ts';

const endings: Record<ProofKind, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** A stored proof with the headers that keep it a picture: a PDF is saved, and nothing in it runs. PROOF_NOT_FOUND. */
export async function readProofFile(db: Database, paymentId: string): Promise<UploadedFile> {
  const [proof] = await findProofOfPayment(db, paymentId);
  if (!proof) throw new OfficeError('PROOF_NOT_FOUND');
  const { kind, file, orderCode } = proof;
  const place = kind === 'application/pdf' ? 'attachment' : 'inline';
  return {
    file,
    headers: {
      'content-type': kind,
      'content-disposition': `${place}; filename="comprobante-${orderCode}.${endings[kind]}"`,
    },
  };
}
