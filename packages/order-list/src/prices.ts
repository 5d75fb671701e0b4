const MEASURE = String.raw`(?:ml|mls|cc|l|lt|lts|litros?|g|gr|grs|gramos?|kg|kilos?|oz|onzas?|w|watts?|rpm|vol)`;
const MARKED =
  /(?:a\s+)?\$\s?\d[\d.,]*(?:\s?(?:mil|k)(?![\p{L}\d]))?|(?<![\d.,])\d[\d.,]*\s?(?:pesos|cop|mil pesos)(?![\p{L}])/giu;
const EACH = /(?<![\p{L}\d])(?:c\/u|cada un[oa]|unitario)(?![\p{L}\d])/giu;
const PLAIN = new RegExp(
  String.raw`(?:=\s*)?(?<![\d.,/-])\d{1,3}(?:\.\d{3})+(?![\d.,/-]|\s?${MEASURE}(?![\p{L}\d]))`,
  'giu',
);

/** Without prices that are marked as such. */
export const withoutMarkedPrices = (piece: string): string => tidy(piece.replace(MARKED, ' ').replace(EACH, ' '));

/** Without numbers that look like pesos as well ("12.900"); undefined when there are none. */
export function withoutPlainPrices(piece: string): string | undefined {
  const rest = tidy(piece.replace(PLAIN, ' '));
  return rest === piece || rest === '' ? undefined : rest;
}

/** Whether a cell holds an amount of money alone. */
export const isPrice = (cell: string): boolean =>
  /^\$\s?\d[\d.,]*$|^\d{1,3}(?:[.,]\d{3})+(?:[.,]00)?$|^\d{4,8}(?:[.,]00)?$/.test(cell.trim());

const tidy = (piece: string): string =>
  piece
    .replace(/\s+/g, ' ')
    .replace(/[\s=,;:]+$/u, '')
    .trim();
