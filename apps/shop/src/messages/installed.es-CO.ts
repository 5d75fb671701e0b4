/** Texts about installing and updating the shop. */
export const installedMessages = {
  newVersion: 'Hay una versión nueva',
  install: 'Instalar la app',
  installByHand: 'En Safari: Compartir → Agregar a inicio',
  refreshing: 'Actualizando',
  refreshed: 'La página está al día',
};
