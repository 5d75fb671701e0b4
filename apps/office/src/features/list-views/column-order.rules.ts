/** The columns in the order of `names`; a column that it does not name comes after the one that it follows at first. */
export function arranged<T extends { name: string }>(columns: readonly T[], names: readonly string[]): readonly T[] {
  if (names.length === 0) return columns;
  const named = [...new Set(names)].flatMap((name) => columns.find((column) => column.name === name) ?? []);
  return columns.reduce<readonly T[]>((done, column, at) => {
    if (done.includes(column)) return done;
    const before = columns[at - 1];
    const place = before ? done.indexOf(before) + 1 : 0;
    return [...done.slice(0, place), column, ...done.slice(place)];
  }, named);
}
