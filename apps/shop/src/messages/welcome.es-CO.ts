/** Our own sentences of the landing page and of the way in. */
export const welcomeMessages = {
  landing: {
    title: 'Las mejores marcas en un solo lugar',
    text: 'Precio de mayorista para tu salón, barbería o tienda, sin monto mínimo.',
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
    text: 'Con el correo y la contraseña de tu negocio.',
    email: 'Correo',
    password: 'Contraseña',
    submit: 'Ingresar',
    browse: 'Explorar sin cuenta',
    required: 'Ingresa para agregar productos al carrito. Después vuelves a donde estabas.',
    emailMissing: 'Escribe tu correo.',
    emailInvalid: 'Revisa el correo: debe ser como nombre@negocio.com.',
    passwordMissing: 'Escribe tu contraseña.',
  },
};
