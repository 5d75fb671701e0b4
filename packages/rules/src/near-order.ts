/** Where an address is in the grid of its city, in blocks: streets (calles) go north, avenues (carreras) west. */
interface Corner {
  street: number;
  avenue: number;
}

/** A place to go to, by the address of its door. */
export interface NearStop {
  _id: string;
  address: string;
  city: string;
}

const ROAD =
  /^(avenida calle|avenida carrera|calle|clle|cll|cl|diagonal|diag|dg|carrera|cra|kra|cr|kr|transversal|transv|tv|ac|ak)\.?\s*(\d+)\s*([a-h])?\b.*?(?:#|\bno\b\.?|n[°º])\s*(\d+)\s*([a-h])?\b(?:[^-]*-\s*(\d+))?/;
const isStreet = (road: string): boolean => /^(avenida calle|c[l]|calle|d|ac)/.test(road);

/**
 * The ids of the stops in an order that goes to the nearest next: the first stays, cities stay together in the order they come in, and in a
 * city the numbers of its roads say what is near. Stops with an address that names no corner come last in their city.
 */
export function nearOrder(stops: readonly NearStop[]): string[] {
  const cities = Map.groupBy(stops, ({ city }) => city);
  return [...cities.values()].flatMap((inCity) => {
    const placed = inCity.map((stop) => ({ stop, corner: cornerOf(stop.address) }));
    const known = placed.flatMap(({ stop, corner }) => (corner ? [{ id: stop._id, corner }] : []));
    const unknown = placed.flatMap(({ stop, corner }) => (corner ? [] : stop._id));
    const first = placed[0]?.corner ? [] : unknown.slice(0, 1);
    return [...first, ...shorten(walk(known)).map(({ id }) => id), ...unknown.filter((id) => !first.includes(id))];
  });
}

/** The corner of "Cra. 80 # 42-15 sur"; undefined for an address that names none. */
export function cornerOf(address: string): Corner | undefined {
  const plain = address.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').trim();
  const [, road, number, letter, cross, crossLetter, metres] = ROAD.exec(plain) ?? [];
  if (road === undefined || number === undefined || cross === undefined) return undefined;
  const along = Number(number) + fraction(letter);
  const across = Number(cross) + fraction(crossLetter) + Math.min(Number(metres ?? 0), 99) / 100;
  const [street, avenue] = isStreet(road) ? [along, across] : [across, along];
  // the grid has its origin in the centre: south and east of it the numbers rise again
  return { street: /\bsur\b/.test(plain) ? -street : street, avenue: /\beste\b/.test(plain) ? -avenue : avenue };
}

/** "72A" is between 72 and 73. */
const fraction = (letter: string | undefined): number => (letter ? (letter.charCodeAt(0) - 96) / 10 : 0);

const apart = (one: Corner | undefined, other: Corner | undefined): number =>
  one && other ? Math.abs(one.street - other.street) + Math.abs(one.avenue - other.avenue) : 0;

type PlacedStop = { id: string; corner: Corner };

/** From the first on to the nearest that is left. */
function walk(stops: readonly PlacedStop[]): PlacedStop[] {
  const left = [...stops];
  const way = left.splice(0, 1);
  while (left.length > 0) {
    const here = way.at(-1)?.corner;
    const nearest = left.reduce((best, one) => (apart(here, one.corner) < apart(here, best.corner) ? one : best));
    way.push(nearest);
    left.splice(left.indexOf(nearest), 1);
  }
  return way;
}

/** Turns parts of the way around as long as that makes it shorter (2-opt); the first stop stays. */
function shorten(way: PlacedStop[]): PlacedStop[] {
  const at = (place: number) => way[place]?.corner;
  for (let from = 1; from < way.length - 1; from += 1)
    for (let to = from + 1; to < way.length; to += 1) {
      const saved =
        apart(at(from - 1), at(from)) +
        apart(at(to), at(to + 1)) -
        apart(at(from - 1), at(to)) -
        apart(at(from), at(to + 1));
      if (saved > 1e-9)
        return shorten([...way.slice(0, from), ...way.slice(from, to + 1).toReversed(), ...way.slice(to + 1)]);
    }
  return way;
}
