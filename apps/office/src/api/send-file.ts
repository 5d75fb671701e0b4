import { failureOf, noAnswer } from './call-failure.ts';

/** A file on its way to the server. */
export interface FileSending {
  method: 'POST' | 'PUT';
  url: URL;
  file: Blob;
  /** In ms. */
  timeout: number;
}

/** Sends a file as it is, which the contract's calls cannot: they carry JSON. Throws `CallFailure`. */
export async function sendFile({ method, url, file, timeout }: FileSending): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    credentials: 'same-origin',
    body: file,
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw noAnswer(cause);
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}
