import { hour } from '@tonalia/rules/durations';
import { proofHoldHours } from '@tonalia/rules/policy';
import { AppError } from '@tonalia/contract/errors';
import { type PictureSize, jpegSize, pngSize, webpSize } from './picture-size.rules.ts';

/** Media types accepted as a proof. */
export type ProofKind = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

const starts: [ProofKind, offset: number, sign: readonly number[]][] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** In pixels and bytes: smaller pictures cannot be read. */
const LEAST_SIDE = 200;
const LEAST_BYTES = 1_000;
/** In pixels, above any phone's camera: opening a larger picture could exhaust memory. */
const MOST_SIDE = 20_000;
/** A PDF's cross-reference is within this many bytes of its end. */
const TAIL = 2_048;

const sizes: Record<ProofKind, (file: Uint8Array) => PictureSize | undefined> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
  'application/pdf': pdfSize,
};

/** Until when a proof received at `now` holds its order. */
export const heldUntil = (now: Date): Date => new Date(now.getTime() + proofHoldHours * hour);

/**
 * Detects the kind of a proof by its bytes, without decoding the picture. Throws PROOF_REFUSED with `kind` (no picture or PDF),
 * `broken` (incomplete or too large) or `small` (unreadable).
 */
export function readProof(file: Uint8Array): ProofKind {
  const kind = kindOf(file);
  if (!kind) throw new AppError('PROOF_REFUSED', { why: 'kind' });
  const size = sizes[kind](file);
  if (!size || isHuge(size)) throw new AppError('PROOF_REFUSED', { why: 'broken' });
  const isSmall = file.length < LEAST_BYTES || Math.min(size.width, size.height) < LEAST_SIDE;
  if (isSmall) throw new AppError('PROOF_REFUSED', { why: 'small' });
  return kind;
}

/** A PDF has no size in pixels. */
const isHuge = ({ width, height }: PictureSize): boolean =>
  Number.isFinite(width) && Math.max(width, height) > MOST_SIDE;

/** By its first bytes; undefined for other files. */
function kindOf(file: Uint8Array): ProofKind | undefined {
  const has = (offset: number, sign: readonly number[]) => sign.every((byte, n) => file[offset + n] === byte);
  if (has(0, RIFF) && has(8, WEBP)) return 'image/webp';
  return starts.find(([, offset, sign]) => has(offset, sign))?.[0];
}

/** Pages may have any size, so a PDF is only measured in bytes. */
function pdfSize(file: Uint8Array): PictureSize | undefined {
  const tail = new TextDecoder('latin1').decode(file.subarray(-TAIL));
  return /startxref\s+\d+\s+%%EOF/.test(tail) ? { width: Infinity, height: Infinity } : undefined;
}
