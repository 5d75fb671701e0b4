import { withoutAccents } from '@tonalia/rules/without-accents';
/** A place that a route serves. With words, only addresses that contain one of them. */
export interface ServedPlace {
  cityId: string | null;
  zoneId: string | null;
  words: readonly string[];
}

/** What decides whether a route serves an address. */
export interface ServingRoute {
  id: string;
  warehouseId: string;
  places: readonly ServedPlace[];
}

/** Where a shipment goes. */
export interface Destination {
  warehouseId: string;
  cityId: string;
  zoneId: string | undefined;
  /** Street and number. */
  address: string;
}

/**
 * The route of an address: of the routes of its warehouse, in their order, the first that names the municipality with a word of the address;
 * else the first that names the municipality, else its zone. Undefined for none.
 */
export function routeOf<R extends ServingRoute>(routes: readonly R[], to: Destination): R | undefined {
  const near = routes.filter(({ warehouseId }) => warehouseId === to.warehouseId);
  return (
    near.find(({ places }) => places.some((place) => isInCity(place, to) && hasWord(place, to))) ??
    near.find(({ places }) => places.some((place) => isInCity(place, to) && place.words.length === 0)) ??
    near.find(({ places }) => places.some((place) => isInZone(place, to) && hasWord(place, to))) ??
    near.find(({ places }) => places.some((place) => isInZone(place, to) && place.words.length === 0))
  );
}

const isInCity = ({ cityId }: ServedPlace, to: Destination): boolean => cityId === to.cityId;
const isInZone = ({ zoneId }: ServedPlace, to: Destination): boolean => zoneId !== null && zoneId === to.zoneId;
const hasWord = ({ words }: ServedPlace, { address }: Destination): boolean =>
  words.some((word) => plain(address).includes(plain(word)));

const plain = (text: string): string => withoutAccents(text).toLowerCase();
