import { codeMinutes } from '@tonalia/rules/policy';
import { BRAND } from '../../../platform/messages.ts';

/** An SMS with accents holds 70 characters before it costs twice. */
export const codeText = (code: string) =>
  `Tu código de ${BRAND} es ${code}. Vence en ${codeMinutes} minutos. No lo compartas.`;
export const codeSubject = `Tu código de ${BRAND}`;
/** To a phone without an account. */
export const inviteText = (registerUrl: string) =>
  `Este celular todavía no tiene cuenta en ${BRAND}. Créala aquí: ${registerUrl}`;
