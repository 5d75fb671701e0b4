import { BRAND } from '../../../platform/messages.ts';

/** What people read when a code comes. An SMS with accents has room for 70 characters before it costs twice. */
export const codeText = (code: string) => `Tu código de ${BRAND} es ${code}. Vence en 10 minutos. No lo compartas.`;
export const codeSubject = `Tu código de ${BRAND}`;
/** To a phone nobody signs in with. */
export const inviteText = (registerUrl: string) =>
  `Este celular todavía no tiene cuenta en ${BRAND}. Créala aquí: ${registerUrl}`;
