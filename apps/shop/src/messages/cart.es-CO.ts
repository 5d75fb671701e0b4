import { count } from './es-CO.ts';

const units = (n: number) => count(n, 'unidad', 'unidades');

/** Our own sentences of the cart. */
export const cartMessages = {
  title: 'Carrito',
  clearTitle: '¿Vaciar el carrito?',
  clearText: (n: number) => (n === 1 ? 'Se quita 1 unidad.' : `Se quitan ${n} unidades.`),
  now: 'Entrega inmediata',
  unitsNow: (n: number, when: string) => `${units(n)}, ${n === 1 ? 'sale' : 'salen'} ${when}`,
  units,
  presale: 'Preventa',
  othersNow: (n: number, when: string) =>
    n === 1 ? `La otra unidad sale ${when}` : `Las otras ${n} unidades salen ${when}`,
  othersLater: (n: number, day: string) =>
    n === 1 ? `La otra unidad sale el ${day}` : `Las otras ${n} salen el ${day}`,
  each: (pesos: string) => `${pesos} c/u`,
  remove: (name: string) => `Eliminar ${name}`,
  removed: (name: string) => `Se quitó ${name}`,
  undo: 'Deshacer',
  yourOrder: 'Tu pedido',
  savings: 'Ahorro en ofertas',
  youSave: (pesos: string) => `ahorras ${pesos}`,
  shipping: 'Envío',
  withShipping: (pesos: string) => `con envío de ${pesos}`,
  shippingLater: 'Se calcula en el despacho',
  movement: 'Medio de pago',
  total: 'Total',
  und: (n: number) => `${n.toLocaleString('es-CO')} und.`,
  go: 'Continuar compra',
  addMore: 'Seguir agregando',
  empty: 'Tu carrito está vacío',
  browse: 'Ver productos',
  bestsellers: 'Más vendidos',
  loadFailed: 'No pudimos cargar tu carrito',
  gone: 'Agotados',
  goneText: 'Ya no se pueden pedir',
  soldOut: 'Agotado',
  changed: (n: number) => (n === 1 ? 'Cambió 1 producto' : `Cambiaron ${n} productos`),
  see: 'Ver cambios',
  newsFirst: 'Revisa los cambios para continuar',
  priceUp: 'Subió de precio',
  priceDown: 'Bajó de precio',
  newStock: 'Quedan menos',
  newDate: 'Nueva fecha',
  before: 'Antes',
  after: 'ahora',
};
