import { AppError } from '@tonalia/contract/errors';
import type { OwnReturn, ReturnRequest, Returnable } from '@tonalia/contract/returns-own';
import { dayIn } from '@tonalia/rules/dates';
import { lineName } from '@tonalia/rules/line-name';
import type { ModuleContext } from '../../../platform/module.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { BuyerCall } from '../cart/buyer-call.ts';
import { lockOrderOfCustomer } from '../order/change-order.sql.ts';
import { askReturn, readPhotos, unitsLeft } from './ask-return.ts';
import { changeReturn, holdReturn } from './change-return.ts';
import { canReturnBecome, requireStep, returnableUntil } from './return.rules.ts';
import { type ReturnableRow, findOwnOrder, listReturnable, listReturnsOfOrder } from './returns.sql.ts';

type OwnReturnContext = Pick<ModuleContext, 'db' | 'clock'>;

/** What a customer may return of an order, and the returns of it. */
export interface OwnReturns {
  returnable: Returnable;
  returns: OwnReturn[];
}

/** The returns of an order of the customer. ORDER_NOT_FOUND for another's. */
export async function readOwnReturns(
  { db, clock }: OwnReturnContext,
  { buyer }: Pick<BuyerCall, 'buyer'>,
  orderCode: string,
): Promise<OwnReturns> {
  const [order] = await findOwnOrder(db, { customerId: buyer.customerId, codeOrId: orderCode });
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const [rows, returns] = await Promise.all([listReturnable(db, order.id), listReturnsOfOrder(db, order.id)]);
  return {
    returnable: toReturnable(rows, clock.now(), false),
    returns: returns.map(({ id, askedAt, lines, ...one }) => ({
      ...one,
      lines: lines.map(({ versionName, name, ...line }) => ({ ...line, name: lineName({ name, versionName }) })),
      _id: id,
      askedAt: askedAt.toISOString(),
      canWithdraw: canReturnBecome(one.state, 'withdrawn'),
    })),
  };
}

/** What can be returned of lines; the days count for the customer only. */
export const toReturnable = (rows: readonly ReturnableRow[], now: Date, byOffice: boolean): Returnable => ({
  lines: rows.map((row) => {
    const until = row.deliveredAt && returnableUntil(row.deliveredAt);
    return {
      line: row.line,
      name: lineName(row),
      image: row.image,
      units: unitsLeft(row, byOffice),
      price: row.price,
      until,
      isOpen: until !== null && (byOffice || until >= dayIn(now)),
    };
  }),
});

/** Asks for a return of an order of the customer. Throws the errors of `askReturn`. */
export async function askOwnReturn(
  context: OwnReturnContext,
  { actor, buyer }: BuyerCall,
  orderCode: string,
  request: ReturnRequest,
): Promise<OwnReturns> {
  const { db, clock } = context;
  const photos = await readPhotos(request);
  await inTransaction(db, async (tx) => {
    const [order] = await lockOrderOfCustomer(tx, { customerId: buyer.customerId, codeOrId: orderCode });
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    await askReturn(tx, clock, order, { request, photos, actor: { by: CUSTOMER, actorId: actor.identityId } });
  });
  return readOwnReturns(context, { buyer }, orderCode);
}

/** The author of what the shop does, in the history of a return. */
const CUSTOMER = 'El cliente';

/** Takes a return back while the office has not decided it. ORDER_NOT_FOUND for another's order, NOT_FOUND, RETURN_DECIDED. */
export async function withdrawReturn(
  context: OwnReturnContext,
  { actor, buyer }: BuyerCall,
  { orderCode, id }: { orderCode: string; id: string },
): Promise<OwnReturns> {
  const { db, clock } = context;
  const { returns } = await readOwnReturns(context, { buyer }, orderCode);
  if (!returns.some((one) => one._id === id)) throw new AppError('NOT_FOUND');
  await inTransaction(db, async (tx) => {
    const held = await holdReturn(tx, id);
    if (held.stored.state === 'withdrawn') return;
    requireStep(held.stored.state, 'withdrawn');
    await changeReturn(tx, clock, held, {
      to: 'withdrawn',
      units: held.stored.units,
      words: '',
      actor: { by: CUSTOMER, actorId: actor.identityId },
    });
  });
  return readOwnReturns(context, { buyer }, orderCode);
}
