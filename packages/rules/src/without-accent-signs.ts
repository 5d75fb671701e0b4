/** As `withoutAccents`, and without accents that are typed as a sign of their own: "L´Oréal" → "LOreal". */
export const withoutAccentSigns = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
