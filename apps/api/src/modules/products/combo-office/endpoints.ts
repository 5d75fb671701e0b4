import type { comboOfficeApi } from '@tonalia/contract/combo-office';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { readCombo } from './read-combo.ts';
import { createCombo, saveCombo } from './save-combo.ts';

/** The office's calls of combos. */
export const comboEndpoints = ({ db }: Pick<ModuleContext, 'db'>): OfficeEndpoints<typeof comboOfficeApi> => ({
  'GET /office/combos/{id}': {
    access: 'operator',
    needs: 'catalogue.read',
    handle: async ({ operator: { role }, params: { id } }) => ({ results: await readCombo(db, id, role) }),
  },
  'PUT /office/combos/{id}': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator, params: { id }, body }) => ({
      results: await saveCombo(db, { id, save: body, operator }),
    }),
  },
  'POST /office/combos': {
    access: 'operator',
    needs: 'catalogue.edit',
    handle: async ({ operator, body }) => ({ results: { _id: await createCombo(db, body, operator) } }),
  },
});
