import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createLine, LineIsFull } from './line.ts';
import { createPictureStore } from './picture-store.ts';
import { createRecentPictures } from './recent-pictures.ts';
import {
  type Picture,
  pictureKey,
  type PictureWidth,
  pictureWidths,
  renderPicture,
  renderPreview,
} from './render-picture.ts';

export const pictureKinds = ['product', 'version', 'category', 'banner', 'manufacturer'] as const;

export type PictureKind = (typeof pictureKinds)[number];

export type PictureOptions = {
  /** Where drawn pictures are kept between starts; made when it is not there. */
  folder: string;
  /** What to draw for this thing, or undefined where there is nothing of that name. */
  find: (kind: PictureKind, id: string) => Promise<Picture | undefined> | Picture | undefined;
};

const idPattern = /^[\w-]{1,64}$/;
const forever = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
const recentBytes = 32 * 1024 * 1024;

type Address = { Params: { kind: string; id: string; width: string }; Querystring: { v?: unknown } };
type Asked = Pick<FastifyRequest<Address>, 'params' | 'query' | 'headers'>;
type Wanted = { width: PictureWidth | undefined; isPreview: boolean };

/**
 * `GET /pictures/{kind}/{id}/{width}.webp`: the picture of a thing of the catalogue, drawn when first asked for, and
 * `…/preview.jpg`, what stands beside a link to it in a message.
 * An address that carries `?v=` never changes its content, so browsers keep it for good.
 */
export function pictures({ folder, find }: PictureOptions): FastifyPluginAsync {
  return async (app) => {
    const { picture, preview } = pictureSource(app, folder);

    async function answer(request: Asked, reply: FastifyReply, { width, isPreview }: Wanted): Promise<FastifyReply> {
      const kind = pictureKinds.find((known) => known === request.params.kind);
      if (!idPattern.test(request.params.id)) return refuse(reply, 400);
      const found = kind && width && (await find(kind, request.params.id));
      if (!found || !width) return refuse(reply, 404);

      const key = pictureKey(found, width);
      const etag = `"${key}${isPreview ? '-preview' : ''}"`;
      reply.header('etag', etag).header('cache-control', request.query.v ? forever : forADay);
      if (names(request.headers['if-none-match'], etag)) return reply.code(304).send();
      try {
        const bytes = await (isPreview ? preview : picture)(key, found, width);
        return await reply.type(isPreview ? 'image/jpeg' : 'image/webp').send(bytes);
      } catch (error) {
        if (!(error instanceof LineIsFull)) throw error;
        return refuse(reply.header('retry-after', '2'), 503);
      }
    }

    app.get<Address>('/pictures/:kind/:id/:width.webp', (request, reply) => {
      const width = pictureWidths.find((known) => String(known) === request.params.width);
      return answer(request, reply, { width, isPreview: false });
    });
    app.get<Address>('/pictures/:kind/:id/preview.jpg', (request, reply) =>
      answer(request, reply, { width: 960, isPreview: true }),
    );
  };
}

/** Memory, then disk, then the pen. Whoever asks for a picture that is being made waits for that one. */
function pictureSource(app: FastifyInstance, folder: string) {
  const store = createPictureStore({
    folder,
    onFault: (error) => app.log.warn({ err: error, folder }, 'pictures cannot be kept; drawing them every time'),
  });
  const line = createLine(2, 1_000);
  const recent = createRecentPictures(recentBytes);
  const making = new Map<string, Promise<Buffer>>();
  app.addHook('onClose', () => store.settled());

  async function make(key: string, picture: Picture, width: PictureWidth): Promise<Buffer> {
    const kept = await store.read(key);
    const bytes = kept ?? (await line(() => renderPicture(picture, width)));
    if (!kept) store.keep(key, bytes);
    recent.set(key, bytes);
    return bytes;
  }

  async function picture(key: string, drawn: Picture, width: PictureWidth): Promise<Buffer> {
    const near = recent.get(key) ?? making.get(key);
    if (near) return near;
    const made = make(key, drawn, width).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }
  /** Seldom asked for, so it is kept in memory alone. */
  async function preview(key: string, drawn: Picture, width: PictureWidth): Promise<Buffer> {
    const name = `${key}-preview`;
    const near = recent.get(name);
    if (near) return near;
    const whole = await picture(key, drawn, width);
    const bytes = await line(() => renderPreview(whole));
    recent.set(name, bytes);
    return bytes;
  }
  return { picture, preview };
}

function refuse(reply: FastifyReply, status: 400 | 404 | 503): FastifyReply {
  // Not for long: a product may come into being a moment later.
  return reply.code(status).removeHeader('etag').header('cache-control', 'public, max-age=30').send();
}

function names(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;
}
