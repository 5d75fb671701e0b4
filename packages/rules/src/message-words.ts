import { type MoveVariable, moveVariables } from '@tonalia/contract/move-words';

export { maxMoveWords, moveVariables } from '@tonalia/contract/move-words';

/** The text that an operator begins with. */
export const usualMoveWords =
  'Hola, {cliente}. {producto} de tu pedido {pedido} sale ahora el {sale} y te llega el {entrega}.\n\nSeguimos guardando tus {unidades} al mismo precio.';

const named = /\{([^{}]*)\}/g;

/** What a text names between braces that is no variable, and braces that do not close; each once. */
export function wrongVariables(text: string): string[] {
  const known: readonly string[] = moveVariables;
  const names = [...text.matchAll(named)].map(([whole, name = '']) => (known.includes(name.trim()) ? '' : whole));
  const rest = text.replaceAll(named, '').match(/[{}]/g) ?? [];
  return [...new Set([...names, ...rest])].filter((name) => name !== '');
}

/** The text with its variables replaced; an unknown one stays as it is. */
export const fillWords = (text: string, values: Readonly<Record<MoveVariable, string>>): string =>
  text.replaceAll(named, (whole, name: string) => {
    const known = moveVariables.find((one) => one === name.trim());
    return known ? values[known] : whole;
  });

/** The same in paragraphs, which an empty line divides. */
export const wordParagraphs = (text: string, values: Readonly<Record<MoveVariable, string>>): string[] =>
  fillWords(text, values)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
