import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { Stop } from '../terminal/stop.ts';

const keysOf = (environment: 'test' | 'prod') => ({
  WOMPI_PUBLIC_KEY: `pub_${environment}_abc123DEF456`,
  WOMPI_PRIVATE_KEY: `prv_${environment}_abc123DEF456`,
  WOMPI_EVENTS_SECRET: `${environment}_events_abc123DEF456`,
  WOMPI_INTEGRITY_SECRET: `${environment}_integrity_abc123DEF456`,
});
const sandbox = keysOf('test');
const publicUrl = { PUBLIC_URL: 'https://tonalia.co' };

const addi = {
  ADDI_ENVIRONMENT: 'test',
  ADDI_CLIENT_ID: 'TasR27VSFVAY9k7fewhP',
  ADDI_CLIENT_SECRET: 'una-clave-de-pruebas',
  ADDI_ALLY_SLUG: 'tonalia-ecommerce',
  ADDI_CALLBACK_USER: 'avisos',
  ADDI_CALLBACK_PASSWORD: 'otra-clave-de-pruebas',
};

test.each([
  ['test', 'https://api.addi-staging.com', 'https://api.staging.addi.com'],
  ['prod', 'https://api.addi.com', 'https://api.addi.com'],
] as const)('Addi of %s is asked at %s, and nothing is simulated', (ADDI_ENVIRONMENT, apiUrl, audience) => {
  const config = readConfig({ ...addi, ADDI_ENVIRONMENT, ...publicUrl, DEMO: 'off' });
  expect(config.addi).toMatchObject({ apiUrl, audience, allySlug: 'tonalia-ecommerce', callbackUser: 'avisos' });
  expect(config.simulatesPayments).toBe(false);
});

test.each<[string, Record<string, string>, string]>([
  [
    'something is missing',
    { ADDI_CALLBACK_PASSWORD: '' },
    'Los datos de Addi van juntos, y falta ADDI_CALLBACK_PASSWORD.',
  ],
  ['the environment is missing', { ADDI_ENVIRONMENT: '' }, 'Los datos de Addi van juntos, y falta ADDI_ENVIRONMENT.'],
  ['it is none of the two', { ADDI_ENVIRONMENT: 'staging' }, 'ADDI_ENVIRONMENT debe ser test o prod, y es «staging».'],
  [
    'a user would end at its colon',
    { ADDI_CALLBACK_USER: 'a:b' },
    'ADDI_CALLBACK_USER no tiene la forma de lo que entrega Addi.',
  ],
  [
    'the public address is missing',
    { PUBLIC_URL: '' },
    'Para cobrar con Addi falta PUBLIC_URL, la dirección de la tienda, como https://tonalia.co.',
  ],
  [
    'credits are real in the demo',
    { ADDI_ENVIRONMENT: 'prod' },
    'Con ADDI_ENVIRONMENT=prod se presta de verdad: DEMO debe ser off.',
  ],
])('Addi is refused where %s', (_, change, sentence) => {
  expect(() => readConfig({ ...addi, ...publicUrl, ...change })).toThrow(new Stop(sentence));
});

test.each([
  ['test', 'https://sandbox.wompi.co/v1'],
  ['prod', 'https://production.wompi.co/v1'],
] as const)('keys of %s are asked at %s, and nothing is simulated', (environment, url) => {
  const config = readConfig({ ...keysOf(environment), ...publicUrl, DEMO: 'off' });
  expect(config.wompi).toEqual({
    url,
    publicKey: `pub_${environment}_abc123DEF456`,
    privateKey: `prv_${environment}_abc123DEF456`,
    eventsSecret: `${environment}_events_abc123DEF456`,
    integritySecret: `${environment}_integrity_abc123DEF456`,
  });
  expect(config.simulatesPayments).toBe(false);
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ DEMO: 'large', HOST: '0.0.0.0' }, true],
  [{ DEMO: 'off' }, false],
  [{ DEMO: 'off', HOST: '0.0.0.0' }, false],
  [{ ...sandbox, ...publicUrl }, false],
  [{ ...addi, ...publicUrl }, false],
  [{ SERVICES: 'purchase' }, true],
  [{ SERVICES: 'products' }, false],
])('with %j payments are simulated: %s', (environment, isSimulated) => {
  expect(readConfig(environment).simulatesPayments).toBe(isSimulated);
});

test.each<[string, Record<string, string>, string]>([
  ['a secret is missing', { WOMPI_EVENTS_SECRET: '' }, 'Las llaves de Wompi van juntas, y falta WOMPI_EVENTS_SECRET.'],
  ['a key is missing', { WOMPI_PUBLIC_KEY: '' }, 'Las llaves de Wompi van juntas, y falta WOMPI_PUBLIC_KEY.'],
  [
    'two keys changed places',
    { WOMPI_PUBLIC_KEY: sandbox.WOMPI_PRIVATE_KEY },
    'WOMPI_PUBLIC_KEY debe empezar por pub_test_ o pub_prod_ y seguir con letras y números.',
  ],
  [
    'a key was cut',
    { WOMPI_INTEGRITY_SECRET: 'test_integrity_a b' },
    'WOMPI_INTEGRITY_SECRET debe empezar por test_integrity_ o prod_integrity_ y seguir con letras y números.',
  ],
  [
    'the environments are mixed',
    { WOMPI_PRIVATE_KEY: keysOf('prod').WOMPI_PRIVATE_KEY },
    'Las llaves de Wompi deben ser de un solo ambiente: WOMPI_PUBLIC_KEY es de pruebas y WOMPI_PRIVATE_KEY es de producción.',
  ],
  [
    'the private key would travel in the open',
    { WOMPI_URL: 'http://sandbox.wompi.co/v1' },
    'WOMPI_URL debe ser como https://sandbox.wompi.co/v1, y es «http://sandbox.wompi.co/v1».',
  ],
  [
    'banks would not find back',
    { PUBLIC_URL: '' },
    'Para cobrar con Wompi falta PUBLIC_URL, la dirección de la tienda, como https://tonalia.co.',
  ],
])('when %s, one sentence says so', (_name, change, sentence) => {
  const read = () => readConfig({ ...sandbox, ...publicUrl, ...change });
  expect(read).toThrow(new Stop(sentence));
});

test('real payments and the demo exclude each other', () => {
  expect(() => readConfig({ ...keysOf('prod'), ...publicUrl })).toThrow(
    new Stop('Con llaves de producción de Wompi se cobra de verdad: DEMO debe ser off.'),
  );
});

test('an address alone is not a set of credentials', () => {
  expect(() => readConfig({ WOMPI_URL: 'https://sandbox.wompi.co/v1' })).toThrow(
    new Stop('Las llaves de Wompi van juntas, y falta WOMPI_PUBLIC_KEY.'),
  );
});

test('another address on this machine is accepted, without its final slash', () => {
  expect(readConfig({ ...sandbox, ...publicUrl, WOMPI_URL: 'http://127.0.0.1:9000/v1/' }).wompi?.url).toBe(
    'http://127.0.0.1:9000/v1',
  );
});
