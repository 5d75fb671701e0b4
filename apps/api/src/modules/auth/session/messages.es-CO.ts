import { BRAND } from '../../../platform/messages.ts';
import type { OwnerNotification } from '../notification/notify-owner.ts';

/** What the owner reads when a session is ended because somebody has a copy of it. */
export const sessionReused: OwnerNotification = {
  subject: 'Cerramos una sesión de tu cuenta',
  text: `Cerramos una sesión de tu cuenta de ${BRAND} porque alguien pudo haberla copiado. Tus otros dispositivos siguen abiertos. Ingresa de nuevo y, si algo te parece extraño, cambia tu contraseña.`,
};
