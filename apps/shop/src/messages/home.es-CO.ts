import { count } from './es-CO.ts';

/** Our own sentences of the home of each role. */
export const homeMessages = {
  heroTitle: 'Las mejores marcas en un solo lugar',
  heroText: 'Compra al por mayor, sin monto mínimo.',
  shelves: { offers: 'En oferta', bestsellers: 'Más vendidos', news: 'Recién llegados', combos: 'Combos' },
  lastOrder: (ago: string) => `Tu último pedido, ${ago}`,
  lastOrderOf: (ago: string) => `Último pedido, ${ago}`,
  orderSum: (lines: number, total: string) => `${count(lines, 'producto', 'productos')} por ${total}`,
  cartSum: (lines: number, units: number) =>
    `${count(lines, 'línea', 'líneas')}, ${count(units, 'unidad', 'unidades')}`,
  seeCart: 'Ver carrito',
  title: 'Mercado',
  bestsellers: 'Lo más vendido',
  benefits: [
    ['truck', 'Despacho a todo el país', 'Verifica la cobertura de tu ciudad'],
    ['badge-check', 'Sin monto mínimo', 'Pide desde una unidad'],
    ['credit', 'Paga como prefieras', 'Efectivo al recibir o con tu cupo'],
    ['headset', 'Asesoría de tu zona', 'Una persona que conoce tu salón'],
  ] as const,
  missing: 'Te faltan',
  toReach: (tier: string) => `para ${tier}`,
  progress: 'Avance al siguiente nivel',
  city: 'Ciudad',
  address: 'Dirección',
  loyalty: 'Lealtad',
  changeCustomer: 'Cambiar cliente',
  chooseCustomerHelp: 'Sus precios, su inventario y su carrito aparecen cuando lo escoges.',
  columns: { product: 'Producto', stock: 'Stock', price: 'Precio', quantity: 'Cantidad', total: 'Total' },
  welcomeAction: 'Ver productos',
};
