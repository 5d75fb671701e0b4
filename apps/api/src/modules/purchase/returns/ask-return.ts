import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { ReturnReason } from '@tonalia/contract/return-state';
import type { ReturnRequest } from '@tonalia/contract/returns-own';
import { dayIn } from '@tonalia/rules/dates';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import type { LockedOrder } from '../order/change-order.ts';
import { type ReturnActor, recordReturn } from './change-return.ts';
import type { PhotoKind } from './photo.rules.ts';
import { returnWords } from './return-words.es-CO.ts';
import { returnableUntil } from './return.rules.ts';
import {
  type ReturnableRow,
  findOrderOfReturn,
  insertReturn,
  insertReturnLines,
  insertReturnPhoto,
  listReturnable,
} from './returns.sql.ts';
import { storedPhoto } from './stored-photo.ts';

/** Reasons that a photo must show. */
const withPhoto: readonly ReturnReason[] = ['broken', 'shade'];

/** Photos of a request, checked before any lock is taken. */
export type ReadPhotos = { line: number; position: number; kind: PhotoKind; file: Buffer }[];

/** Reads and encodes them one after another, as each takes memory. RETURN_PHOTO_REFUSED. */
export async function readPhotos({ lines }: ReturnRequest): Promise<ReadPhotos> {
  const read: ReadPhotos = [];
  for (const { line, photos } of lines)
    for (const [at, photo] of photos.entries())
      read.push({ line, position: at + 1, kind: 'image/webp', file: await storedPhoto(photo) });
  return read;
}

/**
 * Opens a return of a locked order; a return with this id stays as it is. The customer needs a photo of what is broken or wrong, and asks
 * within the days of the policy; the office does not. Throws LINE_NOT_FOUND as INVALID_REQUEST, RETURN_TOO_MUCH for more units than were delivered
 * and not asked for, RETURN_TOO_LATE for the customer, SHIPMENT_NOT_LEFT for the office.
 */
export async function askReturn(
  tx: Transaction,
  clock: Clock,
  order: LockedOrder,
  { request, photos, actor }: { request: ReturnRequest; photos: ReadPhotos; actor: ReturnActor },
): Promise<void> {
  const [before] = await findOrderOfReturn(tx, request.id);
  if (before) return requireSame(before.orderId, order);
  const byOffice = actor.operator !== undefined;
  const rows = await listReturnable(tx, order.id);
  const asked = request.lines.map((one) => ({
    ...one,
    price: requireUnits(rows, one, { byOffice, now: clock.now() }),
  }));
  const units = asked.reduce((sum, one) => sum + one.units, 0);
  const [inserted] = await insertReturn(tx, {
    id: request.id,
    orderId: order.id,
    customerId: order.customerId,
    wish: request.wish,
    note: request.note,
    value: asked.reduce((sum, one) => sum + one.price * one.units, 0),
    units,
    byOffice,
  });
  if (!inserted) throw new AppError('RETURN_DECIDED');
  await insertReturnLines(tx, {
    id: request.id,
    orderId: order.id,
    lines: asked.map(({ line }) => line),
    units: asked.map((one) => one.units),
    reasons: asked.map(({ reason }) => reason),
  });
  for (const photo of photos) await insertReturnPhoto(tx, { id: request.id, ...photo });
  const words = byOffice ? returnWords.opened(inserted.code, order.code) : '';
  await recordReturn(tx, clock, order, { id: request.id, code: inserted.code, state: 'asked', units, words, actor });
}

/** An id of another order's return tells nothing of it. */
function requireSame(orderId: string, order: LockedOrder): void {
  if (orderId !== order.id) throw new AppError('INVALID_REQUEST', { field: 'id', detail: 'ya existe' });
}

function requireUnits(
  rows: readonly ReturnableRow[],
  { line, units, reason, photos }: ReturnRequest['lines'][number],
  { byOffice, now }: { byOffice: boolean; now: Date },
): number {
  const row = rows.find((one) => one.line === line);
  if (!row) throw new AppError('INVALID_REQUEST', { field: 'lines', detail: 'el pedido no tiene esa línea' });
  if (row.deliveredAt === null) throw byOffice ? new OfficeError('SHIPMENT_NOT_LEFT') : new AppError('RETURN_TOO_LATE');
  if (!byOffice && returnableUntil(row.deliveredAt) < dayIn(now)) throw new AppError('RETURN_TOO_LATE');
  if (units > unitsLeft(row, byOffice)) throw new AppError('RETURN_TOO_MUCH');
  if (!byOffice && withPhoto.includes(reason) && photos.length === 0)
    throw new AppError('INVALID_REQUEST', { field: 'photos', detail: 'falta una foto' });
  return row.price;
}

/** Units that can still be asked for; the office may ask again for what was refused. */
export const unitsLeft = ({ quantity, open, refused }: ReturnableRow, byOffice: boolean): number =>
  Math.max(0, quantity - open - (byOffice ? 0 : refused));
