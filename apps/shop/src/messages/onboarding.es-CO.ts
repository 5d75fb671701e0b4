/** Texts of the introduction on a phone. A separate file, because the landing page does not need them. */
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
