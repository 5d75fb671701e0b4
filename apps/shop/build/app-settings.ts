/** The distributor's settings of the phone app, read at build time; their only source. */
export type AppSettings = {
  /** The same id in both stores. */
  id: string;
  /** The name below the icon. */
  name: string;
  /** The origin of the API. */
  apiOrigin: string;
  /** The web shop's host; its addresses open in the app. */
  linkHost: string;
  version: string;
  /** Increases with each version; a store accepts each number once. */
  build: number;
};

type BuildEnvironment = Record<string, string | undefined>;

/** A configuration error with a message for the person that builds the app. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** Reads the environment for a released app, which must use https. */
export function readAppSettings(environment: BuildEnvironment, version: string): AppSettings {
  const value = valueOf(environment);
  const apiOrigin = readApiOrigin(environment);
  if (!apiOrigin.startsWith('https:'))
    throw new WrongSetting(`TONALIA_API_ORIGIN debe ser https para una app, y es «${apiOrigin}».`);
  return {
    id: matching(
      'TONALIA_APP_ID',
      value('TONALIA_APP_ID') ?? 'co.tonalia.app',
      /^[a-z][a-z\d]*(\.[a-z][a-z\d]*){1,5}$/,
    ),
    name: readName(value('TONALIA_APP_NAME')),
    apiOrigin,
    linkHost: matching(
      'TONALIA_LINK_HOST',
      value('TONALIA_LINK_HOST') ?? new URL(apiOrigin).hostname,
      /^[a-z\d-]+(\.[a-z\d-]+)+$/,
    ),
    version,
    build: readBuild(value('TONALIA_APP_BUILD'), version),
  };
}

/** The API origin of an app's bundle. Only local test servers may use http. */
export function readApiOrigin(environment: BuildEnvironment): string {
  const value = valueOf(environment);
  const text = value('TONALIA_API_ORIGIN') ?? value('VITE_API_ORIGIN');
  if (!text) throw new WrongSetting('Falta TONALIA_API_ORIGIN, la dirección del servidor, como https://tonalia.co.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname));
  if (!url || !isSafe || ![url.origin, `${url.origin}/`].includes(text.toLowerCase()))
    throw new WrongSetting(`TONALIA_API_ORIGIN debe ser como https://tonalia.co, y es «${text}».`);
  return url.origin;
}

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** An empty value counts as missing. */
const valueOf = (environment: BuildEnvironment) => (name: string) => environment[name]?.trim() || undefined;

function readName(text: string | undefined): string {
  if (!text)
    throw new WrongSetting('Falta TONALIA_APP_NAME, el nombre bajo el icono: el servidor no dijo el de la tienda.');
  return matching('TONALIA_APP_NAME', text, /^[\p{L}\d][\p{L}\d .-]{0,29}$/u);
}

const examples = {
  TONALIA_APP_ID: 'co.tonalia.app',
  TONALIA_APP_NAME: 'Belleza Pro',
  TONALIA_LINK_HOST: 'tonalia.co',
};

function matching(name: keyof typeof examples, text: string, shape: RegExp): string {
  if (!shape.test(text)) throw new WrongSetting(`${name} debe ser como ${examples[name]}, y es «${text}».`);
  return text;
}

/** 1.4.2 becomes 10402, so that higher versions have higher numbers; a second build of a version sets its own number. */
function readBuild(text: string | undefined, version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const build = text ? Number(text) : major * 10_000 + minor * 100 + patch;
  if (!Number.isSafeInteger(build) || build < 1 || build > 2_100_000_000)
    throw new WrongSetting(`TONALIA_APP_BUILD debe ser un número entero desde 1, y es «${text ?? version}».`);
  return build;
}
