/** Texts of the help page. */
export const supportMessages = {
  title: 'Ayuda',
  lead: 'Escríbenos',
  team: (brand: string) => `Equipo ${brand}`,
  open: 'Respondemos ahora',
  // The gender of a seller is not known: "Tu asesora" or "Tu asesor" could be wrong.
  sellerLead: 'Te asesora',
  sellerOpen: (until: string) => `Responde hasta ${until}`,
  sellerAria: 'Quién te asesora',
  loadingSeller: 'Buscando quién te asesora',
  write: 'Escribir por WhatsApp',
  call: 'Llamar',
  email: 'Correo',
  hello: (who: string | null) => (who ? `Hola, soy ${who}. Necesito ayuda con ` : 'Hola, necesito ayuda con '),
  aboutOrder: (who: string | null, orderCode: string) =>
    `Hola${who ? `, soy ${who}` : ''}. Tengo un problema con el pedido ${orderCode}: `,
  problem: 'Tengo un problema',
  problemWith: (orderCode: string) => `Tengo un problema con el pedido ${orderCode}`,
  questionsTitle: 'Preguntas frecuentes',
  questions: [
    [
      '¿Cuándo llega mi pedido?',
      'Ves la fecha de cada despacho antes de confirmar y después en tu historial de pedidos. Los despachos salen los días de ruta de tu ciudad. Si algo cambia, te avisamos.',
    ],
    [
      '¿Cómo cambio un tono que ya pedí?',
      'Escríbenos por WhatsApp con el número del pedido antes de que salga. Mientras está en preparación podemos cambiar el tono por otro que tenga existencias.',
    ],
    [
      '¿Qué es una preventa?',
      'Un producto que aún no está en bodega y ya puedes pedir. Llega en la fecha que ves junto a la cantidad y se despacha aparte de lo que tenemos disponible.',
    ],
    [
      '¿Cómo pago con mi cupo?',
      'Si tienes cupo, escógelo como medio de pago al confirmar. En Mis créditos ves lo que te queda, lo que debes y cuándo se paga.',
    ],
    [
      'Un producto llegó averiado',
      'Tómale una foto y envíanosla por WhatsApp con el número del pedido, ojalá el mismo día. Te lo cambiamos o te devolvemos el dinero.',
    ],
  ] as const,
};
