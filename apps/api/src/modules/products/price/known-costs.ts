import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import type { KnownCost } from './left-of.rules.ts';
import { listUnitCosts } from './unit-costs.sql.ts';

/** The known costs of versions by id; none for a role that reads no costs. */
export async function knownCostsOf(
  db: Database | Transaction,
  versionIds: readonly string[],
  role: OfficeRole,
): Promise<ReadonlyMap<string, KnownCost>> {
  if (versionIds.length === 0 || !operatorCan(role, 'costs.read')) return new Map();
  return new Map((await listUnitCosts(db, [...new Set(versionIds)])).map(({ id, ...unit }) => [id, unit]));
}
