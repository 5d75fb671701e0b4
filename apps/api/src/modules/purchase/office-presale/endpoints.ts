import type { presalesOfficeApi } from '@tonalia/contract/presales-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { changePresale, closePresale, movePresale, openPresale } from '../../products/index.ts';
import { officePresale, officePresales, requireNoneWaiting } from './office-presales.ts';
import { previewMove } from './preview-move.ts';

/** The office's calls about presales. */
export const presaleEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof presalesOfficeApi> => ({
  'GET /office/presales': {
    access: 'operator',
    needs: 'presales.read',
    handle: async ({ operator: { role } }) => ({ results: await officePresales(db, clock, role) }),
  },
  'POST /office/presales': {
    access: 'operator',
    needs: 'presales.edit',
    handle: async ({ operator, body }) => {
      await openPresale(db, clock, {
        ...body,
        operator,
        requireNoneWaiting: (tx, openedAt) => requireNoneWaiting(tx, body.productId, openedAt),
      });
      return { results: await officePresale(db, clock, operator.role, body.productId) };
    },
  },
  'PUT /office/presales/{productId}': {
    access: 'operator',
    needs: 'presales.edit',
    handle: async ({ operator, params: { productId }, body }) => {
      await changePresale(db, clock, { ...body, productId, operator });
      return { results: await officePresale(db, clock, operator.role, productId) };
    },
  },
  'POST /office/presales/{productId}/close': {
    access: 'operator',
    needs: 'presales.edit',
    handle: async ({ operator, params: { productId }, body }) => {
      await closePresale(db, clock, { ...body, productId, operator });
      return { results: await officePresale(db, clock, operator.role, productId) };
    },
  },
  'GET /office/presales/{productId}/move': {
    access: 'operator',
    needs: 'presales.edit',
    handle: async ({ operator: { role }, params: { productId }, query }) => ({
      results: await previewMove(db, clock, { ...query, productId, role }),
    }),
  },
  'POST /office/presales/{productId}/move': {
    access: 'operator',
    needs: 'presales.edit',
    handle: async ({ operator, params: { productId }, body }) => {
      await movePresale(db, clock, { ...body, productId, operator });
      return { results: await officePresale(db, clock, operator.role, productId) };
    },
  },
});
