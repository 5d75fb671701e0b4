/** Whether two words are one with a slip: a letter wrong, missing, added or exchanged; two in a long word. The first letter is right. */
export function isSlipOf(typed: string, word: string): boolean {
  if (typed.length < 5 || word.length < 4 || typed[0] !== word[0] || /\d/.test(typed + word)) return false;
  if (asHeard(typed) === asHeard(word)) return true;
  return isWithin(typed, word, typed.length >= 8 ? 2 : 1);
}

/** Letters that sound alike, as one. */
const asHeard = (word: string): string =>
  word
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/(?<!c)h/g, '')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replace(/(.)\1+/g, '$1');

/** The optimal string alignment distance, at most `most`. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return (last[other.length] ?? most + 1) <= most;
}
