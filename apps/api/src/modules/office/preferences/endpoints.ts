import type { officeViewsApi } from '@tonalia/contract/office-views';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findPreferences, savePreferences } from './preferences.sql.ts';

type PreferenceCalls = 'GET /preferences' | 'PUT /preferences';

/** The calls about how an operator sees the office. No audit: nothing of the business changes. */
export function preferenceEndpoints(db: Database): Pick<OfficeEndpoints<typeof officeViewsApi>, PreferenceCalls> {
  return {
    'GET /preferences': {
      access: 'own',
      handle: async ({ operator }) => ({
        results: (await findPreferences(db, operator.operatorId))[0]?.value ?? {},
      }),
    },
    'PUT /preferences': {
      access: 'own',
      handle: async ({ operator: { operatorId }, body }) => ({
        results: (await savePreferences(db, { operatorId, value: JSON.stringify(body) }))[0]?.value ?? {},
      }),
    },
  };
}
