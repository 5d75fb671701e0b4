import { statement } from '../../../platform/db.ts';

/** Stores a file of a version; the same file again changes nothing. */
export const saveBrandFile = statement<never, [version: string, name: string, content: Buffer]>(
  'settings.save_brand_file',
  `insert into platform.brand_picture (version, name, content) values ($1, $2, $3) on conflict do nothing`,
);

/** The PNG of a version; no row when it was never stored. */
export const findBrandFile = statement<{ content: Buffer }, [version: string, name: string]>(
  'settings.find_brand_file',
  `select content from platform.brand_picture where version = $1 and name = $2`,
);
