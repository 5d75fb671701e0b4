import { settle, type SimulatedTransaction } from './ledger.ts';
import type { World } from './world.ts';

/** A person's decision at the bank or on the phone. */
export async function decide(
  world: World,
  transaction: SimulatedTransaction,
  status: 'APPROVED' | 'DECLINED',
): Promise<void> {
  if (!settle(transaction, status, world.agenda.now())) return;
  transaction.fate = null;
  await world.events.tell(transaction);
}
