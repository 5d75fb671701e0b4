import type { PhotoArchive } from '@tonalia/contract/media-office';
import { call } from './call.ts';
import { sendFile } from './send-file.ts';

/** In ms: a part over a slow line. */
const PART_TIMEOUT = 120_000;

export const beginArchive = ({ name, size }: File): Promise<PhotoArchive> =>
  call('products', 'POST /office/media/archives', { body: { name, bytes: size } }).then(({ results }) => results);

/** An archive with the parts that have come: after a lost connection the others follow. */
export const readArchive = (id: string): Promise<PhotoArchive> =>
  call('products', 'GET /office/media/archives/{id}', { params: { id } }).then(({ results }) => results);

/** Sends the parts of a ZIP that have not come. `onSent` gets the share that has, from 0 to 1. Throws `CallFailure`. */
export async function sendParts(
  { _id, part: size, parts }: PhotoArchive,
  file: File,
  onSent: (share: number) => void,
): Promise<void> {
  const all = Math.ceil(file.size / size);
  for (let at = 0; at < all; at += 1) {
    const url = new URL(`/api/products/office/media/archives/${_id}/parts/${at}`, location.origin);
    if (!parts.includes(at))
      await sendFile({ method: 'PUT', url, file: file.slice(at * size, (at + 1) * size), timeout: PART_TIMEOUT });
    onSent((at + 1) / all);
  }
}
