/** A city with its zone of now. */
export interface ZonedCity {
  id: string;
  zoneId: string | null;
  isPaused: boolean | null;
}

/** What a change of a zone does to cities. */
export interface ZoneEffect {
  /** Cities that join the zone, and those that leave it. */
  added: string[];
  removed: string[];
  /** Those of `added` that another zone has now. */
  taken: { cityId: string; zoneId: string }[];
  /** Cities that get delivery, and those that are left without it. */
  gained: string[];
  lost: string[];
  /** Every city of the zone, before or after. */
  touched: string[];
}

/** The effect of giving a zone these cities, paused or not. */
export function zoneEffect(
  zoneId: string,
  cityIds: ReadonlySet<string>,
  isPaused: boolean,
  cities: Iterable<ZonedCity>,
): ZoneEffect {
  const effect: ZoneEffect = { added: [], removed: [], taken: [], gained: [], lost: [], touched: [] };
  for (const { id, zoneId: before, isPaused: wasPaused } of cities) {
    const [was, is] = [before === zoneId, cityIds.has(id)];
    if (!was && !is) continue;
    effect.touched.push(id);
    if (!was) effect.added.push(id);
    if (!is) effect.removed.push(id);
    if (!was && before !== null) effect.taken.push({ cityId: id, zoneId: before });
    const wasServed = before !== null && !wasPaused;
    const isServed = is && !isPaused;
    if (isServed && !wasServed) effect.gained.push(id);
    if (wasServed && !isServed) effect.lost.push(id);
  }
  return effect;
}
