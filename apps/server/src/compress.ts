import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const worthwhile = 1024;
const compressible = /^(text\/|application\/(json|javascript|problem\+json)|image\/svg)/;

const compressors = {
  // 4 of 11: pages shrink as with gzip's best at a third of its time
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
};

/**
 * Compresses what is made per request. The plugin for it (@fastify/compress) only sees routes registered after it, and
 * the API arrives built. Files are compressed once, at build time.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompressible(reply)) return payload;
    addVary(reply);
    const encoding = accepted(request.headers['accept-encoding'] ?? '');
    if (!encoding || request.method === 'HEAD') return payload;
    const body = toBuffer(payload);
    if (!body || body.length < worthwhile) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressOnce(encoding, body);
  });
}

type Encoding = keyof typeof compressors;

/** An answer that is remembered goes out again and again as the same buffer: it is compressed once, and forgotten with it. */
const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

function compressOnce(encoding: Encoding, body: Buffer): Promise<Buffer> {
  const known = compressed.get(body) ?? {};
  compressed.set(body, known);
  return (known[encoding] ??= compressors[encoding](body));
}

function isCompressible(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  const control = String(reply.getHeader('cache-control') ?? '');
  return compressible.test(type) && !reply.hasHeader('content-encoding') && !control.includes('no-transform');
}

function accepted(header: string): Encoding | undefined {
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
