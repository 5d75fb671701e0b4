/** Texts of the sheet that pastes shades. */
export const pasteTexts = {
  title: 'Pegar tonos',
  pasted: 'Pegado',
  hint: 'Pega aquí las filas de Excel: número, nombre, color, código y precio, en cualquier orden.',
  size: (rows: number, columns: number) =>
    `${rows === 1 ? '1 fila' : `${rows} filas`}, ${columns === 1 ? '1 columna' : `${columns} columnas`}`,
  again: 'Pegar otra vez',
  filter: 'Filas',
  filters: { all: 'Todas', new: 'Nuevos', changed: 'Cambian', same: 'Iguales', wrong: 'Con problema' },
  column: (n: number) => `Columna ${n}`,
  leaveOut: 'No traer',
  row: 'Fila',
  result: 'Resultado',
  fields: { shade: 'Número', name: 'Nombre', swatch: 'Color', code: 'Código', price: 'Precio' },
  changed: { shade: 'el número', name: 'el nombre', swatch: 'el color', code: 'el código', price: 'el precio' },
  kinds: { new: 'Nuevo', changed: 'Cambia', same: 'Igual' },
  mend: (field: string, line: number) => `${field} de la fila ${line}`,
  problems: {
    shade: 'Falta el número',
    swatch: 'Color no válido',
    price: 'Precio no válido',
    code: 'Falta el código',
    long: 'Es demasiado largo',
  },
  repeats: (line: number) => `Repetida de la fila ${line}`,
  mended: 'Se agregó # al color',
  wrong: (count: number) => `${count} con problema`,
  notMade: (count: number) => (count === 1 ? 'no se guarda' : 'no se guardan'),
  tooLong: (most: number) => `Caben ${most} filas a la vez`,
  refused: (count: number) =>
    count === 1 ? 'Nada se guardó: 1 fila no se puede guardar' : `Nada se guardó: ${count} filas no se pueden guardar`,
  cancel: 'Cancelar',
  act: (added: number, changed: number) => {
    const make = added === 0 ? '' : `Crear ${added}`;
    const change = changed === 0 ? '' : `${added === 0 ? 'Cambiar' : 'cambiar'} ${changed}`;
    return [make, change].filter(Boolean).join(' y ') || 'Crear';
  },
  saveAnyway: 'Guardar así',
  saved: (added: number, changed: number) =>
    [
      added > 0 && (added === 1 ? '1 tono creado' : `${added} tonos creados`),
      changed > 0 && (changed === 1 ? '1 cambiado' : `${changed} cambiados`),
    ]
      .filter(Boolean)
      .join(', '),
  asDrafts: 'Quedan como borrador hasta que los publiques.',
} as const;
