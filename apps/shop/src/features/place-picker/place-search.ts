import { plainText } from '@tonalia/rules/plain-text';

/** Removes accents, ñ and punctuation: "Bogotá, D.C." → "bogota dc", "Nariño" → "narino". */
const normalised = (text: string) =>
  plainText(text)
    .replaceAll('ñ', 'n')
    .replaceAll('.', '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The match of a name with the typed text: 0 equal, 1 it begins with it, 2 one of its words does, null none. */
function rank(name: string, typed: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(` ${typed}`) ? 2 : null;
}

/** Places with a name, or a word of it, that begins with the typed text; best match first, ties keep their order. */
export function placesLike<P extends { name: string }>(places: readonly P[], typed: string): P[] {
  const query = normalised(typed);
  const ranked = places.map((place) => ({ place, rank: rank(normalised(place.name), query) }));
  return [0, 1, 2].flatMap((at) => ranked.filter((one) => one.rank === at).map(({ place }) => place));
}
