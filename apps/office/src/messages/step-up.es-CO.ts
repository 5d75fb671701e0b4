export const stepUpTexts = {
  title: 'Confirma que eres tú',
  lead: 'Este cambio pide confirmar quién eres. Escribe un código para seguir.',
  leads: {
    reject: 'Vas a rechazar un pedido pagado y su dinero se devuelve. Escribe un código para seguir.',
    adjust: 'Vas a enviar menos de un pedido pagado y la diferencia se devuelve. Escribe un código para seguir.',
    approve: 'Vas a aprobar dinero que se devuelve, todo o una parte. Escribe un código para seguir.',
    refund: 'Vas a devolver dinero. Escribe un código para seguir.',
    resolve: 'Vas a aceptar una devolución y su dinero vuelve al cliente. Escribe un código para seguir.',
    limit: 'Vas a cambiar el cupo de un cliente. Escribe un código para seguir.',
    terms: 'Vas a cambiar el plazo del cupo de un cliente. Escribe un código para seguir.',
    lose: 'Vas a dar por perdido un despacho pagado y su dinero se devuelve. Escribe un código para seguir.',
  },
  code: 'Código de tu aplicación o de recuperación',
  wrong: 'El código no coincide o ya se usó. Escribe el que muestra tu aplicación ahora.',
  confirm: 'Confirmar',
};
