import { letterOf, unlinked } from '../notifications/messages.es-CO.ts';

/** Why a list is not made; it follows the name of the field. */
export const emptyList = 'no tiene productos que se vendan';

/** Shown on locked phones, so it has no names. */
export const pushedList = {
  title: 'Es hora de tu plantilla',
  text: 'Ábrela con los precios de hoy y pídela completa.',
};

/** The same behind the bell. */
export const listNotice = (list: string) => ({
  title: `Es hora de «${list}»`,
  text: 'Con los precios y lo disponible de hoy',
  action: 'Abrir',
});

/** The same as a mail. */
export const mailedList = (person: string, list: string, url: string) => ({
  subject: 'Es hora de tu plantilla',
  text: letterOf(
    unlinked(person),
    `Nos pediste recordarte la plantilla «${unlinked(list)}». Está lista con los precios y lo disponible de hoy.`,
    url,
  ),
});
