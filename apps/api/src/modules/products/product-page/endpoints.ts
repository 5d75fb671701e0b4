import type { productPageApi } from '@tonalia/contract/product-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { createProduct } from './create-product.ts';
import { diagnose } from './diagnose.ts';
import { drawPacks } from './pack.ts';
import { readProduct } from './read-product.ts';
import { saveProduct } from './save-product.ts';

/** 500 new shades and as many changes fit. */
const BODY = 512 * 1024;

/** The office's calls of the page of a product. */
export const productPageEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof productPageApi> => ({
  'GET /office/products/{id}': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ operator: { role }, params: { id } }) => ({ results: await readProduct(db, { id, role, clock }) }),
  },
  'GET /office/products/{id}/doctor': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ params: { id } }) => ({ results: await diagnose({ db, clock }, id) }),
  },
  'GET /office/products/{id}/packs': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ params: { id }, query: { body, cap } }) => ({
      results: await drawPacks(db, { id, now: clock.now(), body, cap }),
    }),
  },
  'PUT /office/products/{id}': {
    access: 'operator',
    needs: 'catalogue.edit',
    bodyLimit: BODY,
    handle: async ({ operator, params: { id }, body }) => ({
      results: await saveProduct({ db, clock }, { id, save: body, operator }),
    }),
  },
  'POST /office/products': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator, body }) => ({ results: { _id: await createProduct(db, body, operator) } }),
  },
});
