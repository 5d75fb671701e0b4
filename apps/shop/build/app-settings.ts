/** What makes the phone app one distributor's: read when it is built, and nowhere written twice. */
export type AppSettings = {
  /** The same id in both stores. */
  id: string;
  /** What stands under the icon. */
  name: string;
  /** The server it asks. */
  apiOrigin: string;
  /** The host whose addresses open in the app: the shop's on the web. */
  linkHost: string;
  version: string;
  /** Grows with every version; a store takes each number once. */
  build: number;
};

type Environment = Record<string, string | undefined>;

/** Something whoever builds the app can put right, in one sentence. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** Reads the environment for an app that is given to people: its server is asked by https alone. */
export function readAppSettings(environment: Environment, version: string): AppSettings {
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

/** The server that an app's bundle asks. Only a test's, on this machine, may be without https. */
export function readApiOrigin(environment: Environment): string {
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

/** An empty value counts as none. */
const valueOf = (environment: Environment) => (name: string) => environment[name]?.trim() || undefined;

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

/** 1.4.2 is 10402, so that a higher version is a higher number; a second build of one version is told its own. */
function readBuild(text: string | undefined, version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const build = text ? Number(text) : major * 10_000 + minor * 100 + patch;
  if (!Number.isSafeInteger(build) || build < 1 || build > 2_100_000_000)
    throw new WrongSetting(`TONALIA_APP_BUILD debe ser un número entero desde 1, y es «${text ?? version}».`);
  return build;
}
