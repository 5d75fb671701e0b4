import { statement } from '../db.ts';

/** The logo of the brand as PNG, as it was encoded when the office stored it. */
export const findLogo = statement(
  'platform.find_logo',
  `select content from platform.brand_picture where version = $1 and name = 'logo'`,
);
