/** Our own sentences of the shop as something installed on a phone. */
export const installedMessages = {
  newVersion: 'Hay una versión nueva',
  install: 'Instalar la app',
  installByHand: 'En Safari: Compartir → Agregar a inicio',
  refreshing: 'Actualizando',
  refreshed: 'La página está al día',
};
