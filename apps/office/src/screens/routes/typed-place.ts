/** A place while it is edited: its words are one text. */
export interface TypedPlace {
  cityId: string | null;
  zoneId: string | null;
  name: string;
  words: string;
}
