import { statement } from '../../../platform/db.ts';

/** Orders of lines of these brands, once for each line. */
export const listLinesOfBrands = statement(
  'purchase.list_lines_of_brands',
  `select l.order_id as id from purchase.order_line l where l.manufacturer_id = any($brandIds::bigint[]) limit $most`,
);

/** Orders of lines of these versions, alone or as parts of a combo, once for each. */
export const listLinesOfVersions = statement(
  'purchase.list_lines_of_versions',
  `(select l.order_id as id from purchase.order_line l where l.version_id = any($versionIds::bigint[]) limit $most)
   union all (select p.order_id from purchase.order_line_part p where p.version_id = any($versionIds::bigint[]) limit $most)`,
);
