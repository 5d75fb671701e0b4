import { count } from './es-CO.ts';

/** Texts of ordering again and of cancelling an order. */
export const reorderMessages = {
  again: (code: string) => `Pedir de nuevo, ${code}`,
  added: (n: number) => `Agregamos ${count(n, 'unidad', 'unidades')} al carrito`,
  seeCart: 'Ver carrito',
  notAll: 'Esto no se pudo agregar',
  none: 'Nada de este pedido se puede agregar ahora',
  partly: (added: number, wanted: number) => `${added} de ${wanted} und.`,
  keepShopping: 'Seguir comprando',
  cancel: 'Cancelar pedido',
  cancelTitle: '¿Cancelar este pedido?',
  cancelText: 'Las unidades quedan libres. Si ya pagaste, te devolvemos el dinero.',
  cancelConfirm: 'Cancelar pedido',
  keep: 'Conservar pedido',
  cancelled: (code: string) => `Cancelamos el pedido ${code}`,
};
