import type { CustomerPurchases, customerPurchasesApi } from '@tonalia/contract/customer-purchases';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { startOfDay } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import type { OfficeEndpoints } from '../../../../platform/http/serve-office.ts';
import type { ModuleContext } from '../../../../platform/module.ts';
import { monthBefore, purchasesOf } from './purchases.rules.ts';
import { listBoughtDays } from './purchases.sql.ts';

type PurchasesContext = Pick<ModuleContext, 'db' | 'clock'>;

/** Months that the figures of a customer look back: two closed years. */
const MONTHS = 24;

/** The call behind the figures of a customer's page. */
export const customerPurchasesEndpoints = (
  context: PurchasesContext,
): OfficeEndpoints<typeof customerPurchasesApi> => ({
  'GET /office/customers/{customerId}/purchases': {
    access: 'operator',
    needs: 'customers.read',
    handle: async ({ operator: { role }, params }) => ({
      results: await readPurchases(context, role, params.customerId),
    }),
  },
});

async function readPurchases(
  { db, clock }: PurchasesContext,
  role: OfficeRole,
  customerId: string,
): Promise<CustomerPurchases> {
  const today = dayIn(clock.now());
  const from = startOfDay(`${monthBefore(today, MONTHS)}-01`);
  const purchases = purchasesOf(await listBoughtDays(db, { customerId, from }), today);
  if (operatorCan(role, 'amounts.read')) return purchases;
  return { ...purchases, year: { ...purchases.year, amount: null, average: null }, yearBefore: null };
}
