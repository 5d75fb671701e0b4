/** Words of when new prices hold. */
export const pricesStartTexts = {
  pricesEnter: 'Los precios entran',
  atOnce: 'Ahora',
  onDay: (day: string) => `El ${day} a las 00:00`,
  firstDay: 'Desde el día',
};
