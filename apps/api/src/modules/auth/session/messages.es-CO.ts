import { BRAND } from '../../../platform/messages.ts';
import type { OwnerNotification } from '../notification/notify-owner.ts';

/** To the owner when a session ends because its token was copied. */
export const sessionReused: OwnerNotification = {
  subject: 'Cerramos una sesión de tu cuenta',
  text: `Cerramos una sesión de tu cuenta de ${BRAND} porque alguien pudo haberla copiado. Tus otros dispositivos siguen abiertos. Ingresa de nuevo y, si algo te parece extraño, cambia tu contraseña.`,
};
