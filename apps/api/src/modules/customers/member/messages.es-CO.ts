import { invitationDays } from '@tonalia/rules/policy';
import { BRAND } from '../../../platform/messages.ts';
import type { OwnerNotification } from '../../auth/index.ts';

/** The mail that invites a person to a business. */
export const invitationMail = (business: string, link: string): OwnerNotification => ({
  subject: `${business} te invita a pedir en ${BRAND}`,
  text: [
    `${business} te invita a hacer los pedidos del negocio en ${BRAND}. Acepta con este enlace:`,
    link,
    `Sirve durante ${invitationDays} días y una sola vez. Si no conoces este negocio, no tienes que hacer nada.`,
  ].join('\n\n'),
});
