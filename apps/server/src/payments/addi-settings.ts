import type { AddiSettings } from '../../../api/src/modules/purchase/index.ts';
import { Stop } from '../terminal/stop.ts';
import type { SettingReader } from '../config/setting-reader.ts';

/** The address of Addi's webhook. */
export const ADDI_EVENTS = '/api/purchase/payment/addi/events';
/** The logo on Addi's page. */
export const LOGO = '/icon-512.png';

/** Addi's settings from the environment; the public addresses are added later. */
export type AddiAccount = Omit<AddiSettings, 'callbackUrl' | 'logoUrl'> & { isLive: boolean };

/** The format of each value. Error messages never repeat a value: three of them are secret. */
const forms = {
  ADDI_CLIENT_ID: /^[\w-]{8,200}$/,
  ADDI_CLIENT_SECRET: /^[!-~]{8,400}$/,
  ADDI_ALLY_SLUG: /^[a-z0-9-]{3,100}$/,
  ADDI_CALLBACK_USER: /^[!-9;-~]{1,100}$/,
  ADDI_CALLBACK_PASSWORD: /^[!-~]{8,200}$/,
} as const;
type AddiSetting = keyof typeof forms;

const hosts = {
  test: {
    authUrl: 'https://auth.addi-staging.com',
    apiUrl: 'https://api.addi-staging.com',
    configUrl: 'https://channels-public-api.addi-staging.com',
    audience: 'https://api.staging.addi.com',
  },
  prod: {
    authUrl: 'https://auth.addi.com',
    apiUrl: 'https://api.addi.com',
    configUrl: 'https://channels-public-api.addi.com',
    audience: 'https://api.addi.com',
  },
} as const;

/** Reads a merchant's Addi credentials, all or none. They do not show their environment, so ADDI_ENVIRONMENT is required. */
export function readAddi(value: SettingReader): AddiAccount | undefined {
  const names = Object.keys(forms) as AddiSetting[]; // as: Object.keys returns string[]
  if (![...names, 'ADDI_ENVIRONMENT'].some(value)) return undefined;
  const missing = [...names, 'ADDI_ENVIRONMENT'].find((name) => !value(name));
  if (missing) throw new Stop(`Los datos de Addi van juntos, y falta ${missing}.`);
  const wrong = names.find((name) => !forms[name].test(value(name) ?? ''));
  if (wrong) throw new Stop(`${wrong} no tiene la forma de lo que entrega Addi.`);
  const environment = value('ADDI_ENVIRONMENT');
  if (environment !== 'test' && environment !== 'prod')
    throw new Stop(`ADDI_ENVIRONMENT debe ser test o prod, y es «${environment}».`);
  return {
    ...hosts[environment],
    isLive: environment === 'prod',
    clientId: value('ADDI_CLIENT_ID') ?? '',
    clientSecret: value('ADDI_CLIENT_SECRET') ?? '',
    allySlug: value('ADDI_ALLY_SLUG') ?? '',
    callbackUser: value('ADDI_CALLBACK_USER') ?? '',
    callbackPassword: value('ADDI_CALLBACK_PASSWORD') ?? '',
  };
}

/** Adds the shop's public addresses. */
export const addiSettings = ({ isLive: _, ...account }: AddiAccount, publicUrl: string): AddiSettings => ({
  ...account,
  callbackUrl: publicUrl + ADDI_EVENTS,
  logoUrl: publicUrl + LOGO,
});
