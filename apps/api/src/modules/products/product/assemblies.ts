import type { ComboPart } from '@tonalia/contract/products';
import type { Deal } from '@tonalia/rules/price';
import type { VersionRow } from './product.sql.ts';
import { topSellers } from './top-sellers.rules.ts';
import { toVersion } from './version.ts';
import type { PartRow } from '../combo/combo.sql.ts';
import { toPart } from '../combo/part.ts';

/** The parts of a combo in their order, each with its fixed version or those to choose from. */
export function toAssemblies(
  parts: readonly PartRow[],
  versionsOfProducts: ReadonlyMap<string, VersionRow[]>,
  deals: readonly Deal[],
): ComboPart[] {
  return parts.map((part, at) => ({
    ...toPart(part),
    versions:
      part.base_price === null || isSentBefore(part, parts.slice(0, at))
        ? []
        : versionsOf(part, versionsOfProducts.get(part.product_id) ?? [], deals),
  }));
}

/** Whether the choices were sent with an earlier part: ten polishes of the same two hundred are sent once. */
const isSentBefore = (part: PartRow, before: readonly PartRow[]): boolean =>
  part.version_id === null &&
  before.some(({ version_id, product_id }) => version_id === null && product_id === part.product_id);

function versionsOf(part: PartRow, all: VersionRow[], deals: readonly Deal[]): ComboPart['versions'] {
  const best = topSellers(all);
  return all
    .filter(({ id }) => part.version_id === null || part.version_id === id)
    .map((version) => toVersion(version, part, deals, best.has(version.id)));
}
