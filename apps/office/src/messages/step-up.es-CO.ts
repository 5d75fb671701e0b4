export const stepUpTexts = {
  title: 'Confirma que eres tú',
  lead: 'Vas a rechazar un pedido pagado y su dinero se devuelve. Escribe un código para seguir.',
  code: 'Código de tu aplicación o de recuperación',
  wrong: 'El código no coincide o ya se usó. Escribe el que muestra tu aplicación ahora.',
  confirm: 'Confirmar',
};
