/** Words of a forgotten password. */
export const forgottenTexts = {
  forgotTitle: 'Contraseña nueva',
  forgotLead: 'Te enviamos un enlace para ponerla. El segundo paso se pide igual.',
  sendLink: 'Enviar enlace',
  linkSentTitle: 'Revisa tu correo',
  linkSent: (email: string) =>
    `Si ${email} es de un operador, le enviamos un enlace. Usa el más reciente: sirve una sola vez y durante una hora.`,
  noMail: 'Esta instalación no envía correos. Pide otra invitación a la persona que maneja la oficina.',
  linkGone: 'Pide otro enlace: cada uno sirve una sola vez y durante una hora.',
  askAgain: 'Pedir otro enlace',
  setPassword: 'Guardar contraseña',
  setLead: (email: string) => `Para ${email}. Al guardarla se cierran todas tus sesiones.`,
};
