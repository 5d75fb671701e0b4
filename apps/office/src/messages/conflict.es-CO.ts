export const conflictTexts = {
  title: 'Otra persona lo cambió mientras lo editabas',
  text: 'Nada se guardó todavía. Lo que escribiste sigue aquí.',
  same: 'En estos datos, lo guardado ahora es igual a lo tuyo.',
  field: 'Dato',
  mine: 'Tuyo',
  saved: 'Guardado ahora',
  nothing: '–',
  take: 'Usar lo que hay ahora',
  keep: 'Volver a guardar lo mío',
} as const;
