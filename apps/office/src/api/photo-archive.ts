import type { PhotoArchive } from '@tonalia/contract/media-office';
import { failureOf, noAnswer } from './call-failure.ts';
import { call } from './call.ts';

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
    if (!parts.includes(at)) await sendPart(_id, at, file.slice(at * size, (at + 1) * size));
    onSent((at + 1) / all);
  }
}

async function sendPart(id: string, at: number, body: Blob): Promise<void> {
  const response = await fetch(new URL(`/api/products/office/media/archives/${id}/parts/${at}`, location.origin), {
    method: 'PUT',
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    credentials: 'same-origin',
    body,
    signal: AbortSignal.timeout(PART_TIMEOUT),
  }).catch((cause: unknown) => {
    throw noAnswer(cause);
  });
  if (!response.ok) throw await failureOf(response);
}
