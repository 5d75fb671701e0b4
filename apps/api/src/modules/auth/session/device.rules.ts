import type { OpenSession } from '@tonalia/contract/people';

/** The first that fits counts: nearly every browser says it is some other one as well. */
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

/** A device as people call it: "Chrome en Android", "Aplicación en iPhone". What says nothing of itself is just a browser. */
export function deviceOf(client: OpenSession['client'], userAgent: string): string {
  const program = client === 'app' ? 'Aplicación' : (first(browsers, userAgent) ?? 'Navegador');
  const system = first(systems, userAgent);
  return system ? `${program} en ${system}` : program;
}
