/** An hour with its article: "la 1:05 p. m.", "las 4:30 p. m.". */
export const theHour = (hour: string): string => `${hour.startsWith('1:') ? 'la' : 'las'} ${hour}`;
