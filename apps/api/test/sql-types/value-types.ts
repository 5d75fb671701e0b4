/** The TypeScript types of a PostgreSQL type: how `pg` returns it, and what it takes for it. */
interface ValueTypes {
  row: string;
  parameter: string;
}

const same = (type: string): ValueTypes => ({ row: type, parameter: type });
/** Beyond 2^53 a number would lose digits, so `pg` returns text. Pesos are cast to float8 and arrive as numbers. */
const exact: ValueTypes = { row: 'string', parameter: 'number | string' };
/** Parameters are JSON texts: `pg` would send an array as PostgreSQL's, not as JSON. */
const json: ValueTypes = { row: 'unknown', parameter: 'string' };

const types: Record<string, ValueTypes> = {
  bool: same('boolean'),
  bytea: same('Buffer'),
  // As text, see `platform/db.ts`.
  date: same('string'),
  float4: same('number'),
  float8: same('number'),
  int2: same('number'),
  int4: same('number'),
  int8: exact,
  inet: same('string'),
  json,
  jsonb: json,
  numeric: exact,
  text: same('string'),
  time: same('string'),
  timestamptz: same('Date'),
  tstzrange: same('string'),
  uuid: same('string'),
  varchar: same('string'),
};

/** As elements of an array, which `pg` parses by other rules. */
const elements: Record<string, ValueTypes> = {
  ...types,
  date: { row: 'Date', parameter: 'string' },
  numeric: { row: 'number', parameter: 'number | string' },
};

/** The type of a result or parameter. Throws for a PostgreSQL type without a declared one. */
export function typeOf(
  typeName: string,
  way: keyof ValueTypes,
  { values, hasNullElements = false }: { values?: readonly string[] | undefined; hasNullElements?: boolean } = {},
): string {
  const isArray = typeName.startsWith('_');
  const declared = (isArray ? elements[typeName.slice(1)] : types[typeName])?.[way];
  if (declared === undefined)
    throw new Error(`${typeName} has no TypeScript type in apps/api/test/sql-types/value-types.ts`);
  const one = values && declared === 'string' ? values.map((value) => `'${value}'`).join(' | ') : declared;
  if (!isArray) return one;
  const element = hasNullElements ? `${one} | null` : one;
  const list = element.includes('|') ? `(${element})[]` : `${element}[]`;
  return way === 'parameter' ? `readonly ${list}` : list;
}
