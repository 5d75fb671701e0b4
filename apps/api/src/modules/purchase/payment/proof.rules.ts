export type ProofKind = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

const starts: [ProofKind, offset: number, sign: readonly number[]][] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** What a file is, by its first bytes alone; undefined for anything that is no proof. */
export function proofKind(file: Uint8Array): ProofKind | undefined {
  const has = (offset: number, sign: readonly number[]) => sign.every((byte, n) => file[offset + n] === byte);
  if (has(0, RIFF) && has(8, WEBP)) return 'image/webp';
  return starts.find(([, offset, sign]) => has(offset, sign))?.[0];
}
