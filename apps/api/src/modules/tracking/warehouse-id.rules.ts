import { withoutAccents } from '@tonalia/rules/without-accents';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Three letters for a warehouse that no other one has, like those of its municipality. */
export function freeWarehouseId(city: string, taken: ReadonlySet<string>): string {
  const plain = withoutAccents(city)
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  const [first = 'B', second = 'O', ...others] = `${plain}${LETTERS}`;
  const ends = [...others, ...LETTERS];
  const like = ends.map((last) => `${first}${second}${last}`);
  const further = [...LETTERS].flatMap((middle) => [...LETTERS].map((last) => `${first}${middle}${last}`));
  return [...like, ...further].find((id) => !taken.has(id)) ?? `${first}${second}${LETTERS[0]}`;
}
