import type { OpenSession } from '@tonalia/contract/people';

/** The first match counts: nearly every browser also names other browsers. */
const systems: [pattern: RegExp, name: string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X|Darwin/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];
const browsers: [pattern: RegExp, name: string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.* Safari\//, 'Safari'],
];

const first = (names: typeof systems, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A device in words: "Chrome en Android", "Aplicación en iPhone", or just "Navegador". */
export function describeDevice(client: OpenSession['client'], userAgent: string): string {
  const program = client === 'app' ? 'Aplicación' : (first(browsers, userAgent) ?? 'Navegador');
  const system = first(systems, userAgent);
  return system ? `${program} en ${system}` : program;
}
