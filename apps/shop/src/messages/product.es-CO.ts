/** Texts of the product page. */
export const productMessages = {
  home: 'Inicio',
  pictures: (product: string) => `Fotos de ${product}`,
  picture: (n: number, all: number) => `Foto ${n} de ${all}`,
  dispatchNow: (when: string) => `Sale de bodega ${when}`,
  dispatchOn: (day: string) => `Sale de bodega el ${day}`,
  splitDispatch: (now: number, when: string, later: number, day: string) =>
    `${now === 1 ? 'Sale 1 unidad' : `Salen ${now} unidades`} ${when} y ${later} el ${day}`,
  to: (place: string) => ` a ${place}`,
  left: (n: number) => (n === 1 ? 'Queda 1 unidad' : `Quedan ${n} unidades`),
  similar: 'Ver tonos parecidos',
  share: 'Compartir',
  copied: 'Enlace copiado',
  notCopied: 'No pudimos copiar el enlace. Cópialo de la barra de tu navegador.',
  zoomIn: (product: string) => `Ampliar la foto de ${product}`,
  zoomOut: 'Ver la foto completa',
  seen: 'Vistos hace poco',
  soldOut: 'Agotado por ahora',
  details: 'Detalles',
  usedWith: 'Se usa con',
  from: 'Desde',
};
