import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { AppError } from '@tonalia/contract/errors';
import type { offlineCatalogueApi } from '@tonalia/contract/offline';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../../platform/http/limit-calls.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { createSnapshots } from './read-snapshot.ts';
import { keepOfflineTable } from './offline-table.ts';

/** Of 11: a tenth smaller than at 4, which compresses all other responses, and made once for all sellers of a scope. */
const QUALITY = 9;

/** The catalogue for a seller's phone: only prices and stock that the seller's own customers have. */
export function offlineEndpoints(app: FastifyInstance, context: ModuleContext): Endpoints<typeof offlineCatalogueApi> {
  const readTable = keepOfflineTable(context);
  const makeSnapshot = createSnapshots();
  const compressed = new WeakMap<Promise<Buffer>, Promise<Buffer>>();
  const compress = (body: Promise<Buffer>): Promise<Buffer> => {
    const known = compressed.get(body) ?? body.then((json) => promisify(brotliCompress)(json, settings));
    compressed.set(body, known);
    return known;
  };
  const limitSnapshots = limitCalls(app, { network: 600, person: 60 });
  return {
    'GET /offline/snapshot': {
      access: 'session',
      needs: 'portfolio.use',
      handle: async ({ actor, query: { warehouse, since }, request, reply }) => {
        await limitSnapshots(request, actor);
        const territory = await context.identities.findTerritory(actor);
        const warehouseIds = territory.warehouseIds.filter((id) => warehouse === undefined || id === warehouse);
        if (warehouse !== undefined && warehouseIds.length === 0)
          throw new AppError('INVALID_REQUEST', { field: 'warehouse', detail: 'no atiende a ninguno de tus clientes' });
        const { id, body } = makeSnapshot(await readTable(), { ...territory, warehouseIds }, since);
        const etag = `"${id}${since === undefined ? '' : `-${since}`}"`;
        reply.header('etag', etag).header('vary', 'token, accept-encoding');
        if (request.headers['if-none-match'] === etag) {
          reply.code(304);
          return Buffer.alloc(0);
        }
        if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return body;
        reply.header('content-encoding', 'br');
        return compress(body);
      },
    },
  };
}

const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 } };
