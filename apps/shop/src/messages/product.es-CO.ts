/** Our own sentences of the page of a product. */
export const productMessages = {
  home: 'Inicio',
  pictures: (product: string) => `Fotos de ${product}`,
  picture: (n: number, all: number) => `Foto ${n} de ${all}`,
  quantity: 'Cantidad',
  minimum: (n: number) => `Se pide de ${n} en ${n}`,
  dispatchToday: 'Sale de bodega hoy',
  dispatchOn: (day: string) => `Sale de bodega el ${day}`,
  splitDispatch: (now: number, later: number, day: string) =>
    `${now === 1 ? 'Sale 1 unidad' : `Salen ${now} unidades`} hoy y ${later} el ${day}`,
  to: (place: string) => ` a ${place}`,
  left: (n: number) => (n === 1 ? 'Queda 1 unidad' : `Quedan ${n} unidades`),
  inStock: 'Disponible',
  soldOut: 'Agotado por ahora',
  details: 'Detalles',
  usedWith: 'Se usa con',
  from: 'Desde',
};
