import { OfficeError } from '@tonalia/contract/office-errors';
import type { OfficeSetting, settingsOfficeApi } from '@tonalia/contract/settings-office';
import { writeLegalText } from '@tonalia/rules/legal-text';
import { cashDifferenceLimit, purchaseSafetyDays, returnAgeDays, returnDays } from '@tonalia/rules/policy';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import { listSettings } from '../../../platform/settings/list-settings.ts';
import { isSettingKey, settings } from '../../../platform/settings/registry.ts';
import { listSettingEvents } from '../../../platform/settings/setting-history.sql.ts';
import { findTerms } from '../../../platform/settings/settings.ts';
import type { Database } from '../../../platform/transaction.ts';
import { saveSettings } from './save-settings.ts';

/** The calls that read and change the settings of the installation. */
export const settingEndpoints = (db: Database): OfficeEndpoints<typeof settingsOfficeApi> => ({
  'GET /settings': {
    access: 'operator',
    needs: 'settings.read',
    handle: async () => ({ results: await readSettingList(db) }),
  },
  'PUT /settings': {
    access: 'operator',
    needs: 'settings.edit',
    handle: async ({ operator, body }) => {
      await saveSettings(db, body.changes, operator);
      return { results: await readSettingList(db) };
    },
  },
  'GET /settings/{key}/history': {
    access: 'operator',
    needs: 'settings.read',
    handle: async ({ params: { key } }) => {
      if (!isSettingKey(key)) throw new OfficeError('SETTING_NOT_FOUND');
      const events = await listSettingEvents(db, key);
      return { results: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })) };
    },
  },
  'GET /policy': {
    access: 'own',
    handle: async () => ({ results: { returnDays, returnAgeDays, purchaseSafetyDays, cashDifferenceLimit } }),
  },
  'GET /settings/terms/text': {
    access: 'operator',
    needs: 'settings.read',
    handle: async () => {
      const terms = await findTerms(db, undefined);
      return { results: { text: terms ? writeLegalText(terms) : '' } };
    },
  },
});

async function readSettingList(db: Database): Promise<OfficeSetting[]> {
  return (await listSettings(db)).map(({ key, value, source, setAt, isMissing }) => ({
    key,
    value,
    example: settings[key].example,
    isRequired: settings[key].isRequired,
    isMissing,
    set: source !== null && setAt ? { by: source, at: setAt.toISOString() } : null,
  }));
}
