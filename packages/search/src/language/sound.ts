const alone: Record<string, string> = { v: 'b', w: 'b', z: 's', x: 's', k: 'k', q: 'k', ñ: 'ni', y: 'i', h: '' };
const pairs: Record<string, string> = {
  ph: 'f',
  ch: 'x',
  sh: 'x',
  ll: 'i',
  qu: 'k',
  ck: 'k',
  oo: 'u',
  ee: 'i',
  sc: 's',
  cs: 's',
  gu: 'g',
};

/** The sound of two letters together; undefined when each sounds alone. */
function together(pair: string, next: string): string | undefined {
  if ((pair === 'gu' || pair === 'sc') && !/[ei]/.test(next)) return undefined;
  return pairs[pair];
}

/** The sound of a word in Colombian Spanish: "shampoo" and "champú" are equal, and so are "queratina" and "keratina". */
export function soundOf(word: string): string {
  let sound = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at] ?? '';
    const next = word[at + 1] ?? '';
    const both = together(letter + next, word[at + 2] ?? '');
    if (both !== undefined) at += 1;
    const heard = both ?? soundOfLetter(letter, next);
    if (heard !== '' && heard !== sound.at(-1)) sound += heard;
  }
  return sound;
}

function soundOfLetter(letter: string, next: string): string {
  if (letter === 'c') return /[eics]/.test(next) && next !== '' ? 's' : 'k';
  if (letter === 'g') return /[ei]/.test(next) ? 'j' : 'g';
  if (letter === 'n' && /[bpv]/.test(next)) return 'm';
  return alone[letter] ?? letter;
}
