import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { SaxesParser } from 'saxes';
import { type MediaStorage, type StoredFile, checkKey } from './storage.ts';

/** A bucket of an S3-compatible storage, addressed by path. */
export interface S3Settings {
  /** `https://s3.us-east-1.amazonaws.com` */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** In ms, for one request. */
const TIMEOUT = 30_000;
const EMPTY = sha256('');

/** Keeps files in a private bucket. Requests are signed with Signature Version 4; a failure is thrown with the status. */
export function createS3Storage(settings: S3Settings, now: () => Date = () => new Date()): MediaStorage {
  async function send(method: string, { key = '', query = {}, body }: S3Request): Promise<Response> {
    const url = new URL(`/${settings.bucket}${key && `/${key}`}`, settings.endpoint);
    // sorted, and encoded as the signature wants it: `%20` and not `+`
    url.search = Object.keys(query)
      .toSorted()
      .map((name) => `${encoded(name)}=${encoded(query[name] ?? '')}`)
      .join('&');
    const headers = sign(settings, { method, url, body, at: now() });
    return fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body && { body: Uint8Array.from(body) }),
    });
  }
  const fail = async (act: string, response: Response): Promise<never> => {
    throw new Error(`the storage answered ${response.status} to ${act}: ${(await response.text()).slice(0, 300)}`);
  };
  return {
    async put(key, content) {
      const response = await send('PUT', { key: checkKey(key), body: content });
      if (!response.ok) await fail(`PUT ${key}`, response);
      await response.body?.cancel();
    },
    async get(key) {
      const response = await send('GET', { key: checkKey(key) });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok || !response.body) return fail(`GET ${key}`, response);
      return Readable.fromWeb(response.body as ReadableStream); // as: the same stream; its type has two declarations
    },
    async remove(key) {
      const response = await send('DELETE', { key: checkKey(key) });
      if (!response.ok && response.status !== 404) await fail(`DELETE ${key}`, response);
      await response.body?.cancel();
    },
    async *list(prefix) {
      for (let after: string | undefined = ''; after !== undefined;) {
        const query: Record<string, string> = { 'list-type': '2', prefix };
        if (after !== '') query['continuation-token'] = after;
        const response = await send('GET', { query });
        if (!response.ok) await fail(`a list of ${prefix}`, response);
        const { files, next } = readList(await response.text());
        yield* files;
        after = next;
      }
    },
  };
}

interface S3Request {
  key?: string;
  query?: Record<string, string>;
  body?: Buffer;
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign_) => `%${sign_.charCodeAt(0).toString(16).toUpperCase()}`);

interface SignedRequest {
  method: string;
  url: URL;
  body: Buffer | undefined;
  at: Date;
}

/** The headers of a request with its signature (AWS Signature Version 4). */
export function sign(
  { region, accessKeyId, secretAccessKey }: Pick<S3Settings, 'region' | 'accessKeyId' | 'secretAccessKey'>,
  { method, url, body, at }: SignedRequest,
): Record<string, string> {
  const instant = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = instant.slice(0, 8);
  const content = body ? sha256(body) : EMPTY;
  const signed = { host: url.host, 'x-amz-content-sha256': content, 'x-amz-date': instant };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const canonical = [method, url.pathname, url.search.slice(1), lines.join(''), names, content].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region));
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  return {
    'x-amz-content-sha256': content,
    'x-amz-date': instant,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** Reads one page of a list (ListObjectsV2). */
function readList(xml: string): { files: StoredFile[]; next: string | undefined } {
  const files: StoredFile[] = [];
  const path: string[] = [];
  let file: Record<string, string> = {};
  let next: string | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (name === 'Contents') file = {};
  });
  parser.on('text', (text) => {
    const [name = '', parent] = path.toReversed();
    if (parent === 'Contents') file[name] = (file[name] ?? '') + text;
    if (name === 'NextContinuationToken') next = (next ?? '') + text;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (name === 'Contents') files.push({ key: file['Key'] ?? '', storedAt: new Date(file['LastModified'] ?? '') });
  });
  parser.write(xml).close();
  return { files, next };
}
