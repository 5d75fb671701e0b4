import { letterOf, unlinked } from '../notifications/messages.es-CO.ts';

/** Why a list is not made; it follows the name of the field. */
export const emptyList = 'no tiene productos que se vendan';

/** Shown on locked phones, so it has no names. */
export const pushedList = {
  title: 'Es hora de tu plantilla',
  text: 'Ábrela con los precios de hoy y pídela completa.',
};

/** The same for a list whose lines are in the cart already. */
export const pushedCart = {
  title: 'Tu pedido está listo en el carrito',
  text: 'Revísalo con los precios de hoy y confírmalo cuando quieras.',
};

/** The same behind the bell. */
export const listNotice = (list: string) => ({
  title: `Es hora de «${list}»`,
  text: 'Con los precios y lo disponible de hoy',
  action: 'Abrir',
});

const unitsText = (units: number) => (units === 1 ? '1 unidad' : `${units.toLocaleString('es-CO')} unidades`);

/** The part that is in the cart already; `missing` says that some of it could not be added. */
export const cartNotice = (list: string, { units, missing }: FilledCart) => ({
  title: `«${list}» está lista en el carrito`,
  text: `${unitsText(units)} con los precios de hoy${missing ? '; algo no alcanzó' : ''}`,
  action: 'Ver carrito',
});

/** The units that were put into the cart, and whether something is missing. */
export interface FilledCart {
  units: number;
  missing: boolean;
}

/** The same as a mail about what is in the cart. */
export const mailedCart = (person: string, list: string, url: string) => ({
  subject: 'Tu pedido está listo en el carrito',
  text: letterOf(
    unlinked(person),
    `Pusimos en tu carrito la plantilla «${unlinked(list)}» con los precios y lo disponible de hoy. No pedimos nada por ti: revísala y confírmala.`,
    url,
  ),
});

/** The same by WhatsApp. */
export const sentReminder = (list: string, isInCart: boolean, url: string) =>
  isInCart
    ? `Tu plantilla «${unlinked(list)}» está lista en el carrito con los precios de hoy. Revísala y confírmala: ${url}`
    : `Es hora de tu plantilla «${unlinked(list)}». Ábrela con los precios de hoy: ${url}`;

/** The same as a mail. */
export const mailedList = (person: string, list: string, url: string) => ({
  subject: 'Es hora de tu plantilla',
  text: letterOf(
    unlinked(person),
    `Nos pediste recordarte la plantilla «${unlinked(list)}». Está lista con los precios y lo disponible de hoy.`,
    url,
  ),
});
