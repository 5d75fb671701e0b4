import { operatorLinkMinutes } from '@tonalia/rules/policy';
import { BRAND } from '../../../platform/messages.ts';

export const linkMail = (name: string, link: string) => ({
  subject: `Contraseña nueva para la oficina de ${BRAND}`,
  text: [
    `Hola, ${name}. Pediste una contraseña nueva para la oficina de ${BRAND}. Abre este enlace para ponerla:`,
    link,
    `Sirve una sola vez y durante ${operatorLinkMinutes} minutos. Si no la pediste, no tienes que hacer nada: tu contraseña sigue igual.`,
  ].join('\n\n'),
});

export const changedMail = (name: string) => ({
  subject: `Tu contraseña de la oficina de ${BRAND} cambió`,
  text: `Hola, ${name}. Tu contraseña cambió con el enlace que pediste y todas tus sesiones se cerraron. Si no fuiste tú, avisa ya a la persona que maneja la oficina.`,
});
