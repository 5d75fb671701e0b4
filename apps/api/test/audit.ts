import { rules } from './audit-rules.ts';

/** A pool, or a transaction that is rolled back afterwards. */
interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** A row that breaks a rule. */
export interface Breach {
  rule: string;
  row: unknown;
}

/** Facts that the rows alone do not show. */
interface AuditFacts {
  /** Units per version and warehouse, sold or not, as counted earlier by `countUnits`. */
  units?: readonly Units[];
  /** Orders that a client received a response for; they must exist. */
  acknowledged?: readonly string[];
}

interface Units {
  version: string;
  warehouse: string;
  units: number;
}

/** Available units, units of orders that were not undone, losses, and units on the road that wait for their count. Selling, releasing and returning keep the sum. */
const UNITS = `select s.version_id::text as version, s.warehouse_id as warehouse, s.available + (
    select coalesce(sum(p.quantity), 0) from purchase.order_line_part p join purchase.order o on o.id = p.order_id
    where p.version_id = s.version_id and o.warehouse_id = s.warehouse_id and o.status not in ('cancelled', 'rejected')
  )::int + (
    select coalesce(sum(x.units), 0) from purchase.loss x where x.version_id = s.version_id and x.warehouse_id = s.warehouse_id
  )::int + (
    select coalesce(sum(a.units), 0) from purchase.awaited a where a.version_id = s.version_id and a.warehouse_id = s.warehouse_id
  )::int - (
    -- the returned order still has the units that came back to be exchanged
    select coalesce(sum(b.units), 0) from purchase.goods_back g join purchase.goods_back_line b on b.back_id = g.id
    join purchase.order o on o.id = b.order_id join purchase.order_line l on l.order_id = b.order_id and l.line_no = b.line_no
    where g.cause = 'exchange' and l.version_id = s.version_id and o.warehouse_id = s.warehouse_id
  )::int as units from products.stock s order by s.version_id, s.warehouse_id`;

export async function countUnits(db: Queryable): Promise<Units[]> {
  return (await db.query(UNITS)).rows as Units[]; // as: the columns of the statement
}

/** Finds rows of orders, payments and refunds that break an invariant; none in a consistent database. */
export async function audit(db: Queryable, { units = [], acknowledged = [] }: AuditFacts = {}): Promise<Breach[]> {
  const found: Breach[] = [];
  for (const [rule, text] of Object.entries(rules)) {
    const { rows } = await db.query(text);
    found.push(...rows.map((row) => ({ rule, row })));
  }
  if (units.length > 0) found.push(...unlike(units, await countUnits(db)));
  const { rows } = await db.query(
    'select known.id from unnest($1::uuid[]) known(id) where not exists (select from purchase.order o where o.id = known.id)',
    [acknowledged],
  );
  return [...found, ...rows.map((row) => ({ rule: 'every acknowledged order exists', row }))];
}

function unlike(before: readonly Units[], after: readonly Units[]): Breach[] {
  const was = new Map(before.map(({ version, warehouse, units }) => [`${version} ${warehouse}`, units]));
  return after
    .filter(({ version, warehouse, units }) => was.get(`${version} ${warehouse}`) !== units)
    .map((row) => ({ rule: 'no unit appears or is lost', row }));
}
