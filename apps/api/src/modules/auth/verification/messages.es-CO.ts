/** What people read when a code comes. An SMS with accents has room for 70 characters before it costs twice. */
export const codeText = (code: string) => `Tu código de Tonalia es ${code}. Vence en 10 minutos. No lo compartas.`;
export const codeSubject = 'Tu código de Tonalia';
/** To a phone nobody signs in with. */
export const inviteText = (registerUrl: string) =>
  `Este celular todavía no tiene cuenta en Tonalia. Créala aquí: ${registerUrl}`;
