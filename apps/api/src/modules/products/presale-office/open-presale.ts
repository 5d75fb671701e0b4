import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { insertPresale, lockPresale, lockPresaleProduct } from './presale-office.sql.ts';
import { endOfDay, isOver } from './presale-terms.rules.ts';

/** A presale as an operator opens it; it sells through `closesOn`. */
export interface PresaleToOpen {
  productId: string;
  dispatchDate: string;
  closesOn: string;
  /** Units; null for no limit. */
  capacity: number | null;
  operator: OperatorActor;
  /** Throws when orders wait for the presale before it, which opened at this moment. */
  requireNoneWaiting: (tx: Transaction, openedAt: Date) => Promise<void>;
}

/** Opens the presale of a product. PRODUCT_NOT_FOUND, PRESALE_EXISTS, PRESALE_DAY_WRONG; the same one again stays as it is. */
export const openPresale = (
  db: Database,
  clock: Clock,
  { productId, dispatchDate, closesOn, capacity, operator, requireNoneWaiting }: PresaleToOpen,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const [product] = await lockPresaleProduct(tx, productId);
    if (!product) throw new AppError('PRODUCT_NOT_FOUND');
    const [earlier] = await lockPresale(tx, productId);
    const closesAt = endOfDay(closesOn);
    if (earlier && earlier.closesAt > now) {
      const isSame =
        earlier.dispatchDate === dispatchDate &&
        earlier.capacity === capacity &&
        earlier.closesAt.getTime() === closesAt.getTime();
      if (isSame) return;
      throw new OfficeError('PRESALE_EXISTS');
    }
    if (isOver(dispatchDate, now) || closesAt <= now) throw new OfficeError('PRESALE_DAY_WRONG');
    if (earlier) await requireNoneWaiting(tx, earlier.opensAt);
    await insertPresale(tx, { productId, now, closesAt, dispatchDate, capacity });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'products.presale_opened',
      subjectId: productId,
      detail: { dispatchDate, closesOn, capacity },
    });
  });
