import type { Position } from '@tonalia/contract/position';

const WAIT_MS = 10_000;
/** A position of the last minute is where the person is. */
const FRESH_MS = 60_000;

/** Where the device is now; null when the person or the device does not give it. It asks for permission the first time. */
export function currentPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    // a page that is not secure has none
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracy: Math.min(Math.round(accuracy), 100_000) }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: FRESH_MS },
    );
  });
}
