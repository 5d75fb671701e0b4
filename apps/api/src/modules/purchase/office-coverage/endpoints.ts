import type { coverageOfficeApi } from '@tonalia/contract/coverage-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { answerCity } from './answer-city.ts';
import { changeZone, dropZone } from './change-coverage.ts';
import { readCoverage } from './read-coverage.ts';

/** The office's calls about delivery zones: `tracking` has the zones, this module knows the orders to them. */
export const coverageEndpoints = ({
  db,
  clock,
}: Pick<ModuleContext, 'db' | 'clock'>): OfficeEndpoints<typeof coverageOfficeApi> => ({
  'GET /office/coverage': {
    access: 'operator',
    needs: 'coverage.read',
    handle: async () => ({ results: await readCoverage(db, clock) }),
  },
  'PUT /office/coverage/zones/{zoneId}': {
    access: 'operator',
    needs: 'coverage.edit',
    handle: async ({ operator, params: { zoneId }, body: { dryRun, ...draft } }) => ({
      results: await changeZone(db, operator, { ...draft, id: zoneId }, dryRun),
    }),
  },
  'POST /office/coverage/zones/{zoneId}/remove': {
    access: 'operator',
    needs: 'coverage.edit',
    handle: async ({ operator, params: { zoneId }, body }) => ({
      results: await dropZone(db, operator, { ...body, zoneId }),
    }),
  },
  'GET /office/coverage/cities/{cityId}': {
    access: 'operator',
    needs: 'coverage.read',
    handle: async ({ params: { cityId }, query: { at } }) => ({
      results: await answerCity(db, cityId, at === undefined ? clock.now() : new Date(at)),
    }),
  },
});
