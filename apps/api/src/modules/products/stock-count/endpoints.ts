import type { stockCountsApi } from '@tonalia/contract/stock-counts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { applyCount, cancelCount } from './apply-count.ts';
import { countVersions } from './count-versions.ts';
import { listCounts, readCount } from './read-count.ts';
import { startCount } from './start-count.ts';

/** The office's calls about counts. */
export const countEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof stockCountsApi> => {
  const after = async (act: Promise<void>, id: string) => {
    await act;
    return { results: await readCount(db, clock, id) };
  };
  return {
    'GET /office/counts': {
      access: 'operator',
      needs: 'stock.read',
      handle: ({ query }) => listCounts(db, query),
    },
    'POST /office/counts': {
      access: 'operator',
      needs: 'stock.count',
      handle: ({ operator, body }) => after(startCount(db, operator, body), body._id),
    },
    'GET /office/counts/{countId}': {
      access: 'operator',
      needs: 'stock.read',
      handle: async ({ params }) => ({ results: await readCount(db, clock, params.countId) }),
    },
    'POST /office/counts/{countId}/lines': {
      access: 'operator',
      needs: 'stock.count',
      handle: ({ operator, params, body }) =>
        after(countVersions(db, operator, { ...params, ...body }), params.countId),
    },
    'POST /office/counts/{countId}/apply': {
      access: 'operator',
      needs: 'stock.adjust',
      handle: async ({ operator, params: { countId } }) => {
        const done = await applyCount(db, operator, countId);
        return { results: { ...done, count: await readCount(db, clock, countId) } };
      },
    },
    'POST /office/counts/{countId}/cancel': {
      access: 'operator',
      needs: 'stock.count',
      handle: ({ operator, params: { countId } }) => after(cancelCount(db, operator, countId), countId),
    },
  };
};
