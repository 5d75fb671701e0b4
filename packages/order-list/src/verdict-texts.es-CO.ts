/** The verdicts of a list in words. */
export const verdictTexts = {
  code: 'Coincide con el código',
  words: 'Coincide con todo lo escrito',
  carried: 'Coincide con lo que nombraste antes',
  before: 'Como la última vez',
  choose: (candidates: number) => `Elige entre ${candidates}`,
  soldOut: 'Sin existencias',
  unknown: 'No existe en el catálogo',
} as const;
