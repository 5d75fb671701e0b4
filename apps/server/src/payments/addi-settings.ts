import type { AddiSettings } from '../../../api/src/modules/purchase/index.ts';
import { Stop } from '../terminal/stop.ts';

type Value = (name: string) => string | undefined;

/** Where Addi tells what became of a credit. */
export const ADDI_EVENTS = '/api/purchase/payment/addi/events';
/** What its page shows of us. */
export const LOGO = '/icon-512.png';

/** What the environment says of Addi; where we are found is known later. */
export type AddiAccount = Omit<AddiSettings, 'callbackUrl' | 'logoUrl'> & { isLive: boolean };

/** What each has to look like. Their values are never repeated: three of them are secret. */
const forms = {
  ADDI_CLIENT_ID: /^[\w-]{8,200}$/,
  ADDI_CLIENT_SECRET: /^[!-~]{8,400}$/,
  ADDI_ALLY_SLUG: /^[a-z0-9-]{3,100}$/,
  ADDI_CALLBACK_USER: /^[!-9;-~]{1,100}$/,
  ADDI_CALLBACK_PASSWORD: /^[!-~]{8,200}$/,
} as const;
type Name = keyof typeof forms;

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

/** Reads what a merchant has from Addi: all of it or nothing. Nothing of it says of which environment it is, so that is told too. */
export function readAddi(value: Value): AddiAccount | undefined {
  const names = Object.keys(forms) as Name[]; // as: Object.keys forgets whose keys they are
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

/** The same with where we are found. */
export const addiSettings = ({ isLive: _, ...account }: AddiAccount, publicUrl: string): AddiSettings => ({
  ...account,
  callbackUrl: publicUrl + ADDI_EVENTS,
  logoUrl: publicUrl + LOGO,
});
