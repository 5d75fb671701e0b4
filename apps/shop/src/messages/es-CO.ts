import { formatNumber } from '@tonalia/rules/money';

/** Texts shared by all screens. The specification's literals are in @tonalia/contract/literals.es-CO. */
export const messages = {
  errors: {
    unknown: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
    offline: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
    timeout: 'La respuesta está tardando demasiado. Inténtalo de nuevo.',
    loadFailed: 'No pudimos cargar esta página',
    cartIsSafe: 'Tu carrito está guardado.',
    retry: 'Reintentar',
    sessionEnded: 'Tu sesión terminó. Ingresa de nuevo.',
  },
  shell: {
    skipToContent: 'Ir al contenido',
    searchPlaceholder: 'Busca productos, marcas o tonos',
    searchPlaceholderSeller: 'Busca o escribe un código',
    search: 'Buscar',
    categories: 'Categorías',
    brands: 'Marcas',
    offers: 'Ofertas',
    news: 'Nuevos',
    bestsellers: 'Más vendidos',
    combos: 'Combos',
    quickOrder: 'Pedido rápido',
    lists: 'Plantillas',
    home: 'Inicio',
    customers: 'Clientes',
    cart: 'Carrito',
    account: 'Cuenta',
    deliverAt: 'Entregar en',
    close: 'Cerrar',
    seller: 'Asesora comercial',
    mainNavigation: 'Principal',
    loading: 'Cargando',
    yourAccount: 'Tu cuenta',
    see: 'Ver',
    seeAll: 'Ver todos',
    change: 'Cambiar',
    choose: 'Escoger',
    back: 'Volver',
    cancel: 'Cancelar',
    understood: 'Entendido',
    level: (name: string) => `Nivel ${name}`,
  },
  card: {
    add: (name: string) => `Agregar ${name}`,
    chooseShades: (name: string) => `Elegir tonos de ${name}`,
    chooseVolume: (name: string) => `Elegir volumen de ${name}`,
    more: (n: number) => `+${count(n, 'tono', 'tonos')}`,
    minimum: (n: number) => `mín. ${n}`,
    chosen: (n: number) => `${count(n, 'unidad', 'unidades')} en el carrito`,
    available: (n: number) => `disp. ${n.toLocaleString('es-CO')}`,
    soldOut: 'Agotado',
    arrives: (day: string) => `llega ${day.toLowerCase()}`,
  },
  cart: {
    added: 'Agregado al carrito',
    customerNeeded: 'Escoge para quién es el pedido y vuelve a intentarlo.',
  },
  cartName: (units: number) => (units === 1 ? 'Carrito, 1 producto' : `Carrito, ${units} productos`),
};

/** "1 unidad", "2 unidades". */
export function count(n: number, one: string, many: string): string {
  return `${formatNumber(n)} ${n === 1 ? one : many}`;
}
