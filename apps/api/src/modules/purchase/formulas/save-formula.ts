import { AppError } from '@tonalia/contract/errors';
import type { FormulaClient, Mix } from '@tonalia/contract/formulas';
import { maxFormulaClients } from '@tonalia/rules/policy';
import type { Buyer } from '../../../platform/http/actor.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { findSellablesById } from '../../products/index.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import { countFormulas, insertFormula, lockFormula, lockFormulas, updateFormula } from './formulas.sql.ts';
import { toColumns, toMix, versionsOf } from './mix.rules.ts';
import { readClient } from './read-book.ts';

/** A client of the salon as it is to be; `revision` is the one that was seen, 0 for a new client. */
export interface FormulaToSave {
  revision: number;
  name: string;
  mix: Mix;
  appointmentAt: string | null;
}

/** Makes or changes a client, and once only when an answer was lost. Throws FORMULA_NOT_FOUND, FORMULA_CHANGED, FORMULAS_FULL, VERSION_NOT_FOUND. */
export async function saveFormula(
  context: CartContext,
  buyer: Buyer,
  clientId: string,
  wish: FormulaToSave,
): Promise<FormulaClient> {
  await requireVersions(context, buyer, wish.mix);
  await inTransaction(context.db, (tx) => write(tx, { buyer, clientId, wish, at: context.clock.now() }));
  const saved = await readClient(context, buyer, clientId);
  if (!saved) throw new AppError('FORMULA_NOT_FOUND');
  return saved;
}

async function requireVersions({ db, clock }: CartContext, buyer: Buyer, mix: Mix): Promise<void> {
  const ids = [...new Set(versionsOf(mix))];
  const known = await findSellablesById(db, buyer, ids, clock);
  if (known.length < ids.length) throw new AppError('VERSION_NOT_FOUND');
}

interface FormulaWrite {
  buyer: Buyer;
  clientId: string;
  wish: FormulaToSave;
  at: Date;
}

async function write(tx: Transaction, { buyer: { customerId }, clientId, wish, at }: FormulaWrite): Promise<void> {
  const { revision, name, mix } = wish;
  const appointmentAt = wish.appointmentAt === null ? null : new Date(wish.appointmentAt);
  const columns = { clientId, name, appointmentAt, ...toColumns(mix) };
  if (revision === 0) await lockFormulas(tx, customerId);
  const [stored] = await lockFormula(tx, { customerId, clientId });
  if (stored) {
    const before = [stored.name, stored.appointmentAt?.getTime() ?? null, toMix(stored)];
    if (JSON.stringify(before) === JSON.stringify([name, appointmentAt?.getTime() ?? null, toMix(columns)])) return;
    if (stored.revision !== revision) throw new AppError('FORMULA_CHANGED');
    await updateFormula(tx, columns);
    return;
  }
  if (revision !== 0) throw new AppError('FORMULA_NOT_FOUND');
  const [{ clients } = { clients: 0 }] = await countFormulas(tx, customerId);
  if (clients >= maxFormulaClients) throw new AppError('FORMULAS_FULL');
  // another salon has this id: it is as unknown as any
  const [made] = await insertFormula(tx, { ...columns, customerId, at });
  if (!made) throw new AppError('FORMULA_NOT_FOUND');
}
