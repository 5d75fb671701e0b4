import { AppError } from '@tonalia/contract/errors';
import { maxPhotoBytes } from '@tonalia/rules/policy';
import { type ProofKind, readProof } from '../payment/proof.rules.ts';

/** Media types of a photo. */
export type PhotoKind = Exclude<ProofKind, 'application/pdf'>;

/** Reads a photo in base64; its kind is detected by its bytes. RETURN_PHOTO_REFUSED for other files, and broken, tiny or large pictures. */
export function readPhoto(base64: string): { file: Buffer; kind: PhotoKind } {
  const file = Buffer.from(base64, 'base64');
  if (file.length > maxPhotoBytes) throw new AppError('RETURN_PHOTO_REFUSED');
  const kind = kindOf(file);
  if (kind === 'application/pdf') throw new AppError('RETURN_PHOTO_REFUSED');
  return { file, kind };
}

function kindOf(file: Buffer): ProofKind {
  try {
    return readProof(file);
  } catch {
    throw new AppError('RETURN_PHOTO_REFUSED');
  }
}
