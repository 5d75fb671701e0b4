import { demoOperators } from '@tonalia/demo/accounts';
import { listOperators } from '../../../api/src/modules/office/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { Stop } from '../terminal/stop.ts';

/** A shop open to others has no operator with a published password. */
export async function refuseDemoOperators(db: Database): Promise<void> {
  const known: ReadonlySet<string> = new Set(demoOperators.map(({ email }) => email));
  const [first] = (await listOperators(db)).filter(({ email }) => known.has(email));
  if (!first) return;
  throw new Stop(
    `Para abrir la tienda a otros, retira de la oficina a los operadores de la demostración: npm run operators -- leave ${first.email}.`,
  );
}
