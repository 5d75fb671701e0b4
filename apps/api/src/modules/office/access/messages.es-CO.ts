import { BRAND } from '../../../platform/messages.ts';

export const accessMail = (owner: string, asks: { name: string; email: string; place: string }, link: string) => ({
  subject: `${asks.name} pide ver ${asks.place}`,
  text: [
    `Hola, ${owner}. ${asks.name} (${asks.email}) pide acceso a ${asks.place} en la oficina de ${BRAND}.`,
    `Puedes cambiar su rol en Operadores y roles: ${link}`,
    'Si no debe verlo, no tienes que hacer nada.',
  ].join('\n\n'),
});
