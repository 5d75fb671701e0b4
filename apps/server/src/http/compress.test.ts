import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress.ts';

const items = Array.from({ length: 400 }, (_, n) => ({ code: `P-${n}`, name: `Tinte ${(n * 7919) % 997}` }));
const data = Buffer.from(JSON.stringify(items));
const app = Fastify();
compressAnswers(app);
app.get('/data', (_request, reply) => reply.type('application/json; charset=utf-8').send(data));
app.get('/small', (_request, reply) => reply.type('application/json').send('{}'));
app.get('/varied', (_request, reply) => reply.header('vary', 'origin').type('text/html').send(data.toString()));
app.get('/page', (_request, reply) => reply.type('text/html').send(data.toString()));

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('data are compressed quickly the first time, and well when they are sent again (%s)', async (encoding, open) => {
  const own = Fastify();
  compressAnswers(own);
  const body = Buffer.from(data);
  own.get('/data', (_request, reply) => reply.type('application/json').send(body));
  const request = () => own.inject({ url: '/data', headers: { 'accept-encoding': encoding } });
  const sent = [await request(), await request(), await request()];
  expect(sent.map(({ headers }) => headers['content-encoding'])).toEqual([encoding, encoding, encoding]);
  for (const { rawPayload } of sent) expect(open(rawPayload).equals(body)).toBe(true);
  const [first = 0, second = 0, third = 0] = sent.map(({ rawPayload }) => rawPayload.length);
  expect(second).toBeLessThan(first);
  expect(third).toBe(second);
});

test('a page is compressed well at once, and what is small not at all', async () => {
  await get('/data', 'br');
  const [page, again] = [await get('/page', 'br'), await get('/data', 'br')];
  expect(page.rawPayload.length).toBe(again.rawPayload.length);
  expect((await get('/small', 'br')).headers).not.toHaveProperty('content-encoding');
});

test('a cache learns that an answer varies with the encoding, beside what it varies with already', async () => {
  expect((await get('/page', 'br')).headers['vary']).toBe('accept-encoding');
  expect((await get('/varied', 'br')).headers['vary']).toBe('origin, accept-encoding');
});
