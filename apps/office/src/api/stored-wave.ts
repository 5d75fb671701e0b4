import type { WaveDetail } from '@tonalia/contract/dispatch-wave';

const PREFIX = 'tonalia.wave.';
const keyOf = (operatorId: string, waveCode: string): string => `${PREFIX}${operatorId}.${waveCode}`;

/** Keeps a wave on the device, so that its picker can go on after a reload without network. A full store keeps the older one. */
export function storeWave(operatorId: string, wave: WaveDetail): void {
  try {
    localStorage.setItem(keyOf(operatorId, wave.code), JSON.stringify(wave));
  } catch {
    // without room the wave lasts as long as the page
  }
}

/** The wave as it was last read; undefined without one. */
export function storedWave(operatorId: string, waveCode: string): WaveDetail | undefined {
  const text = localStorage.getItem(keyOf(operatorId, waveCode));
  return text === null ? undefined : (JSON.parse(text) as WaveDetail); // as: `storeWave` wrote it
}

/** Removes the waves of all operators: they name customers. */
export function forgetStoredWaves(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
