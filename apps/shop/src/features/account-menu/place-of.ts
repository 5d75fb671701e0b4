/** "Soacha, Cundinamarca". Bogotá is its own department and appears once. */
export function placeOf({ city, state }: { city: string; state: string }): string {
  return city === state ? city : `${city}, ${state}`;
}
