/** Texts about notifications on the phone. */
export const pushMessages = {
  see: 'Ver',
  offer: '¿Te avisamos cuando salga tu pedido?',
  offerText: 'Un aviso en este celular cuando se pague, salga o llegue.',
  yes: 'Avisarme',
  notNow: 'Ahora no',
  thanks: 'Listo, te avisamos en este celular.',
  denied: 'Tu celular no nos deja avisarte.',
  where: {
    android: (app: string) => `Actívalo en Ajustes, Aplicaciones, ${app}, Notificaciones.`,
    ios: (app: string) => `Actívalo en Ajustes, Notificaciones, ${app}.`,
  },
  label: 'Avisos en este celular',
  text: 'Cuando tu pedido se pague, salga o llegue.',
};
