import { type OperatorAuthor, recordActs } from '../../../platform/audit.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { sellingAuditEvent } from '../selling/change-selling.ts';
import { setVersionSelling } from '../selling/selling.sql.ts';
import { refreshShown } from '../shown.sql.ts';
import { countPublished, findMissing } from './missing.sql.ts';

/** Options for published versions that are missing from a list. */
export interface MissingOptions {
  /** Brands to check; default: those in the list. */
  brands?: readonly string[] | undefined;
  /** The list's name, for the reason. */
  listName: string;
  /** The operator: a name, or the machine's user. */
  by: string;
  /** The operator of an import in the office. */
  operator?: OperatorAuthor | undefined;
  /** Runs in the transaction that withdraws these codes. */
  onWithdrawn?: (tx: Transaction, codes: string[]) => Promise<void>;
  /** Called with the counts before anything is withdrawn; false keeps all on sale. */
  confirm: (counts: readonly MissingCount[]) => Promise<boolean>;
}

/** How many published versions of a brand a list does not have. */
export interface MissingCount {
  brand: string;
  missing: number;
  /** Versions of the brand on sale before. */
  published: number;
}

export interface MissingVersions {
  counts: MissingCount[];
  /** Codes of the withdrawn versions, sorted. */
  withdrawn: string[];
  reason: string;
}

const VERSIONS_AT_ONCE = 500;

/** Withdraws published versions missing from the saved list, after `confirm`; a dry run only counts. */
export async function withdrawMissing(
  db: Database,
  importId: string,
  { brands, listName, by, confirm, operator, onWithdrawn }: MissingOptions,
  dryRun: boolean,
): Promise<MissingVersions> {
  const found = await findMissing(db, importId, brands ? [...brands] : null);
  const byBrand = Map.groupBy(found, ({ brand }) => brand);
  const published = await countPublished(db, [...byBrand.keys()]);
  const counts = published.map((one) => ({ ...one, missing: byBrand.get(one.brand)?.length ?? 0 }));
  const reason = `no está en la lista ${listName}`;
  if (found.length === 0 || dryRun || !(await confirm(counts))) return { counts, withdrawn: [], reason };
  const withdrawn: string[] = [];
  for (let from = 0; from < found.length; from += VERSIONS_AT_ONCE) {
    const ids = found.slice(from, from + VERSIONS_AT_ONCE).map(({ version_id }) => version_id);
    const codes = await inTransaction(db, async (tx) => {
      const done = await withdraw(tx, ids, { reason, by, operator });
      await onWithdrawn?.(tx, done);
      return done;
    });
    withdrawn.push(...codes);
  }
  return { counts, withdrawn: withdrawn.toSorted(), reason };
}

async function withdraw(
  tx: Transaction,
  ids: string[],
  { reason, by, operator }: Pick<MissingOptions, 'by' | 'operator'> & { reason: string },
): Promise<string[]> {
  const change = { to: 'withdrawn', reason, by: `importación de ${by}` } as const;
  const changed = await setVersionSelling(tx, { ids, ...change, byImport: true });
  await recordActs(
    tx,
    changed.map((one) => ({ ...sellingAuditEvent(one, change), operator })),
  );
  await refreshShown(tx, [...new Set(changed.map(({ productId }) => productId))]);
  return changed.map(({ code }) => code);
}
