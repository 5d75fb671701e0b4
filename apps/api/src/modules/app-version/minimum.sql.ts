import { statement } from '../../platform/db.ts';

export const findMinimum = statement<{ version: string }, [platform: string]>(
  'app_version.find_minimum',
  `select version from app_version.minimum where platform = $1`,
);
