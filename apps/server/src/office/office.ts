import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { scanningHeaders } from '../http/page-headers.ts';
import type { ServerConfig } from '../config/config.ts';
import { pagePolicy } from '../shop/page-policy.ts';
import { farewell, workerHeaders } from '../shop/service-worker.ts';
import { Stop } from '../terminal/stop.ts';

const ownBuild = join(import.meta.dirname, '../../../office/dist');
const base = '/oficina';
const forEver = 'public, max-age=31536000, immutable';

/** The built office: its one page, the folder of the files that the page loads, and what makes it work without a network. */
type BuiltOffice = { page: string; files: string; worker: string; manifest: string };

/** Loads the built office. */
export function loadOffice(built = ownBuild): BuiltOffice {
  const file = join(built, 'index.html');
  if (!existsSync(file))
    throw new Stop('La oficina no está construida; ejecuta npm run build, o npm start, que lo hace solo.');
  const read = (name: string) => readFileSync(join(built, name), 'utf8');
  return {
    page: read('index.html'),
    files: join(built, 'assets'),
    worker: read('service-worker.js'),
    manifest: read('manifest.webmanifest'),
  };
}

/** Mounts the office at /oficina: its files, and one page for every other path, which decides in the browser what it shows. */
export async function mountOffice(
  app: FastifyInstance,
  built: BuiltOffice,
  { serviceWorker }: Pick<ServerConfig, 'serviceWorker'>,
): Promise<void> {
  const { page, files } = built;
  await app.register(fastifyStatic, {
    root: files,
    prefix: `${base}/assets/`,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    // Names contain a hash of their content.
    setHeaders: (reply) => void reply.header('cache-control', forEver),
  });
  const body = Buffer.from(page);
  const policy = pagePolicy(page, { ga4: undefined, gtm: undefined });
  const send = (reply: FastifyReply): FastifyReply =>
    reply
      .headers({ ...scanningHeaders, 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(body);
  app.get(base, (_, reply) => send(reply));
  const worker = serviceWorker === 'off' ? farewell : built.worker;
  app.get(`${base}/service-worker.js`, (_, reply) =>
    // The page without a slash at its end is the office too.
    reply
      .headers({ ...workerHeaders, 'service-worker-allowed': base })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  );
  app.get(`${base}/manifest.webmanifest`, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json').send(built.manifest),
  );
  app.get(`${base}/*`, (request, reply) =>
    request.url.startsWith(`${base}/assets/`) ? reply.callNotFound() : send(reply),
  );
}
