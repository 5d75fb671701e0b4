import { readRefusal } from './api-error.ts';
import { hints } from './hints.ts';
import { saveFile } from './save-file.ts';
import { freshToken, token } from './tokens.ts';
import { apiAddress, send } from './transport.ts';

/** Asks for a file of the session's customer. An expired session is renewed once. Throws `ApiError`. */
async function requestFile(path: string, query: Record<string, string | undefined>): Promise<Response> {
  const url = apiAddress(path);
  for (const [name, value] of Object.entries({ ...hints(), ...query }))
    if (value) url.searchParams.set(name, String(value));
  const ask = (withToken: string | null) =>
    send(
      new Request(url, {
        headers: withToken === null ? {} : { token: withToken },
        signal: AbortSignal.timeout(120_000),
      }),
    );
  const sent = token();
  const response = await ask(sent);
  return response.status === 401 && sent !== null ? ask(await freshToken(sent)) : response;
}

/** Reads a file of the session's customer, with the name that the server gives it. Throws `ApiError`. */
export async function readFile(path: string, query: Record<string, string | undefined> = {}): Promise<File> {
  const response = await requestFile(path, query);
  if (!response.ok) throw await readRefusal(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'archivo';
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}

/** Downloads a file of the session's customer; the phone app hands it to the phone, which saves or sends it. */
export const download = async (path: string, query: Record<string, string | undefined> = {}): Promise<void> =>
  saveFile(await readFile(path, query));
