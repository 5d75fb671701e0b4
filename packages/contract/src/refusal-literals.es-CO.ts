/**
 * The specification's own sentences for what was refused or went wrong, letter for letter as those of `literals.es-CO.ts`. A file of its own,
 * because the first page of the shop needs none of them.
 */
export const refusalLiterals = {
  enterANumber: 'Debes ingresar un número valido.',
  noDotsOrCommas: 'No uses puntos ni comas.',
  enterWithoutDots: 'Debes ingresar un número sin puntos ni comas.',
  atLeastOneShade: 'Debes seleccionar por lo menos un color para agregar',
  attention: '!Atención¡',
  somethingHappened: 'Ha ocurrido algo.',
  outOfStockMessage: 'Out of stock',
  productOutOfStock: 'Ouups! Producto fuera de stock',
  noCoverage: 'Sin cobertura: Actualmente no tenemos cobertura para {city}, {state}.',
  clearCartFailed:
    'No se pudo procesar la petición. Intentalo nuevamente, si el problema persiste contacta a soporte técnico.',
  quantityUpdateFailed: 'Ouups, algo ha ocurrido! No se pudo actualizar la cantidad.',
  insufficientStock: 'Stock insuficiente. Solo quedan {n} unidades disponibles',
  itemDeleteFailed: 'No hemos podido realizar tu solicitud. Inténtalo nuevamente.',
  accountDeleted: 'Su cuenta de cliente ha sido eliminada.',
  accountServerTrouble: 'Nuestro servidor está experimentando dificultades momentáneas.',
  customerNotFound: 'Cliente no encontrado',
  accountDeletionFailed: 'Ha ocurrido un error al intentar eliminar el cliente.',
  information: 'Información',
  updateApp: 'Hemos realizado cambios en nuestra aplicación, lo invitamos a actualizarla.',
} as const;
