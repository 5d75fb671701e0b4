import type { WompiSettings } from '../../../api/src/modules/purchase/index.ts';
import { isLoopback } from '../config/loopback.ts';
import { Stop } from '../terminal/stop.ts';

type Value = (name: string) => string | undefined;
type Environment = 'test' | 'prod';

/** What each begins with, by the environment it is of. Their values are never repeated: three of them are secret. */
const beginnings = {
  WOMPI_PUBLIC_KEY: { test: 'pub_test_', prod: 'pub_prod_' },
  WOMPI_PRIVATE_KEY: { test: 'prv_test_', prod: 'prv_prod_' },
  WOMPI_EVENTS_SECRET: { test: 'test_events_', prod: 'prod_events_' },
  WOMPI_INTEGRITY_SECRET: { test: 'test_integrity_', prod: 'prod_integrity_' },
} as const;
type Name = keyof typeof beginnings;

const urls: Record<Environment, string> = {
  test: 'https://sandbox.wompi.co/v1',
  prod: 'https://production.wompi.co/v1',
};
const words: Record<Environment, string> = { test: 'de pruebas', prod: 'de producción' };

/** Reads what a merchant has from Wompi: all of it or nothing, and all of one environment. */
export function readWompi(value: Value): WompiSettings | undefined {
  const names = Object.keys(beginnings) as Name[]; // as: Object.keys forgets whose keys they are
  if (![...names, 'WOMPI_URL'].some(value)) return undefined;
  const missing = names.find((name) => !value(name));
  if (missing) throw new Stop(`Las llaves de Wompi van juntas, y falta ${missing}.`);
  const environment = environmentOf(names, value);
  return {
    url: readUrl(value('WOMPI_URL') ?? urls[environment]),
    publicKey: value('WOMPI_PUBLIC_KEY') ?? '',
    privateKey: value('WOMPI_PRIVATE_KEY') ?? '',
    eventsSecret: value('WOMPI_EVENTS_SECRET') ?? '',
    integritySecret: value('WOMPI_INTEGRITY_SECRET') ?? '',
  };
}

/** Whether money is real. */
export const isLive = (wompi: WompiSettings): boolean => wompi.publicKey.startsWith(beginnings.WOMPI_PUBLIC_KEY.prod);

function environmentOf(names: Name[], value: Value): Environment {
  const [first, ...others] = names.map((name) => ({ name, environment: environmentOfOne(name, value(name) ?? '') }));
  const other = others.find(({ environment }) => environment !== first?.environment);
  if (first && other)
    throw new Stop(
      `Las llaves de Wompi deben ser de un solo ambiente: ${first.name} es ${words[first.environment]} y ${other.name} es ${words[other.environment]}.`,
    );
  return first?.environment ?? 'test';
}

function environmentOfOne(name: Name, text: string): Environment {
  const { test, prod } = beginnings[name];
  const environment = text.startsWith(test) ? 'test' : 'prod';
  if (!text.startsWith(beginnings[name][environment]) || !/^\w{12,120}$/.test(text))
    throw new Stop(`${name} debe empezar por ${test} o ${prod} y seguir con letras y números.`);
  return environment;
}

/** The private key travels with every question: in the open on this machine alone. */
function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.search || url.hash || url.username)
    throw new Stop(`WOMPI_URL debe ser como ${urls.test}, y es «${text}».`);
  return url.href.replace(/\/$/, '');
}
