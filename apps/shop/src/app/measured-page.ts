import { reportToGoogle } from '../api/analytics/google.ts';
import { type ShopPlace, type PlaceName, places } from './places.ts';

type TitledPlace = { [Name in PlaceName]: (typeof places)[Name] extends { title: string } ? Name : never }[PlaceName];

/** Titles in analytics for places with a title that names a thing or depends on the account. */
const kindTitles: Record<Exclude<PlaceName, TitledPlace>, string> = {
  registerProcess: 'Crear cuenta',
  registrationStatus: 'Tu registro',
  search: 'Resultados',
  manufacturer: 'Marca',
  category: 'Categoría',
  customList: 'Selección',
  product: 'Producto',
  myProfile: 'Mi perfil',
  statement: 'Estado de cuenta',
  quickOrder: 'Pedido rápido',
  reorder: 'Pedir de nuevo',
  sellersCustomer: 'Cliente',
  suggestedOrder: 'Pedido sugerido',
  notices: 'Avisos',
  alerts: 'Avísame',
  priceList: 'Lista de precios',
  formulas: 'Mezclas',
  formula: 'Mezcla',
  outbox: 'Por enviar',
  outboxDraft: 'Pedido con novedad',
  cartNews: 'Cambios en tu carrito',
  purchasedDetail: 'Pedido',
  orderHistoryDetail: 'Pedido',
};

/** Reports the page of a place to Google, with a title that never names a product, an order or a customer. Loaded only to measure. */
export function reportPlace(name: PlaceName): void {
  const { path, title }: ShopPlace = places[name];
  const kind = (kindTitles as Partial<Record<PlaceName, string>>)[name]; // as: places with a title are not in the table
  reportToGoogle(path, title ?? kind ?? '');
}
