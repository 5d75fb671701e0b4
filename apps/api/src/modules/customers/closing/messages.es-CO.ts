import { BRAND } from '../../../platform/messages.ts';
import type { OwnerNotification } from '../../auth/index.ts';

/** To the owner of an account that was closed. */
export const accountRemoved: OwnerNotification = {
  subject: 'Tu cuenta fue eliminada',
  text: [
    `Eliminamos tu cuenta de ${BRAND} y tus datos personales. Los pedidos que hiciste quedan sin tu nombre, como pide la ley.`,
    'Si vuelves, te esperamos: puedes crear una cuenta nueva cuando quieras.',
  ].join('\n\n'),
};
