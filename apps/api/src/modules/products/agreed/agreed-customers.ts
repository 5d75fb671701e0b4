import type { Changes } from '../../../platform/changes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listAgreedCustomers } from './agreed.sql.ts';

/** Which customers have agreed prices, in the memory of this process. */
export interface AgreedCustomers {
  /** Whether prices may be agreed with a customer; false only when it is certain that there are none. */
  mayHave(customerId: string): Promise<boolean>;
}

/** Follows the committed changes of programs. Without them every customer may have agreed prices: it costs statements, never a price. */
export function followAgreedCustomers(
  db: Database,
  clock: Clock,
  changes: Pick<Changes, 'subscribe' | 'isListening'>,
): AgreedCustomers {
  let known: Promise<ReadonlySet<string> | undefined> | undefined;
  const read = async (): Promise<ReadonlySet<string>> =>
    new Set((await listAgreedCustomers(db, clock.now())).flatMap(({ customerId }) => customerId ?? []));
  const renew = (): void => {
    const reading = read().catch(() => {
      if (known === reading) known = undefined;
      return undefined;
    });
    known = reading;
  };
  changes.subscribe({ changed: ({ table }) => table === 'products.price_program' && renew(), missed: renew });
  return {
    async mayHave(customerId) {
      if (!changes.isListening()) return true;
      // the last reading failed
      if (!known) renew();
      return (await known)?.has(customerId) ?? true;
    },
  };
}
