import { passwordLinkMinutes } from '@tonalia/rules/policy';
import { BRAND } from '../../../platform/messages.ts';
import type { OwnerNotification } from '../notification/notify-owner.ts';

/** Texts about a forgotten and a changed password. */
export const recoveryRequested =
  'Si el correo está registrado, en unos minutos recibirás un enlace para cambiar tu contraseña.';
export const changedByLink = 'Tu contraseña cambió. Ingresa con la nueva.';
export const changed = 'Tu contraseña cambió.';

export const recoveryMail = (link: string): OwnerNotification => ({
  subject: `Cambia tu contraseña de ${BRAND}`,
  text: [
    'Para poner una contraseña nueva, abre este enlace:',
    link,
    `Sirve durante ${passwordLinkMinutes} minutos y una sola vez. Si no lo pediste, no tienes que hacer nada: tu contraseña sigue igual.`,
  ].join('\n\n'),
});

/** To an unconfirmed address: no password is set from there. */
export const unconfirmedMail = (loginUrl: string, link: string): OwnerNotification => ({
  subject: `Ingresa a ${BRAND} con tu celular`,
  text: [
    `Pediste cambiar tu contraseña, pero este correo aún no está confirmado. Ingresa con tu celular: ${loginUrl}`,
    'Después confirma tu correo con este enlace, y cambia la contraseña desde Mis datos:',
    link,
    'Si no lo pediste, no tienes que hacer nada.',
  ].join('\n\n'),
});

export const passwordChanged: OwnerNotification = {
  subject: 'Tu contraseña cambió',
  text: `La contraseña de tu cuenta de ${BRAND} cambió y cerramos las demás sesiones. Si no fuiste tú, pide una nueva desde Ingresar y escríbenos.`,
};
