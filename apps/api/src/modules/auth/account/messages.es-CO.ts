import { emailLinkHours } from '@tonalia/rules/policy';
import { BRAND } from '../../../platform/messages.ts';
import type { OwnerNotification } from '../notification/notify-owner.ts';

/** Notifications about changes of an account. */
const notice = (subject: string, ...paragraphs: string[]): OwnerNotification => ({
  subject,
  text: paragraphs.join('\n\n'),
});

const NOT_ME = 'Si no fuiste tú, cambia tu contraseña y escríbenos: alguien puede tener tu cuenta abierta.';

/** To the new address, with the link that confirms it. */
export const emailToConfirm = (link: string) =>
  notice(
    'Confirma tu correo',
    `Pediste usar este correo en tu cuenta de ${BRAND}. Para confirmarlo, abre este enlace con tu sesión abierta:`,
    link,
    `Sirve durante ${emailLinkHours} horas y una sola vez. Si no lo pediste, no tienes que hacer nada.`,
  );

/** To the owner of an address that another account requests. */
export const emailRequested = notice(
  'Alguien quiso usar tu correo',
  `Alguien pidió usar este correo en otra cuenta de ${BRAND}. Tu cuenta sigue igual y no tienes que hacer nada.`,
  'Si fuiste tú, ingresa con este correo, o escoge otro para la otra cuenta.',
);

/** To the address in use until now. */
export const emailLeaves = notice(
  'Pediste cambiar tu correo',
  `Pediste usar otro correo en tu cuenta de ${BRAND}. El cambio vale cuando abras el enlace que enviamos al correo nuevo.`,
  NOT_ME,
);

export const phoneChanged = notice(
  'Cambiaste tu celular',
  `El celular de tu cuenta de ${BRAND} cambió. Desde ahora ingresas con el nuevo.`,
  NOT_ME,
);

/** To the e-mail of a new account. */
export const emailOfNewAccount = (link: string): OwnerNotification => ({
  subject: 'Confirma tu correo',
  text:
    `Este correo quedó en una cuenta nueva de ${BRAND}. Si es tuya, confírmalo con este enlace y tu sesión abierta:\n\n${link}\n\n` +
    `Sirve durante ${emailLinkHours} horas y una sola vez. Si no es tuya, no tienes que hacer nada: desde aquí nadie ingresa.`,
});

/** To the owner of an e-mail that a new account names. */
export const emailTaken = (loginUrl: string): OwnerNotification => ({
  subject: 'Alguien creó una cuenta con tu correo',
  text:
    `Alguien creó una cuenta en ${BRAND} y escribió este correo, que ya es de tu cuenta. Tu cuenta sigue igual y nadie más puede ` +
    `ingresar con tu correo.\n\nSi fuiste tú, ingresa con la cuenta que ya tienes: ${loginUrl}`,
});
