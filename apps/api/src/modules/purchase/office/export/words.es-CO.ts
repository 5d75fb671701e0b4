import type { OrderStatus } from '../../order/order.rules.ts';

/** Titles and words of an exported list of orders. */
export const exportWords = {
  sheet: 'Pedidos',
  direct: 'Directo',
  document: 'Documento',
  total: 'Total',
  titles: [
    'Pedido',
    'Fecha',
    'Cliente',
    'Documento',
    'Ciudad',
    'Asesor',
    'Despacho',
    'Ruta',
    'Bodega',
    'Pago',
    'Unidades',
    'Total',
    'Estado',
  ],
  status: {
    pending_payment: 'Por pagar',
    paid: 'Por alistar',
    confirmed: 'Por alistar',
    preparing: 'En alistamiento',
    dispatched: 'En camino',
    delivered: 'Entregado',
    cancelled: 'Cancelado',
    rejected: 'Rechazado',
  } satisfies Record<OrderStatus, string>,
};
