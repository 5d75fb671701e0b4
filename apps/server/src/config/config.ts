import { type ServedService, servedServices } from '@tonalia/contract/served-services';
import type { RegistrationApproval } from '../../../api/src/platform/module.ts';
import { type Analytics, readAnalytics } from '../shop/analytics.ts';
import { type AppLinkSettings, readAppLinks } from '../app-links/settings.ts';
import { isLoopback } from './loopback.ts';
import type { WompiSettings } from '../../../api/src/modules/purchase/index.ts';
import { type MediaSettings, readMediaSettings, readPhotoOrigin } from '../media/settings.ts';
import { type MessageSettings, readMessageSettings } from '../messages/settings.ts';
import { type AddiAccount, readAddi } from '../payments/addi-settings.ts';
import { isLive, readWompi } from '../payments/wompi-settings.ts';
import { type Environment, homeOf } from './settings-file.ts';
import { Stop } from '../terminal/stop.ts';

export type ServerConfig = {
  port: number;
  host: string;
  /** The folder of this installation's data: database, drawn pictures, lock. */
  home: string;
  /** Where photographs are kept. */
  media: MediaSettings;
  /** Where photographs of lists may be fetched from. */
  photoOrigins: string[];
  /** The operator's PostgreSQL; without it the server starts the embedded one. */
  databaseUrl: string | undefined;
  demo: 'off' | 'small' | 'large';
  /** The services of the API to serve; undefined means all of them and the shop. */
  services: ServedService[] | undefined;
  /** Whether this process serves the shop's pages; `npm run dev` and an API alone do not. */
  shop: (typeof shops)[number];
  /** Proxies with a trusted X-Forwarded-For. */
  trustProxy: string[];
  /** Other origins (of the phone app) that may call the API with a session. */
  origins: string[];
  logLevel: (typeof logLevels)[number];
  /** How messages are sent. */
  messages: MessageSettings;
  /** Whether messages are shown in a mailbox page, readable on this machine without sign-in. */
  mailbox: boolean;
  /** The public address that links in messages start with. */
  publicUrl: string;
  /** Whether new customers may order at once, or wait until an operator approves them. */
  registrationApproval: RegistrationApproval;
  /** Credentials of Wompi, the gateway for card, PSE and Nequi payments. */
  wompi: WompiSettings | undefined;
  /** Credentials of Addi, the gateway that lends the buyer the amount. */
  addi: AddiAccount | undefined;
  /** Whether simulators take the payments: with a demo, and without credentials of any gateway. */
  simulatesPayments: boolean;
  /** Whether the service worker caches the shop's files and pictures; otherwise it is removed from browsers. */
  serviceWorker: (typeof switches)[number];
  /** Whether likely pictures are drawn before they are requested. */
  picturesAhead: (typeof switches)[number];
  /** The bearer token with which a monitoring system on another machine reads `/metrics`. */
  metricsToken: string | undefined;
  /** Google Analytics and Tag Manager, which also get page views when set. */
  analytics: Analytics;
  /** The phone apps that open addresses of this shop. */
  appLinks: AppLinkSettings;
};

const demoSizes = ['off', 'small', 'large'] as const;
const shops = ['built', 'apart'] as const;
const switches = ['on', 'off'] as const;
const approvals = ['automatic', 'manual'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Reads and checks the environment; an empty value counts as absent. Throws Stop with one sentence for the first wrong value. */
export function readConfig(environment: Environment): ServerConfig {
  const value = (name: string) => environment[name]?.trim() || undefined;
  const databaseUrl = value('DATABASE_URL');
  const services = list(value('SERVICES'));
  const messages = readMessageSettings(value);
  const wompi = readWompi(value);
  const addi = readAddi(value);
  const port = readPort(value('PORT') ?? '3000');
  // The password of demo accounts is published, so by default only this machine can connect.
  const host = value('HOST') ?? '127.0.0.1';
  const demo = oneOf('DEMO', demoSizes, value('DEMO') ?? 'small');
  if (wompi && isLive(wompi) && demo !== 'off')
    throw new Stop('Con llaves de producción de Wompi se cobra de verdad: DEMO debe ser off.');
  if (addi?.isLive && demo !== 'off')
    throw new Stop('Con ADDI_ENVIRONMENT=prod se presta de verdad: DEMO debe ser off.');
  const trustProxy = list(value('TRUST_PROXY'));
  const hasProvider = Boolean(messages.mail ?? messages.twilio);
  return {
    port,
    host,
    home: homeOf(environment),
    media: readMediaSettings(value, homeOf(environment)),
    photoOrigins: list(value('PHOTO_ORIGINS')).map(readPhotoOrigin),
    databaseUrl: databaseUrl && readDatabaseUrl(databaseUrl),
    demo,
    services: services.length > 0 ? services.map((name) => oneOf('SERVICES', servedServices, name)) : undefined,
    shop: oneOf('SHOP', shops, value('SHOP') ?? 'built'),
    trustProxy,
    origins: list(value('ORIGINS')).map(readOrigin),
    logLevel: oneOf('LOG_LEVEL', logLevels, value('LOG_LEVEL') ?? 'warn'),
    messages,
    // The mailbox shows codes and links of all accounts: for trying out, from this machine only.
    mailbox: !hasProvider && demo !== 'off' && isLoopback(host) && trustProxy.length === 0,
    publicUrl: readPublicUrl(value('PUBLIC_URL'), port, neededFor(hasProvider, wompi, addi)),
    registrationApproval: oneOf('REGISTRATION_APPROVAL', approvals, value('REGISTRATION_APPROVAL') ?? 'automatic'),
    wompi,
    addi,
    simulatesPayments: !wompi && !addi && demo !== 'off' && (services.length === 0 || services.includes('purchase')),
    serviceWorker: oneOf('SERVICE_WORKER', switches, value('SERVICE_WORKER') ?? 'on'),
    picturesAhead: oneOf('PICTURES_AHEAD', switches, value('PICTURES_AHEAD') ?? 'on'),
    metricsToken: readMetricsToken(value('METRICS_TOKEN')),
    analytics: readAnalytics(value),
    appLinks: readAppLinks(value),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Stop(`PORT debe ser un número entero entre 0 y 65535, y es «${text}».`);
  }
  return port;
}

function readMetricsToken(text: string | undefined): string | undefined {
  if (text !== undefined && text.length < 16)
    throw new Stop('METRICS_TOKEN debe tener 16 caracteres o más, por ejemplo los de «openssl rand -hex 24».');
  return text;
}

function readDatabaseUrl(text: string): string {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new Stop('DATABASE_URL debe ser la dirección de un PostgreSQL y empezar por postgresql://.');
  }
  return text;
}

function readOrigin(text: string): string {
  if (!URL.canParse(text))
    throw new Stop(`ORIGINS debe ser una lista de orígenes como https://tonalia.co, y trae «${text}».`);
  return text;
}

/** Why a public address is required: something outside links or calls back to it. */
function neededFor(
  hasProvider: boolean,
  wompi: WompiSettings | undefined,
  addi: AddiAccount | undefined,
): string | undefined {
  if (hasProvider) return 'enviar mensajes';
  if (wompi) return 'cobrar con Wompi';
  return addi && 'cobrar con Addi';
}

function readPublicUrl(text: string | undefined, port: number, purpose: string | undefined): string {
  if (!text && purpose)
    throw new Stop(`Para ${purpose} falta PUBLIC_URL, la dirección de la tienda, como https://tonalia.co.`);
  if (!text) return `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || ![url.origin, `${url.origin}/`].includes(text.toLowerCase()))
    throw new Stop(`PUBLIC_URL debe ser como https://tonalia.co, y es «${text}».`);
  return url.origin;
}

function oneOf<T extends string>(name: string, allowed: readonly T[], text: string): T {
  const found = allowed.find((option) => option === text);
  if (!found) throw new Stop(`${name} debe ser ${allowed.join(', ')}, y es «${text}».`);
  return found;
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
