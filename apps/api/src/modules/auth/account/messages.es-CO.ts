import { BRAND } from '../../../platform/messages.ts';
import type { Notice } from '../notice/tell-owner.ts';

/** What people read when something of their account changed. */
const notice = (subject: string, ...paragraphs: string[]): Notice => ({ subject, text: paragraphs.join('\n\n') });

const NOT_ME = 'Si no fuiste tú, cambia tu contraseña y escríbenos: alguien puede tener tu cuenta abierta.';

/** To the new address: the link that makes it one's own. */
export const emailToConfirm = (link: string) =>
  notice(
    'Confirma tu correo',
    `Pediste usar este correo en tu cuenta de ${BRAND}. Para confirmarlo, abre este enlace con tu sesión abierta:`,
    link,
    'Sirve durante 24 horas y una sola vez. Si no lo pediste, no tienes que hacer nada.',
  );

/** To the owner of an address that somebody else wants to use. */
export const emailWanted = notice(
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

export const accountRemoved = notice(
  'Tu cuenta fue eliminada',
  `Eliminamos tu cuenta de ${BRAND} y tus datos personales. Los pedidos que hiciste quedan sin tu nombre, como pide la ley.`,
  'Si vuelves, te esperamos: puedes crear una cuenta nueva cuando quieras.',
);
