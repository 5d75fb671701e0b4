/** An hour with its article: "la 1:05 p. m.", "las 4:30 p. m.". */
export const theHour = (hour: string): string => `${/^1:/.test(hour) ? 'la' : 'las'} ${hour}`;
