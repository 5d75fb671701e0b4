/** A city as people say it: "Bogotá" for "Bogotá, D.C." The papers of the law keep the whole name. */
export const placeName = (city: string): string => city.replace(/, D\.\s?C\.$/, '');

/** The city with its department, which a city of the same name does not repeat. */
export const placeWithState = (city: string, state: string): string =>
  [...new Set([placeName(city), placeName(state)])].join(', ');
