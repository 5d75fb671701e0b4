import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage, sign } from './s3-storage.ts';
import { type MediaStorage, readStored } from './storage.ts';

const account = { accessKeyId: 'clave-de-prueba', secretAccessKey: 'secreto-de-prueba', region: 'us-east-1' };

/** A storage at the edge: it keeps objects in memory and refuses what is not signed as the account would. Two keys a page. */
async function startBucket() {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  const isSigned = (request: IncomingMessage, body: Buffer): boolean => {
    const at = String(request.headers['x-amz-date']).replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
      '$1-$2-$3T$4:$5:$6Z',
    );
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const expected = sign(account, { method: request.method ?? '', url, body, at: new Date(at) });
    const isWhole = request.headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex');
    return isWhole && request.headers.authorization === expected['authorization'];
  };
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const url = new URL(request.url ?? '', 'http://bucket');
    if (!isSigned(request, body)) {
      refused.push(url.pathname);
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const key = url.pathname.replace('/fotos/', '');
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return void response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
    if (url.pathname === '/fotos') return void response.end(pageOf([...objects.keys()], url.searchParams));
    const found = objects.get(key);
    if (found) response.end(found);
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  };
  const server = createServer(async (request, response) => {
    answer(request, response, Buffer.concat((await request.toArray()) as Buffer[])); // as: a request without an encoding
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  return { objects, refused, endpoint: `http://127.0.0.1:${port}` };
}

function pageOf(keys: string[], query: URLSearchParams): string {
  const all = keys.filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
  const from = Number(query.get('continuation-token') ?? 0);
  const rows = all
    .slice(from, from + 2)
    .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-11-23T10:00:00.000Z</LastModified></Contents>`);
  const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${rows.join('')}${next}</ListBucketResult>`;
}

const keysOf = async (storage: MediaStorage, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key, storedAt } of storage.list(prefix)) {
    expect(Number.isNaN(storedAt.getTime())).toBe(false);
    keys.push(key);
  }
  return keys.toSorted();
};

async function exercise(storage: MediaStorage): Promise<void> {
  expect(await storage.get('originals/aa/none')).toBeUndefined();
  expect(await keysOf(storage, 'originals/')).toEqual([]);
  for (const name of ['aa/1', 'aa/2', 'bb/3']) await storage.put(`originals/${name}`, Buffer.from(name));
  await storage.put('archives/x/0', Buffer.alloc(0));
  await storage.put('originals/aa/1', Buffer.from('otra'));
  expect(String(await readStored(storage, 'originals/aa/1'))).toBe('otra');
  expect(await keysOf(storage, 'originals/')).toEqual(['originals/aa/1', 'originals/aa/2', 'originals/bb/3']);
  await storage.remove('originals/aa/2');
  await storage.remove('originals/aa/2');
  expect(await storage.get('originals/aa/2')).toBeUndefined();
  for (const key of ['../fuera', 'a/../../b', '/raiz', 'a//b', ''])
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a key');
}

test('files are kept on disk whole or not at all, and no key leaves the folder (RUN-08)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonalia-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await exercise(createDiskStorage(folder));
  expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual([]);
});

test('files are kept in a bucket, with requests that it can verify (RUN-08)', async () => {
  const bucket = await startBucket();
  await exercise(createS3Storage({ ...account, endpoint: bucket.endpoint, bucket: 'fotos' }));
  expect(bucket.refused).toEqual([]);
  expect([...bucket.objects.keys()].toSorted()).toEqual(['archives/x/0', 'originals/aa/1', 'originals/bb/3']);
});

test('a bucket that refuses is a failure, and not a missing file (RUN-08)', async () => {
  const bucket = await startBucket();
  const storage = createS3Storage({ ...account, secretAccessKey: 'otro', endpoint: bucket.endpoint, bucket: 'fotos' });
  await expect(storage.put('originals/aa/1', Buffer.from('x'))).rejects.toThrow('403');
  await expect(storage.get('originals/aa/1')).rejects.toThrow('403');
  expect(bucket.objects.size).toBe(0);
});

test('a signature is the one that the makers of the method publish for their example (RUN-08)', () => {
  const example = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const url = new URL('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J');
  const { authorization } = sign(example, {
    method: 'GET',
    url,
    body: undefined,
    at: new Date('2013-05-24T00:00:00Z'),
  });
  expect(authorization).toMatch(/Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/);
});
