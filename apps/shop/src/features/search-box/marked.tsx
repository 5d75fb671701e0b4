const plain = (text: string) => [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

/** Position of `part` in `text` at the start of a word, ignoring accents; -1 when absent. */
export function placeOf(text: string, part: string): number {
  const [whole, query] = [plain(text), plain(part.trim())];
  if (query === '') return -1;
  for (let at = whole.indexOf(query); at >= 0; at = whole.indexOf(query, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(whole.charAt(at - 1))) return at;
  }
  return -1;
}

/** `text` with the typed part in bold. */
export function Marked({ text, part }: { text: string; part: string }) {
  const letters = [...text];
  const at = placeOf(text, part);
  if (at < 0) return text;
  const end = at + [...part.trim()].length;
  return (
    <>
      {letters.slice(0, at).join('')}
      <b className="font-bold">{letters.slice(at, end).join('')}</b>
      {letters.slice(end).join('')}
    </>
  );
}
