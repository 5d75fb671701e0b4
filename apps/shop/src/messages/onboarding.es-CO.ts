/** Our own sentences of the slides before the first login of a phone: a file of their own, as the landing page shows none of them. */
export const onboardingMessages = {
  slides: [
    { title: 'Sin monto mínimo de compra', text: 'Pide desde una unidad y paga precio de mayorista.' },
    {
      title: 'Las mejores marcas en un solo lugar',
      text: 'Tintes, uñas, cuidado capilar y maquillaje con su código.',
    },
  ] as const,
  place: (at: number, of: number) => `${at} de ${of}`,
};
