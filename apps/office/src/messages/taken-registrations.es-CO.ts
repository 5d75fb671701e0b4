import { formatNumber } from '@tonalia/rules/money';

/** Words of what a seller gave with a registration during a visit. */
export const takenRegistrationTexts = {
  title: 'Fachada y ubicación',
  by: (seller: string, when: string) => `${seller} lo registró en la visita, ${when}`,
  place: (metres: number) => `Ver el punto en el mapa (a ${formatNumber(metres)} m)`,
  photo: (at: number) => `Foto ${at} del registro`,
};
