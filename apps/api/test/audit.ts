import { rules } from './audit-rules.ts';

/** Where the audit asks: a pool, or a transaction that is rolled back afterwards. */
interface Asked {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** A row that breaks a rule. */
export interface Breach {
  rule: string;
  row: unknown;
}

/** What the audit cannot know from the rows alone. */
interface Known {
  /** Units of each version in each warehouse, sold or not, as `countUnits` found them before. */
  units?: readonly Units[];
  /** Orders somebody was told of: they are there. */
  acknowledged?: readonly string[];
}

interface Units {
  version: string;
  warehouse: string;
  units: number;
}

/** What is available and what orders hold or sold, together: selling and giving back change nothing of it, only deliveries do. */
const UNITS = `select s.version_id::text as version, s.warehouse_id as warehouse, s.available + (
    select coalesce(sum(p.quantity), 0) from purchase.order_line_part p join purchase.order o on o.id = p.order_id
    where p.version_id = s.version_id and o.warehouse_id = s.warehouse_id and o.status not in ('cancelled', 'rejected')
  )::int as units from products.stock s order by s.version_id, s.warehouse_id`;

export async function countUnits(db: Asked): Promise<Units[]> {
  return (await db.query(UNITS)).rows as Units[]; // as: what the statement selects
}

/** Looks through all that was bought, paid and given back for what must never be. Nothing of it is found in a sound database. */
export async function audit(db: Asked, { units = [], acknowledged = [] }: Known = {}): Promise<Breach[]> {
  const found: Breach[] = [];
  for (const [rule, text] of Object.entries(rules)) {
    const { rows } = await db.query(text);
    found.push(...rows.map((row) => ({ rule, row })));
  }
  if (units.length > 0) found.push(...unlike(units, await countUnits(db)));
  const { rows } = await db.query(
    'select told.id from unnest($1::uuid[]) told(id) where not exists (select from purchase.order o where o.id = told.id)',
    [acknowledged],
  );
  return [...found, ...rows.map((row) => ({ rule: 'who was told of an order has it', row }))];
}

function unlike(before: readonly Units[], after: readonly Units[]): Breach[] {
  const was = new Map(before.map(({ version, warehouse, units }) => [`${version} ${warehouse}`, units]));
  return after
    .filter(({ version, warehouse, units }) => was.get(`${version} ${warehouse}`) !== units)
    .map((row) => ({ rule: 'no unit appears or is lost', row }));
}
