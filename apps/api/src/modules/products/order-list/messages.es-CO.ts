/** More rows than a list may have. */
export const tooManyRows = (most: number): string => `tiene más de ${most} filas; pégala en partes`;

/** Why a file is no list; each follows "archivo". */
export const fileRefusals = {
  row: (rowNo: number, why: string) => `la fila ${rowNo} no se puede leer: ${why}`,
  tooManyRows: (most: number) => `tiene más de ${most} filas; súbelo en partes`,
  empty: 'no tiene filas con productos',
} as const;
