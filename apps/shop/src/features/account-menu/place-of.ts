/** "Soacha, Cundinamarca". Bogotá is its own department: once is enough. */
export function placeOf({ city, state }: { city: string; state: string }): string {
  return city === state ? city : `${city}, ${state}`;
}
