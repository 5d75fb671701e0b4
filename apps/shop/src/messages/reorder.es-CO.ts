import { count } from './es-CO.ts';

/** Texts of ordering again and of cancelling an order. */
export const reorderMessages = {
  again: (code: string) => `Pedir de nuevo, ${code}`,
  added: (n: number) => `Agregamos ${count(n, 'unidad', 'unidades')} al carrito`,
  seeCart: 'Ver carrito',
  notAll: 'Esto no se pudo agregar',
  none: 'Nada de este pedido se puede agregar ahora',
  partly: (added: number, wanted: number) => `${added} de ${wanted} und.`,
  failed: 'No pudimos agregar el pedido',
  loadFailed: 'No pudimos cargar el pedido',
  lines: 'Productos del pedido',
  ticked: (products: number, units: number) =>
    `${count(products, 'producto', 'productos')}, ${count(units, 'unidad', 'unidades')}`,
  nothingTicked: 'Marca al menos un producto',
  orderNow: 'Ir a confirmar',
  keepShopping: 'Seguir comprando',
  cancel: 'Cancelar pedido',
  cancelTitle: '¿Cancelar este pedido?',
  cancelText: 'Las unidades quedan libres. Si ya pagaste, te devolvemos el dinero.',
  cancelConfirm: 'Cancelar pedido',
  keep: 'Conservar pedido',
  cancelled: (code: string) => `Cancelamos el pedido ${code}`,
};
