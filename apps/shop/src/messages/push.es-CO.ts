/** Our own sentences about notices on the phone. */
export const pushMessages = {
  see: 'Ver',
  offer: '¿Te avisamos cuando salga tu pedido?',
  offerText: 'Un aviso en este celular cuando se pague, salga o llegue.',
  yes: 'Avisarme',
  notNow: 'Ahora no',
  thanks: 'Listo, te avisamos en este celular.',
  denied: 'Tu celular no nos deja avisarte.',
  where: {
    android: 'Actívalo en Ajustes, Aplicaciones, Tonalia, Notificaciones.',
    ios: 'Actívalo en Ajustes, Notificaciones, Tonalia.',
  },
  label: 'Avisos en este celular',
  text: 'Cuando tu pedido se pague, salga o llegue.',
};
