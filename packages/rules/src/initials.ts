/** First letters of first and last name, in capitals: "Luz Marina", "Rojas" → "LR". */
export function initialsOf(name: string, lastName = ''): string {
  return [name, lastName].map((part) => firstLetter(part)).join('');
}

/** For a business: first letters of the first two words other than "Salón", "Peluquería", "de"… */
export function businessInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !/^(y|e|de|del)$/i.test(word));
  const telling = words.length > 2 ? words.slice(1) : words;
  return telling.slice(0, 2).map(firstLetter).join('');
}

/** The profile name in the header: eight characters, then an ellipsis. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > PROFILE_NAME_MAX ? `${letters.slice(0, PROFILE_NAME_MAX).join('')}…` : name;
}

const PROFILE_NAME_MAX = 8;

function firstLetter(text: string): string {
  const [first = ''] = text.trim();
  return first.toLocaleUpperCase('es-CO');
}
