const returns = (count: number): string => (count === 1 ? '1 devolución' : `${count} devoluciones`);

/** Words of what is done with many returns at once. */
export const returnBulkTexts = {
  bulk: 'Acciones sobre las devoluciones elegidas',
  count: returns,
  units: (units: string) => `${units} und.`,
  chooseAll: 'Elegir todas las de la página',
  chooseOne: (code: string) => `Elegir ${code}`,
  choose: 'elegir',
  clearChoice: 'Quitar la selección',
  collect: 'Aprobar y recoger',
  fits: (fits: number, all: number) => `Sirve para ${fits} de ${all}`,
  ask: (count: number) => `¿Aprobar y recoger ${returns(count)}?`,
  happens: 'Se recogen, y la tienda avisa a cada cliente',
  happensToOne: 'Se recoge, y la tienda le avisa al cliente.',
  checking: 'Revisando las devoluciones',
  cancel: 'Volver',
  done: (count: number) => `${returns(count)} por recoger`,
  partly: (changed: number, all: number) => `Aprobadas ${changed} de ${all}`,
} as const;
