import { BRAND } from '../../../platform/messages.ts';

export const weeklyExportMail = (name: string, link: string) => ({
  subject: `Tus productos de esta semana, ${BRAND}`,
  text: [
    `Hola, ${name}. Aquí está tu archivo de productos de cada lunes: ${link}`,
    'Trae los precios y las existencias del momento en que lo descargas.',
    'Para no recibirlo más, apaga «Enviarla cada lunes» en Exportar.',
  ].join('\n\n'),
});
