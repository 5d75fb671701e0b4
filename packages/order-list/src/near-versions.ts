import { type RowWords, explain } from './explain.ts';
import type { NamedVersion } from './named-version.ts';

const MOST = 3;
const MOST_COMPARED = 2_000;

/** The versions that have the most of the words, the number of the label as far as it is the same; a product once. */
export function nearVersions(row: RowWords, versions: readonly NamedVersion[]): NamedVersion[] {
  const alone = row.words.map((word, at) => ({ ...row, words: [word], meanings: [row.meanings[at] ?? []] }));
  const rated = versions.slice(0, MOST_COMPARED).map((version) => {
    const explained = alone.filter((one) => explain(one, version) !== undefined).length;
    return { version, rate: explained + sameStart(row.words, version.labelNumber) / 10 };
  });
  const best = rated.filter(({ rate }) => rate >= 0.2).toSorted((one, other) => other.rate - one.rate);
  return best.slice(0, MOST).map(({ version }) => version);
}

function sameStart(words: readonly string[], label: string | null): number {
  const [number = ''] = words.filter((word) => /^\d/.test(word));
  let length = 0;
  while (label !== null && length < number.length && number[length] === label[length]) length += 1;
  return length;
}
