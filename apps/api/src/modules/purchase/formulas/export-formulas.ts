import type { Mix } from '@tonalia/contract/formulas';
import { dayIn } from '@tonalia/rules/dates';
import type { Buyer } from '../../../platform/http/actor.ts';
import { CSV_START, csvLine } from '../../../platform/table-file/csv-line.rules.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import { findFormulas, findVisits } from './formulas.sql.ts';
import { fileName, fileTitles } from './messages.es-CO.ts';
import { costOfMix, textOfMix, toMix, versionsOf } from './mix.rules.ts';
import { mixVersionsOf, readShelf } from './read-book.ts';

/** More visits than a client can have in a lifetime. */
const ALL_VISITS = 100_000;

/** All formulas of a salon as CSV: the next mix of each client, then its visits, the newest first. */
export async function exportFormulas(context: CartContext, buyer: Buyer): Promise<{ name: string; text: string }> {
  const { customerId } = buyer;
  const clients = await findFormulas(context.db, customerId);
  const visits = await findVisits(context.db, { customerId, clientId: null, most: ALL_VISITS });
  const named = [...clients, ...visits].flatMap((row) => versionsOf(toMix(row)));
  const versions = mixVersionsOf(await readShelf(context, buyer, named));
  const cells = (name: string, day: string, mix: Mix, cost: number) =>
    csvLine([name, day, mix.title, textOfMix(mix, versions), mix.minutes ?? '', mix.charge ?? '', cost, mix.note]);
  const lines = clients.flatMap((client) => {
    const next = toMix(client);
    const past = visits.filter(({ clientId }) => clientId === client.clientId);
    return [
      cells(client.name, '', next, costOfMix(next, versions)),
      ...past.map((visit) => cells(client.name, dayIn(visit.usedAt), toMix(visit), visit.cost)),
    ];
  });
  const text = CSV_START + csvLine(fileTitles) + lines.join('');
  return { name: `${fileName}-${dayIn(context.clock.now())}.csv`, text };
}
