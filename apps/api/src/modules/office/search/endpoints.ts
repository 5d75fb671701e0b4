import type { officeApi } from '@tonalia/contract/office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { searchOffice } from './search-office.ts';

/** The search of the palette: every role may ask, and gets the groups it may read. */
export function searchEndpoints({
  finders,
}: Pick<ModuleContext, 'finders'>): Pick<OfficeEndpoints<typeof officeApi>, 'GET /search'> {
  return {
    'GET /search': {
      access: 'own',
      handle: async ({ operator: { role }, query: { q, group }, request }) => ({
        results: await searchOffice(
          {
            finders,
            onFailure: (err, missing) => request.log.error({ err, group: missing }, 'a group could not be searched'),
          },
          { words: q, role, group },
        ),
      }),
    },
  };
}
