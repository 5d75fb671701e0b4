import { AppError } from '@tonalia/contract/errors';
import type { FormulaClient } from '@tonalia/contract/formulas';
import type { Buyer } from '../../../platform/http/actor.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findSellablesById } from '../../products/index.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import { endAppointment, findVisits, insertVisit, lockFormula, removeFormula } from './formulas.sql.ts';
import { costOfMix, partsOf, toMix, versionsOf } from './mix.rules.ts';
import { mixVersionsOf, readClient, readShelf } from './read-book.ts';
import { countShelf, insertUses } from './shelf.sql.ts';

/** More visits than a client can have in a lifetime. */
const ALL_VISITS = 100_000;

/** A visit to note: the stored mix at `revision`. */
export interface VisitToNote {
  clientId: string;
  visitId: string;
  revision: number;
}

/** Notes a visit and takes its grams from the shelf, once for each id. Throws FORMULA_NOT_FOUND, FORMULA_CHANGED. */
export async function useFormula(
  context: CartContext,
  buyer: Buyer,
  { clientId, visitId, revision }: VisitToNote,
): Promise<FormulaClient> {
  const { customerId } = buyer;
  const at = context.clock.now();
  const client = await readClient(context, buyer, clientId);
  if (!client) throw new AppError('FORMULA_NOT_FOUND');
  const shelf = mixVersionsOf(await readShelf(context, buyer, versionsOf(client.mix)));
  await inTransaction(context.db, async (tx) => {
    const [stored] = await lockFormula(tx, { customerId, clientId });
    if (!stored) throw new AppError('FORMULA_NOT_FOUND');
    const before = await findVisits(tx, { customerId, clientId, most: ALL_VISITS });
    if (before.some((visit) => visit.visitId === visitId)) return;
    if (stored.revision !== revision) throw new AppError('FORMULA_CHANGED');
    const mix = toMix(stored);
    const [made] = await insertVisit(tx, { visitId, clientId, at, cost: costOfMix(mix, shelf) });
    if (!made) throw new AppError('FORMULA_NOT_FOUND');
    const parts = partsOf(mix);
    await insertUses(tx, {
      customerId,
      at,
      versionIds: parts.map(({ versionId }) => versionId),
      grams: parts.map(({ grams }) => grams),
    });
    await endAppointment(tx, clientId);
  });
  const used = await readClient(context, buyer, clientId);
  if (!used) throw new AppError('FORMULA_NOT_FOUND');
  return used;
}

/** Removes a client with its visits. Throws FORMULA_NOT_FOUND. */
export async function removeClient({ db }: CartContext, buyer: Buyer, clientId: string): Promise<string> {
  const [row] = await removeFormula(db, { customerId: buyer.customerId, clientId });
  if (!row) throw new AppError('FORMULA_NOT_FOUND');
  return row.id;
}

/** Sets what is left of a version by hand. Throws VERSION_NOT_FOUND. */
export async function countLeft(
  { db, clock }: CartContext,
  buyer: Buyer,
  { versionId, grams }: { versionId: string; grams: number },
): Promise<{ versionId: string; left: number }> {
  const [known] = await findSellablesById(db, buyer, [versionId], clock);
  if (!known) throw new AppError('VERSION_NOT_FOUND');
  await countShelf(db, { customerId: buyer.customerId, versionId, grams, at: clock.now() });
  return { versionId, left: grams };
}
