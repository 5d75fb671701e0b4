import { availableParallelism } from 'node:os';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedFormat } from './accepted-format.ts';
import { createDrawQueue, type DrawQueue, PictureNotDrawn } from './draw-queue.ts';
import type { PictureDrawer } from './drawer.ts';
import { createPictureSource, type PictureProvider } from './picture-source.ts';
import { type PictureFile, pictureWidths } from './picture-file.ts';
import { type PictureContent, pictureKey } from './picture-key.ts';

export const pictureKinds = ['product', 'version', 'category', 'banner', 'manufacturer', 'photo'] as const;

export type DrawnKind = (typeof pictureKinds)[number];

/** Finds what to draw for an item; undefined when there is no such item. `isDrawn` asks for its drawing, even if it has a photograph. */
export type FindPicture = (
  kind: DrawnKind,
  id: string,
  isDrawn?: boolean,
) => Promise<PictureContent | undefined> | PictureContent | undefined;

export type PictureOptions = {
  /** The folder of drawn pictures; created when missing. */
  folder: string;
  find: FindPicture;
  /** Stopped with the app. */
  drawer: PictureDrawer;
  /** The original of a photograph by its key. */
  readOriginal?: (key: string) => Promise<Uint8Array>;
  /** The network of an address; requests of one network share a limit. */
  networkOf?: (address: string) => string;
  /** Gets the source that can draw pictures ahead of their first request. */
  onReady?: (drawn: { source: PictureProvider; queue: DrawQueue }) => void;
};

const idPattern = /^[\w-]{1,64}$/;
const forever = 'public, max-age=31536000, immutable';
/** Of a drawing: its pack can be chosen again. */
const forAnHour = 'public, max-age=3600';
/** Of a photograph at an address without `?v=`, as old orders have: it can be replaced. */
const forAMinute = 'public, max-age=60';

/** Concurrent drawings: one core stays free for everything else. */
export const drawingsAtOnce = Math.max(1, availableParallelism() - 1);

/** A page has up to a hundred pictures; a core draws about that many small ones in four seconds. */
const limits = { atOnce: drawingsAtOnce, timeout: 4_000, mostOfNetwork: 200, mostWaiting: 1_000 };
/** In seconds: when a client without its picture should retry. */
const RETRY_AFTER = 2;

/**
 * Transparent, 1 × 64: browsers show a broken image for a 503 without a body, even before the shop's code runs. The shop recognises it by
 * its proportions, which no picture of the catalogue has.
 */
const nothingToSee = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAMAPEAcQERGIiP4HAA==', 'base64');

type PictureRoute = {
  Params: { kind: string; id: string; width: string };
  Querystring: { v?: unknown; drawn?: unknown };
};
type PictureRequest = FastifyRequest<PictureRoute>;
type RequestedFile = { file: PictureFile | undefined; isPreview: boolean };

/**
 * `GET /pictures/{kind}/{id}/{width}.webp`: the picture of a catalogue item, drawn at its first request, and `…/preview.jpg`, its link
 * preview. A browser that accepts AVIF gets AVIF at the same address. An address with `?v=` never changes its content, so browsers cache
 * it for good. When a picture cannot be drawn in time, the response is another width drawn before, not cached, else a 503 with Retry-After.
 */
export function pictures({
  folder,
  find,
  drawer,
  readOriginal = async () => new Uint8Array(),
  networkOf = (address) => address,
  onReady,
}: PictureOptions): FastifyPluginAsync {
  return async (app) => {
    const queue = createDrawQueue(limits);
    const source = createPictureSource(app, folder, queue, { drawer, readOriginal });
    onReady?.({ source, queue });

    async function answer(
      request: PictureRequest,
      reply: FastifyReply,
      { file, isPreview }: RequestedFile,
    ): Promise<FastifyReply> {
      const kind = pictureKinds.find((known) => known === request.params.kind);
      if (!idPattern.test(request.params.id)) return refuse(reply, 400);
      const found = kind && file && (await find(kind, request.params.id, request.query.drawn !== undefined));
      if (!found || !file) return refuse(reply, 404);

      const etag = `"${pictureKey(found, file)}${isPreview ? '-preview' : ''}"`;
      reply.header('etag', etag).header('cache-control', cacheControlOf(found, request.query));
      if (names(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const client = { network: networkOf(request.ip ?? ''), signal: disconnectSignal(reply) };
      try {
        const bytes = isPreview ? await source.preview(found, client) : await source.picture(found, file, client);
        return await reply.type(isPreview ? 'image/jpeg' : `image/${file.format}`).send(bytes);
      } catch (error) {
        if (!(error instanceof PictureNotDrawn)) throw error;
        const substitute = isPreview || client.signal.aborted ? undefined : await source.findOtherWidth(found, file);
        if (!substitute) return refuse(reply.header('retry-after', RETRY_AFTER).type('image/webp'), 503, nothingToSee);
        return reply
          .removeHeader('etag')
          .header('cache-control', 'no-store')
          .type(`image/${file.format}`)
          .send(substitute);
      }
    }

    app.get<PictureRoute>('/pictures/:kind/:id/:width.webp', (request, reply) => {
      const width = pictureWidths.find((known) => String(known) === request.params.width);
      reply.header('vary', 'accept');
      const file = width && { width, format: acceptedFormat(request.headers.accept) };
      return answer(request, reply, { file, isPreview: false });
    });
    app.get<PictureRoute>('/pictures/:kind/:id/preview.jpg', (request, reply) =>
      answer(request, reply, { file: { width: 960, format: 'webp' }, isPreview: true }),
    );
  };
}

function cacheControlOf(found: PictureContent, { v: version }: PictureRoute['Querystring']): string {
  if (version) return forever;
  return 'photo' in found ? forAMinute : forAnHour;
}

/** Aborted when the connection closes before the response is sent. */
function disconnectSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  if (reply.raw.destroyed) left.abort();
  reply.raw.once('close', () => reply.raw.writableFinished || left.abort());
  return left.signal;
}

function refuse(reply: FastifyReply, status: 400 | 404 | 503, body?: Buffer): FastifyReply {
  // Cached briefly: a product may be created a moment later. A 503 concerns one client and is not cached.
  const control = status === 503 ? 'no-store' : 'public, max-age=30';
  return reply.code(status).removeHeader('etag').header('cache-control', control).send(body);
}

function names(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;
}
