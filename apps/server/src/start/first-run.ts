import { openFirstLink } from '../../../api/src/modules/office/index.ts';
import { hasWarehouse } from '../../../api/src/modules/tracking/index.ts';
import { readDatabaseClock } from '../../../api/src/platform/database-clock.ts';
import { setSetting } from '../../../api/src/platform/settings/set-setting.ts';
import { readSettings } from '../../../api/src/platform/settings/settings.ts';
import { shopPublished } from '../../../api/src/platform/settings/shop-opening.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';

/**
 * The token that makes the first owner; undefined when the office has an operator. A database in which nothing is set up yet keeps its
 * shop closed until it is published.
 */
export async function beginFirstRun(db: Database): Promise<string | undefined> {
  const token = await openFirstLink(db, await readDatabaseClock(db));
  if (token !== undefined && (await isUntouched(db)))
    await setSetting(db, { key: shopPublished, text: 'no', by: 'npm start' });
  return token;
}

const isUntouched = async (db: Database): Promise<boolean> =>
  Object.keys(await readSettings(db)).length === 0 && !(await hasWarehouse(db));
