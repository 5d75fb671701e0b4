import { createHash } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { VisitNote } from '@tonalia/contract/seller-day';
import { dayIn } from '@tonalia/rules/dates';
import type { Actor } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import { findVisit, insertVisit, noteEarlierNoSale } from './seller-day.sql.ts';

/** Notes a visit exactly once. The same note again is answered also after the customer went to another seller. CUSTOMER_NOT_FOUND. */
export async function noteVisit(
  { db, clock, identities }: CartContext & Pick<ModuleContext, 'identities'>,
  actor: Actor,
  visit: VisitNote,
): Promise<{ clientVisitId: string }> {
  const { identityId } = actor;
  const { clientVisitId, reason, note, arrived = false, position } = visit;
  const digest = createHash('sha256').update(JSON.stringify(visit)).digest('base64url');
  const isKnown = async () => {
    const [known] = await findVisit(db, clientVisitId);
    if (known && (known.identityId !== identityId || known.digest !== digest))
      throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return known !== undefined;
  };
  if (await isKnown()) return { clientVisitId };
  const { customerId } = await identities.findBuyer(actor, visit.customerId);
  // a phone's clock may be ahead
  const takenAt = new Date(Math.min(Date.parse(visit.takenAt), clock.now().getTime()));
  await inTransaction(db, async (tx) => {
    const [claimed] = await insertVisit(tx, {
      clientVisitId,
      identityId,
      customerId,
      digest,
      reason,
      note,
      takenAt,
      arrived,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      accuracy: position?.accuracy ?? null,
    });
    if (claimed && reason !== null)
      await noteEarlierNoSale(tx, { identityId, customerId, day: dayIn(takenAt), reason, takenAt });
  });
  await isKnown();
  return { clientVisitId };
}
