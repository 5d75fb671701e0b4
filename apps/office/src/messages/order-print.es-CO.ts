const many = (count: number, one: string, several: string): string => (count === 1 ? one : `${count} ${several}`);

export const printTexts = {
  menu: 'Imprimir',
  rows: { listas: 'Listas de alistamiento', guias: 'Guías 100 × 150', remisiones: 'Remisiones' },
  tooMany: (most: number) => `Imprime hasta ${most} pedidos de una vez`,
  lists: (count: number) => many(count, '1 lista de alistamiento', 'listas de alistamiento'),
  notes: (count: number) => many(count, '1 remisión', 'remisiones'),
  labels: (count: number) => many(count, '1 guía', 'guías'),
  labelsReady: 'Cada caja tiene su guía.',
  withoutBox: 'Todavía no tiene cajas.',
  printLabels: (count: number) => `Imprimir ${many(count, '1 guía', 'guías')}`,
  none: 'No hay pedidos elegidos. Vuelve a Pedidos y elige los que quieras imprimir.',
  loading: (done: number, all: number) => `Preparando ${done} de ${all} pedidos…`,
  someFailed: 'Estos pedidos no se pueden imprimir:',
  ready: 'Cada despacho empieza una hoja nueva.',
  print: 'Imprimir',
  printOthers: (count: number) => `Imprimir ${many(count, '1 pedido', 'pedidos')}`,
};
