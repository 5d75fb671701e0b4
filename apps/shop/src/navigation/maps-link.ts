/** What the phone's own program for maps opens, or Google Maps in a browser. */
export function mapsLink({ address, city }: { address: string; city: string }): string {
  const place = encodeURIComponent(`${address}, ${city}`);
  return /android/i.test(navigator.userAgent)
    ? `geo:0,0?q=${place}`
    : `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}
