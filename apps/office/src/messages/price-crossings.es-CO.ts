/** Texts of programmed prices and offers that price the same versions at once. */
export const crossingTexts = {
  crossing: 'Se cruzan',
  on: (day: string) => `Se cruzan el ${day}`,
  during: (days: string) => `Se cruzan, ${days}`,
  weekly: (days: string) => `Se cruzan ${days}`,
  always: 'Se cruzan siempre',
  one: (name: string) => `Gana «${name}».`,
  both: 'La oferta baja el precio programado.',
  neither: 'Gana otro precio.',
  explain: 'Ver por qué',
  startAfter: (day: string) => `Mover al ${day}`,
} as const;
