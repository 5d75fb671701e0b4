import { invitationHours } from '@tonalia/rules/policy';
import { BRAND } from '../../../platform/messages.ts';

export const invitationMail = (name: string, link: string) => ({
  subject: `Tu acceso a la oficina de ${BRAND}`,
  text: [
    `Hola, ${name}. Te dieron acceso a la oficina de ${BRAND}. Abre este enlace para poner tu contraseña y tu segundo factor:`,
    link,
    `Sirve una sola vez y durante ${invitationHours} horas.`,
  ].join('\n\n'),
});
