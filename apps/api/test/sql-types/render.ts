/** The file of all statements' types, sorted by name so that two new statements rarely meet in a merge. */
export function renderTypes(types: ReadonlyMap<string, string>): string {
  const entries = [...types].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    '// Written by `npm run sql:types` from the prepared statements. Do not edit.',
    '',
    '/** The row and the parameters of each statement, by its name. */',
    'export interface StatementTypes {',
    ...entries.map(([name, type]) => `  '${name}': ${type};`),
    '}',
    '',
  ].join('\n');
}
