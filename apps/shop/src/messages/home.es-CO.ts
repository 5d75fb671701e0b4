import { count } from './es-CO.ts';

/** Texts of the home of each role. */
export const homeMessages = {
  heroTitle: 'Las mejores marcas en un solo lugar',
  heroText: 'Compra al por mayor, sin monto mínimo.',
  createAccount: 'Crear cuenta',
  shelves: { offers: 'En oferta', bestsellers: 'Más vendidos', news: 'Recién llegados', combos: 'Combos' },
  lastOrder: (ago: string) => `Tu último pedido, ${ago}`,
  lastOrderOf: (ago: string) => `Último pedido, ${ago}`,
  orderSum: (lines: number, total: string) => `${count(lines, 'producto', 'productos')} por ${total}`,
  cartSum: (lines: number, units: number) =>
    `${count(lines, 'línea', 'líneas')}, ${count(units, 'unidad', 'unidades')}`,
  seeCart: 'Ver carrito',
  title: 'Inicio',
  banners: 'Lo más destacado',
  banner: (n: number, all: number) => `Ver ${n} de ${all}`,
  pause: 'Detener el cambio automático',
  resume: 'Reanudar el cambio automático',
  featured: 'Para tu negocio',
  shelvesFailed: 'No pudimos cargar los productos',
  quick: {
    colours: ['Buscar por color', 'En todas las marcas'],
    offers: ['Ofertas', 'Lo que hoy baja de precio'],
    favourites: ['Favoritos', 'Lo que este cliente guarda'],
    register: ['Registrar cliente', 'Datos y dirección'],
  } as const,
  quickLabel: 'Accesos',
  bestsellers: 'Lo más vendido',
  benefits: [
    ['Despacho a todo el país', 'Verifica la cobertura de tu ciudad'],
    ['Sin monto mínimo', 'Pide desde una unidad'],
    ['Paga como prefieras', 'Efectivo al recibir o con tu cupo'],
    ['Asesoría de tu zona', 'Una persona que conoce tu salón'],
  ] as const,
  missing: 'Te faltan',
  toReach: (tier: string) => `para ${tier}`,
  progress: 'Avance al siguiente nivel',
  city: 'Ciudad',
  address: 'Dirección',
  loyalty: 'Lealtad',
  credit: 'Cupo disponible',
  changeCustomer: 'Cambiar cliente',
  chooseCustomerHelp:
    'Ves los precios de lista. Los del cliente, su inventario y su carrito aparecen cuando lo escoges.',
  welcomeAction: 'Ver productos',
};
