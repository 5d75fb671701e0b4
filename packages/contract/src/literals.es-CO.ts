/**
 * The specification's own sentences, letter for letter: spelling, punctuation and the formal "usted" stay as the source has them,
 * because other clients compare them. Our own sentences live beside the screens, never here.
 * `{name}` marks a value put in by `fill`.
 */
export const literals = {
  next: 'Siguiente',
  skip: 'Saltar',
  login: 'Ingresar',
  deliverTo: 'Entregar a',
  chooseCustomer: 'Selecciona un cliente',
  takeOrder: 'Tomar pedido',
  registerCustomer: 'Registrar cliente',
  orderHistory: 'Historial de pedidos',
  myCredits: 'Mis créditos',
  myAddresses: 'Mis direcciones de entrega',
  help: 'Ayuda',
  terms: 'Términos y condiciones',
  logout: 'Cerrar sesión',
  reorder: 'Pedir de nuevo',
  emptyCart: 'Vaciar',
  clearSearch: 'Limpiar búsqueda',
  chooseAddress: 'Escoge una dirección',
  colourCard: 'Carta de color',
  searchShade: 'Buscar tono',
  topSeller: 'Top seller',
  newShades: 'Nuevos',
  addToCart: 'Agregar al carrito',
  popupBanner: 'Banner popup',
  notANumber: 'No es un número válido.',
  chooseVolume: 'Debes seleccionar un volumen de {name}',
  chooseColour: 'Debe seleccionar un color',
  shadeOutOfStock: 'Tono fuera de stock',
  stockExceeded: 'Stock máximo sobrepasado',
  onlyLeft: 'solo quedan {n} unidades disponibles',
  update: 'Actualizar',
} as const;

/** Puts values into a literal: `fill(literals.onlyLeft, { n: 3 })`. A name without a value stays visible, so a slip is seen. */
export function fill(literal: string, values: Record<string, string | number>): string {
  return literal.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** More was asked for than there is: "Stock máximo sobrepasado: solo quedan 3 unidades disponibles". */
export const overStock = (left: number): string => `${literals.stockExceeded}: ${fill(literals.onlyLeft, { n: left })}`;

/** All there is was asked for, and no more than that: "Solo quedan 3 unidades disponibles". */
export function allOfStock(left: number): string {
  const text = fill(literals.onlyLeft, { n: left });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
