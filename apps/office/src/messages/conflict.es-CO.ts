export const conflictTexts = {
  title: 'Otra persona lo cambió mientras lo editabas',
  text: 'Nada se guardó todavía. Lo que escribiste sigue aquí.',
  same: 'Cambió otra cosa; estos datos siguen como los viste.',
  field: 'Dato',
  mine: 'Tuyo',
  saved: 'Guardado ahora',
  nothing: '–',
  take: 'Usar lo que hay ahora',
  keep: 'Volver a guardar lo mío',
} as const;
