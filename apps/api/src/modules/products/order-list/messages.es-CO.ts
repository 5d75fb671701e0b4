/** The verdicts of a list in words. */
export const verdictTexts = {
  code: 'Coincide con el código',
  words: 'Coincide con todo lo escrito',
  carried: 'Coincide con lo que nombraste antes',
  choose: (candidates: number) => `Elige entre ${candidates}`,
  soldOut: 'Sin existencias',
  unknown: 'No existe en el catálogo',
} as const;

/** More rows than a list may have. */
export const tooManyRows = (most: number): string => `tiene más de ${most} filas; pégala en partes`;
