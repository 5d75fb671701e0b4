/** Titles of the downloaded list of settlements. */
export const settlementExportWords = {
  load: 'Hoja de ruta',
  driver: 'Conductor',
  route: 'Ruta',
  day: 'Despacho',
  stops: 'Paradas',
  open: 'Paradas por entregar',
  wentOut: 'Salió a cobrar',
  pending: 'Por entregar',
  notCollected: 'No se cobró',
  electronic: 'Por Bre-B',
  mustHandOver: 'Debe entregar',
  counted: 'Contado',
  difference: 'Diferencia',
  closedAt: 'Cerrado',
};
