import { OfficeError } from '@tonalia/contract/office-errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { OfficePresale } from '@tonalia/contract/presales-office';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type PresaleFacts, listPresales } from '../../products/index.ts';
import { presaleState } from './presale-state.rules.ts';
import { countWaiting } from './waiting.sql.ts';

const none = { orders: 0, customers: 0, units: 0, amount: 0 };

/** All presales with the orders that wait for them. */
export const officePresales = async (db: Database, clock: Clock, role: OfficeRole): Promise<OfficePresale[]> =>
  withWaiting(db, clock, role, await listPresales(db, clock));

/** The presale of a product. PRESALE_NOT_FOUND. */
export async function officePresale(
  db: Database,
  clock: Clock,
  role: OfficeRole,
  productId: string,
): Promise<OfficePresale> {
  const [presale] = await withWaiting(db, clock, role, await listPresales(db, clock, productId));
  if (!presale) throw new OfficeError('PRESALE_NOT_FOUND');
  return presale;
}

/** Refuses a new presale while orders wait for the one before it. PRESALE_EXISTS. */
export async function requireNoneWaiting(tx: Transaction, productId: string, openedAt: Date): Promise<void> {
  const waiting = await countWaiting(tx, { productIds: [productId], openedAt: [openedAt] });
  if (waiting.length > 0) throw new OfficeError('PRESALE_EXISTS');
}

async function withWaiting(db: Database, clock: Clock, role: OfficeRole, presales: readonly PresaleFacts[]) {
  const counts = await countWaiting(db, {
    productIds: presales.map(({ productId }) => productId),
    openedAt: presales.map(({ opensAt }) => opensAt),
  });
  const seesMoney = operatorCan(role, 'amounts.read');
  return presales.map((presale): OfficePresale => {
    const { orders, customers, units, amount } = counts.find((one) => one.productId === presale.productId) ?? none;
    return {
      product: presale.product,
      state: presaleState({ ...presale, waiting: orders }, clock.now()),
      dispatchDate: presale.dispatchDate,
      opensAt: presale.opensAt.toISOString(),
      closesAt: presale.closesAt.toISOString(),
      capacity: presale.capacity,
      taken: presale.taken,
      waiting: { orders, customers, units, amount: seesMoney ? amount : null },
      purchase: presale.purchase,
      version: presale.revision,
    };
  });
}
