import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const worthwhile = 1024;
const compressible = /^(text\/|application\/(json|javascript|problem\+json)|image\/svg)/;

const quality = (value: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: value } });

const compressors = {
  // 4 of 11: pages are as small as with gzip's best, in a third of the time
  br: (body: Buffer) => promisify(brotliCompress)(body, quality(4)),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
};

/** A fifth larger, in an eighth of the processor time: less than it takes to hand the work to another thread. */
const quickCompressors = {
  br: (body: Buffer) => brotliCompressSync(body, quality(1)),
  gzip: (body: Buffer) => gzipSync(body, { level: 1 }),
};
/** In bytes; a longer body would keep other requests waiting. */
const QUICK_LIMIT = 64 * 1024;

/**
 * Compresses generated responses. The plugin @fastify/compress only sees routes registered after it, and the API is already built. Static
 * files are compressed once, at build time.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isCompressible(reply)) return done(null, payload);
    addVary(reply);
    const encoding = accepted(request.headers['accept-encoding'] ?? '');
    if (!encoding || request.method === 'HEAD') return done(null, payload);
    const body = toBuffer(payload);
    if (!body || body.length < worthwhile) return done(null, payload);
    const send = (bytes: Buffer): void => {
      reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, bytes);
    };
    const made = isData(reply) ? compressData(encoding, body) : compressOnce(encoding, body);
    if (Buffer.isBuffer(made)) send(made);
    else made.then(send, done);
  });
}

type Encoding = keyof typeof compressors;

/** Cached responses are sent as the same buffer: each is compressed once, and dropped with the buffer. */
const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer> | Buffer>>>();

function compressOnce(encoding: Encoding, body: Buffer): Promise<Buffer> | Buffer {
  const known = compressed.get(body) ?? {};
  compressed.set(body, known);
  return (known[encoding] ??= compressors[encoding](body).then((bytes) => (known[encoding] = bytes)));
}

/** Data that were sent before. */
const sentOnce = new WeakSet<Buffer>();

/** Most data are sent once, and compressing them well would take as long as making them: only what is sent again is compressed well. */
function compressData(encoding: Encoding, body: Buffer): Promise<Buffer> | Buffer {
  if (body.length > QUICK_LIMIT || sentOnce.has(body)) return compressOnce(encoding, body);
  sentOnce.add(body);
  return quickCompressors[encoding](body);
}

const isData = (reply: FastifyReply): boolean => typeOf(reply).startsWith('application/json');

const typeOf = (reply: FastifyReply): string => String(reply.getHeader('content-type') ?? '');

function isCompressible(reply: FastifyReply): boolean {
  const control = String(reply.getHeader('cache-control') ?? '');
  return compressible.test(typeOf(reply)) && !reply.hasHeader('content-encoding') && !control.includes('no-transform');
}

/** Parsed Accept-Encoding headers; browsers send few different ones. */
const offers = new Map<string, Encoding | undefined>();
const MOST_OFFERS = 100;

function accepted(header: string): Encoding | undefined {
  if (offers.has(header)) return offers.get(header);
  if (offers.size >= MOST_OFFERS) offers.clear();
  const best = bestOf(header);
  offers.set(header, best);
  return best;
}

function bestOf(header: string): Encoding | undefined {
  const offered = header
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((name) => offered.includes(name));
}

function addVary(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
}

function toBuffer(payload: unknown): Buffer | undefined {
  if (typeof payload === 'string') return Buffer.from(payload);
  if (Buffer.isBuffer(payload)) return payload;
  return undefined;
}
