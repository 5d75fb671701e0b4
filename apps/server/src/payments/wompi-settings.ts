import type { WompiSettings } from '../../../api/src/modules/purchase/index.ts';
import { isLoopback } from '../config/loopback.ts';
import { Stop } from '../terminal/stop.ts';
import type { SettingReader } from '../config/setting-reader.ts';

type WompiEnvironment = 'test' | 'prod';

/** The prefix of each value in each environment. Error messages never repeat a value: three of them are secret. */
const beginnings = {
  WOMPI_PUBLIC_KEY: { test: 'pub_test_', prod: 'pub_prod_' },
  WOMPI_PRIVATE_KEY: { test: 'prv_test_', prod: 'prv_prod_' },
  WOMPI_EVENTS_SECRET: { test: 'test_events_', prod: 'prod_events_' },
  WOMPI_INTEGRITY_SECRET: { test: 'test_integrity_', prod: 'prod_integrity_' },
} as const;
type WompiSetting = keyof typeof beginnings;

const urls: Record<WompiEnvironment, string> = {
  test: 'https://sandbox.wompi.co/v1',
  prod: 'https://production.wompi.co/v1',
};
const words: Record<WompiEnvironment, string> = { test: 'de pruebas', prod: 'de producción' };

/** Reads a merchant's Wompi credentials: all or none, and all of one environment. */
export function readWompi(value: SettingReader): WompiSettings | undefined {
  const names = Object.keys(beginnings) as WompiSetting[]; // as: Object.keys returns string[]
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

/** Whether the credentials are for real payments. */
export const isLive = (wompi: WompiSettings): boolean => wompi.publicKey.startsWith(beginnings.WOMPI_PUBLIC_KEY.prod);

function environmentOf(names: WompiSetting[], value: SettingReader): WompiEnvironment {
  const [first, ...others] = names.map((name) => ({ name, environment: environmentOfOne(name, value(name) ?? '') }));
  const other = others.find(({ environment }) => environment !== first?.environment);
  if (first && other)
    throw new Stop(
      `Las llaves de Wompi deben ser de un solo ambiente: ${first.name} es ${words[first.environment]} y ${other.name} es ${words[other.environment]}.`,
    );
  return first?.environment ?? 'test';
}

function environmentOfOne(name: WompiSetting, text: string): WompiEnvironment {
  const { test, prod } = beginnings[name];
  const environment = text.startsWith(test) ? 'test' : 'prod';
  if (!text.startsWith(beginnings[name][environment]) || !/^\w{12,120}$/.test(text))
    throw new Stop(`${name} debe empezar por ${test} o ${prod} y seguir con letras y números.`);
  return environment;
}

/** The private key is part of every request: plain http only to this machine. */
function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.search || url.hash || url.username)
    throw new Stop(`WOMPI_URL debe ser como ${urls.test}, y es «${text}».`);
  return url.href.replace(/\/$/, '');
}
