import type { PurchaseRow, PurchaseSuggestion } from '@tonalia/contract/purchasing-office';
import { OfficeError } from '@tonalia/contract/office-errors';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { purchaseRateWeeks, purchaseSafetyDays } from '@tonalia/rules/policy';
import type { ModuleContext } from '../../../platform/module.ts';
import { inPlannedTransaction } from '../../../platform/planned-transaction.ts';
import { warehouseNames } from '../stock-office/list-stock.ts';
import { nameVersions } from '../stock-office/name-versions.ts';
import { unitsToOrder } from './suggestion.rules.ts';
import { countWithoutSupplier, listBrandNames, listPurchaseNeeds, listSuppliers } from './suggestion.sql.ts';

/** Most versions of one suggestion: those that end first. */
const MOST_ROWS = 500;

/** A supplier, and the days to cover. */
export interface PurchaseQuestion {
  supplierId?: string | undefined;
  cover: number;
}

type PurchaseContext = Pick<ModuleContext, 'db' | 'clock' | 'arrivals'>;

/** What to order of a supplier, or of the brands without one. SUPPLIER_NOT_FOUND. */
export async function suggestPurchase(
  context: PurchaseContext,
  { supplierId, cover }: PurchaseQuestion,
): Promise<PurchaseSuggestion> {
  const { db, clock } = context;
  const today = dayIn(clock.now());
  const [suppliers, [without], brands, warehouses] = await Promise.all([
    listSuppliers(db),
    countWithoutSupplier(db),
    listBrandNames(db),
    warehouseNames(db),
  ]);
  const supplier = suppliers.find(({ id }) => id === supplierId);
  if (supplierId !== undefined && !supplier) throw new OfficeError('SUPPLIER_NOT_FOUND');
  const leadDays = supplier?.leadDays ?? 0;
  const needs = await inPlannedTransaction(db, async (tx) => {
    const days = purchaseRateWeeks * 7;
    return listPurchaseNeeds(tx, { supplierId: supplierId ?? null, today, days, limit: MOST_ROWS });
  });
  return {
    suppliers: suppliers.map(({ id, ...one }) => ({ _id: id, ...one })),
    withoutSupplier: without?.count ?? 0,
    brands,
    warehouses,
    arrivesOn: dayAfter(today, leadDays),
    rows: await toRows(context, needs, { coverDays: cover, leadDays }),
  };
}

type PurchaseNeedRow = Awaited<ReturnType<typeof listPurchaseNeeds>>[number];

async function toRows(
  { db, clock, arrivals }: PurchaseContext,
  needs: readonly PurchaseNeedRow[],
  days: { coverDays: number; leadDays: number },
): Promise<PurchaseRow[]> {
  const ids = needs.map(({ id }) => id);
  const [named, presoldOf] = [await nameVersions(db, clock, ids), await arrivals.presold(db, ids)];
  return needs.flatMap(({ id, ...figures }) => {
    const names = named.get(id);
    if (!names) return [];
    const presold = presoldOf.get(id) ?? 0;
    const suggested = unitsToOrder({ ...figures, ...days, presold, safetyDays: purchaseSafetyDays });
    return [{ ...names, ...figures, presold, suggested }];
  });
}
