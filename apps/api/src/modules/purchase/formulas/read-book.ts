import type { FormulaBook, FormulaClient, FormulaVisit, ShelfItem } from '@tonalia/contract/formulas';
import type { Buyer } from '../../../platform/http/actor.ts';
import { type Sellable, findSellablesById, toListMatch } from '../../products/index.ts';
import type { CartContext } from '../cart/buyer-call.ts';
import { findFormula, findFormulas, findVisits } from './formulas.sql.ts';
import { type MixColumns, type MixVersion, toMix, versionsOf } from './mix.rules.ts';
import { findShelf } from './shelf.sql.ts';

/** Visits of each client that are read with the book; the file has all. */
const LATEST_VISITS = 8;

type ClientRow = MixColumns & { clientId: string; name: string; revision: number; appointmentAt: Date | null };
type VisitRow = MixColumns & { clientId: string; visitId: string; usedAt: Date; cost: number; visits: number };

/** The formulas of a salon and its shelf. Four statements, and one for combos. */
export async function readBook(context: CartContext, buyer: Buyer): Promise<FormulaBook> {
  const rows = await findFormulas(context.db, buyer.customerId);
  const visits = await findVisits(context.db, { customerId: buyer.customerId, clientId: null, most: LATEST_VISITS });
  const clients = rows.map((row) => toClient(row, visits));
  const mixed = clients.flatMap(({ mix, visits: past }) => [mix, ...past].flatMap(versionsOf));
  return { clients, shelf: await readShelf(context, buyer, mixed) };
}

/** One client with its visits; undefined when the salon has none with that id. */
export async function readClient(
  { db }: Pick<CartContext, 'db'>,
  { customerId }: Buyer,
  clientId: string,
): Promise<FormulaClient | undefined> {
  const [row] = await findFormula(db, { customerId, clientId });
  return row && toClient(row, await findVisits(db, { customerId, clientId, most: LATEST_VISITS }));
}

/** What a salon has of the versions it bought to mix, and of those it names. */
export async function readShelf(
  { db, clock }: CartContext,
  buyer: Buyer,
  named: readonly string[],
): Promise<ShelfItem[]> {
  const rows = await findShelf(db, buyer.customerId);
  const stored = new Map(rows.map((row) => [row.versionId, row]));
  const ids = [...new Set([...rows.map(({ versionId }) => versionId), ...named])];
  const wanted = new Set(named);
  const sellables = await findSellablesById(db, buyer, ids, clock);
  return sellables.flatMap((sellable) => {
    const { versionId, shade, content, active } = sellable;
    if (!wanted.has(versionId) && !isMixed(sellable)) return [];
    const { paid = null, units = 0, used = 0, counted = 0 } = stored.get(versionId) ?? {};
    const left = Math.max(0, counted + units * (content ?? 0) - used);
    return [{ versionId, shade, content, left, paid, match: active ? toListMatch(sellable) : null }];
  });
}

/** What a salon mixes: a shade that is weighed, or a developer. */
const isMixed = ({ shade, content, name }: Sellable): boolean =>
  content !== null && (shade !== null || /oxidant|revelador|\bvol\b/i.test(name));

/** The versions of a shelf as mixes name them. */
export const mixVersionsOf = (shelf: readonly ShelfItem[]): Map<string, MixVersion> =>
  new Map(
    shelf.map(({ versionId, shade, content, paid, match }) => [
      versionId,
      { label: shade ?? match?.name ?? '¿?', content, paid, today: match?.price ?? null },
    ]),
  );

function toClient(row: ClientRow, visits: readonly VisitRow[]): FormulaClient {
  const own = visits.filter(({ clientId }) => clientId === row.clientId);
  const { clientId, name, revision, appointmentAt } = row;
  return {
    clientId,
    name,
    revision,
    mix: toMix(row),
    appointmentAt: appointmentAt?.toISOString() ?? null,
    visitCount: own[0]?.visits ?? 0,
    visits: own.map(toVisit),
  };
}

const toVisit = (row: VisitRow): FormulaVisit => ({
  ...toMix(row),
  visitId: row.visitId,
  usedAt: row.usedAt.toISOString(),
  cost: row.cost,
});
