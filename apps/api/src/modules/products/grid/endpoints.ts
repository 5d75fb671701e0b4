import type { productsGridApi } from '@tonalia/contract/products-grid';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { readBatch } from './cell-batch.ts';
import { changeCells } from './change-cells.ts';
import { type GridContext, listGroups, listVersions, readGridFilters, readTabs } from './list-grid.ts';
import { undoCells } from './undo-cells.ts';

/** Twenty thousand cells fit. */
const BODY = 4 * 1024 * 1024;

/** The office's calls of the grid of products. */
export const gridEndpoints = (context: GridContext): OfficeEndpoints<typeof productsGridApi> => ({
  'GET /office/versions': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: ({ operator: { role }, query }) => listVersions({ ...context, role }, query),
  },
  'GET /office/version-groups': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: ({ operator: { role }, query }) => listGroups({ ...context, role }, query),
  },
  'GET /office/versions/tabs': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ operator: { role }, query }) => ({ results: await readTabs({ ...context, role }, query) }),
  },
  'GET /office/versions/filters': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async () => ({ results: await readGridFilters(context.db) }),
  },
  'PATCH /office/versions': {
    access: 'operator',
    needs: 'catalogue.edit',
    bodyLimit: BODY,
    handle: async ({ operator, body }) => ({ results: await changeCells(context.db, { ...body, operator }) }),
  },
  'GET /office/versions/batches/{id}': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator: { operatorId }, params: { id } }) => ({
      results: await readBatch(context.db, { id, operatorId }),
    }),
  },
  'POST /office/versions/changes/{id}/undo': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator, params, body: { dryRun } }) => ({
      results: await undoCells(context.db, context.clock, { actId: params.id, dryRun, operator }),
    }),
  },
});
