/** Our own sentences of the landing page, the login and the slides before it. */
export const welcomeMessages = {
  landing: {
    title: 'Las mejores marcas en un solo lugar',
    text: 'Precio de mayorista para tu salón, barbería o tienda, sin monto mínimo.',
    createAccount: 'Crear cuenta',
    seeProducts: 'Ver productos',
    how: 'Cómo funciona',
    colourCards: 'Carta de color',
    steps: [
      ['Ingresa a tu cuenta', 'Con los datos de tu negocio y tus precios.'],
      ['Elige tonos y cantidades', 'Un toque agrega una unidad. Sin monto mínimo.'],
      ['Recibe en tu negocio', 'Ves la fecha de cada despacho antes de pagar.'],
    ] as const,
    cardTitle: 'Toda la carta de color, con su código',
    cardText: 'Busca un tono por nombre, número o código.',
    cardAction: 'Ver tintes',
  },
  login: {
    title: 'Ingresa a tu cuenta',
    text: 'Te enviamos un código a tu celular.',
    textEmail: 'Con el correo y la contraseña de tu negocio.',
    withEmail: 'Ingresar con correo',
    withPhone: 'Ingresar con mi celular',
    forgotten: '¿Olvidaste tu contraseña?',
    noAccount: '¿Aún no tienes cuenta?',
    createAccount: 'Crear cuenta',
    notice: {
      registered: 'Ese celular ya tiene una cuenta. Ingresa con él.',
      'password-changed': 'Tu contraseña cambió. Ingresa con la nueva.',
    },
    email: 'Correo',
    password: 'Contraseña',
    submit: 'Ingresar',
    browse: 'Explorar sin cuenta',
    required: 'Ingresa para agregar productos al carrito. Después vuelves a donde estabas.',
    emailMissing: 'Escribe tu correo.',
    emailInvalid: 'Revisa el correo: debe ser como nombre@negocio.com.',
    passwordMissing: 'Escribe tu contraseña.',
  },
  onboarding: {
    slides: [
      { title: 'Sin monto mínimo de compra', text: 'Pide desde una unidad y paga precio de mayorista.' },
      {
        title: 'Las mejores marcas en un solo lugar',
        text: 'Tintes, uñas, cuidado capilar y maquillaje con su código.',
      },
    ] as const,
    place: (at: number, of: number) => `${at} de ${of}`,
  },
};
