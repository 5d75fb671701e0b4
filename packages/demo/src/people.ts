import { nitCheckDigit } from '@tonalia/rules/document';
import { demoAccounts, waitingAccounts } from './accounts.ts';
import { type Random, seeded } from './random.ts';

/** An identity of the demo; it has a password when it `signsIn`. */
export type Person = {
  id: string;
  role: 'Admin customer' | 'Seller';
  name: string;
  lastName: string;
  email: string;
  phone: string;
  /** The supplier's number of a seller; an identity with one orders for others. */
  providerCode?: string;
  signsIn: boolean;
};

/** A delivery address; `fixed` marks the default one. */
export type DemoAddress = { id: string; title: string; address: string; cityId: string; fixed: boolean };

/** A customer; without a `person` only its seller orders for it. */
export type DemoCustomer = {
  id: string;
  person: Person | null;
  seller: Person | null;
  name: string;
  tradeType: string;
  document: { type: 'CC' | 'CE' | 'NIT'; number: string };
  cityId: string;
  addresses: DemoAddress[];
  /** By default the account is approved. */
  approval?: { state: 'in_review' } | { state: 'rejected'; reason: string };
};

const names =
  'Adriana,Alba Lucía,Ana María,Andrea,Beatriz,Blanca,Camila,Carlos,Carolina,Catalina,Claudia,Consuelo,Daniela,Deisy,Diego,Doris,Edilma,Elena,Esperanza,Fabián,Gloria,Hernán,Isabel,Jenny,Jhon Jairo,Johana,Juliana,Karen,Leidy,Liliana,Lina,Luis,Luz Dary,Marcela,Martha,Mauricio,Milena,Mónica,Nancy,Natalia,Nelly,Nubia,Olga,Óscar,Paola,Patricia,Rocío,Rosalba,Sandra,Sonia,Stella,Tatiana,Viviana,Wilson,Yaneth,Yesenia,Yolanda,Zulma'.split(
    ',',
  );
const lastNames =
  'Acosta,Agudelo,Arias,Barrera,Bedoya,Beltrán,Bernal,Buitrago,Cárdenas,Castaño,Castro,Ceballos,Correa,Duarte,Echeverri,Forero,Franco,Gaitán,Giraldo,Gómez,Henao,Hoyos,Jaramillo,Lozano,Marín,Mejía,Mosquera,Muñoz,Niño,Ochoa,Ospina,Pabón,Palacios,Parra,Peña,Pineda,Quintero,Rincón,Rojas,Rueda,Salazar,Sierra,Suárez,Tovar,Uribe,Valencia,Vargas,Vélez,Zapata,Zuluaga'.split(
    ',',
  );

/** Names of businesses by trade type. */
const businesses: Record<string, readonly string[]> = {
  peluqueria: ['Peluquería {n}', 'Salón {n}', 'Centro de Belleza {n}', '{n} Peluquería', 'Sala de Belleza {n}'],
  barberia: ['Barbería {b}', 'Barber Shop {b}', 'Barbería {l}'],
  spa: ['Spa {s}', 'Estética {n}', 'Centro Estético {s}'],
  tienda: ['Tienda de Belleza {n}', 'Cosméticos {l}', 'Variedades {n}'],
  distribuidor: ['Distribuidora {l}', 'Distribuciones {l}', 'Belleza al Mayor {l}'],
  manicurista: ['Uñas y Arte {n}', 'Nails {n}', 'Manicure {n}'],
  'profesional-independiente': ['{n} {l}', '{n} {l} Estilista'],
};
const trades = [
  'peluqueria',
  'peluqueria',
  'peluqueria',
  'barberia',
  'manicurista',
  'spa',
  'tienda',
  'profesional-independiente',
  'distribuidor',
];
const barberNames = [
  'La 45',
  'El Barrio',
  'Corte Real',
  'La Esquina',
  'Don Julio',
  'La Novena',
  'Filo',
  'Los Primos',
  'La Primera',
  'Vieja Guardia',
];
const spaNames = ['Serena', 'Agua Clara', 'Piel Canela', 'Renacer', 'Luna Nueva', 'Brisa', 'Alma'];

const bogota = ['11001'];
const savanna = ['25754', '25175', '25430', '25473', '25286', '25126', '25899', '25269'];
const around = ['15001', '73001', '50001'];
const uncovered = ['97001', '91001', '99001'];
const elsewhere = [
  '05001',
  '05266',
  '05088',
  '05360',
  '76001',
  '76520',
  '76364',
  '08001',
  '08758',
  '68001',
  '68276',
  '13001',
  '66001',
  '17001',
];

/** The customer's account that the start prints. */
export const customerPerson: Person = {
  id: '4c1e0d6a-1111-4c1e-8d6a-000000000001',
  role: 'Admin customer',
  name: 'Luz Marina',
  lastName: 'Ortega',
  email: demoAccounts.customer.email,
  phone: '3105550142',
  signsIn: true,
};
/** The demo's two sellers; each has a portfolio. */
export const sellers: readonly [Person, Person] = [
  {
    id: '4c1e0d6a-2222-4c1e-8d6a-000000000001',
    role: 'Seller',
    name: 'Diana Marcela',
    lastName: 'Ríos',
    email: demoAccounts.firstSeller.email,
    phone: '3105550188',
    providerCode: 'TON-V01',
    signsIn: true,
  },
  {
    id: '4c1e0d6a-2222-4c1e-8d6a-000000000002',
    role: 'Seller',
    name: 'Jorge Iván',
    lastName: 'Mesa',
    email: demoAccounts.secondSeller.email,
    phone: '3105550199',
    providerCode: 'TON-V02',
    signsIn: true,
  },
];

type Given = { name: string; tradeType: string; cityId: string; address?: string };

/** Number of the first owner that a seller serves: phones before it are of other people. */
const FIRST_SERVED = 300;

/** Customers of the design, all in the first seller's portfolio. */
const known: readonly Given[] = [
  { name: 'Salón Bella Aurora', tradeType: 'peluqueria', cityId: '25754', address: 'Cra. 7 # 14-32, local 2' },
  { name: 'Peluquería Doña Luz', tradeType: 'peluqueria', cityId: '11001' },
  { name: 'Uñas y Arte Yesenia', tradeType: 'manicurista', cityId: '25754' },
  { name: 'Distribuidora El Espejo', tradeType: 'distribuidor', cityId: '11001' },
  { name: 'Barbería La 45', tradeType: 'barberia', cityId: '25175' },
  { name: 'Estética Marisol', tradeType: 'spa', cityId: '11001' },
  { name: 'Centro de Belleza Nidia', tradeType: 'peluqueria', cityId: '25430' },
];

/** The demo's main customer first, then 46 of the first seller, 38 of the second, and 30 without a seller. */
export function customers(): DemoCustomer[] {
  const random = seeded('customers');
  const taken = new Set(known.map(({ name }) => name));
  const places = (groups: [cities: readonly string[], count: number][]): string[] =>
    groups.flatMap(([cities, count]) => Array.from({ length: count }, () => random.pick(cities)));
  const make = (cityId: string): Given => ({ ...business(random, taken), cityId });
  const first = [
    ...known,
    ...places([
      [bogota, 25],
      [savanna, 9],
      [around, 2],
      [uncovered, 3],
    ]).map(make),
  ];
  const second = places([
    [elsewhere, 36],
    [uncovered, 2],
  ]).map(make);
  const alone = places([
    [bogota, 10],
    [elsewhere, 18],
    [around, 2],
  ]).map(make);
  const served = [
    ...first.map((given) => customerOf(given, sellers[0], random)),
    ...second.map((given) => customerOf(given, sellers[1], random)),
  ];
  const owners = seeded('owners');
  return [
    demoCustomer(random),
    ...served.map((one, at) => ({ ...one, person: owner(FIRST_SERVED + at, owners) })),
    ...alone.map((given, at) => ({ ...customerOf(given, null, random), person: owner(at, random) })),
  ];
}

/** Two registrations that cannot order yet: one is under review, one needs a correction. They have no seller. */
export function newcomers(): DemoCustomer[] {
  const random = seeded('newcomers');
  const make = (given: Given, person: Person, approval: NonNullable<DemoCustomer['approval']>): DemoCustomer => ({
    ...customerOf(given, null, random),
    person,
    approval,
  });
  /** At the address of a customer, so that the office asks whether it is the same. */
  const besideCustomer = (customer: DemoCustomer): DemoCustomer => ({
    ...customer,
    addresses: customer.addresses.map((one, at) => (at === 0 ? { ...one, address: 'Cra. 24 # 72-10' } : one)),
  });
  const person = (n: number, name: string, lastName: string, email: string): Person => ({
    id: `4c1e0d6a-3333-4c1e-8d6a-00000000000${n}`,
    role: 'Admin customer',
    name,
    lastName,
    email,
    phone: `31055502${90 + n}`,
    signsIn: true,
  });
  return [
    besideCustomer(
      make(
        { name: 'Barbería Los Cerros', tradeType: 'barberia', cityId: '11001' },
        person(1, 'Édgar', 'Bermúdez', waitingAccounts.inReview.email),
        { state: 'in_review' },
      ),
    ),
    make(
      { name: 'Spa Madreselva', tradeType: 'spa', cityId: '25175' },
      person(2, 'Nohora', 'Sastoque', waitingAccounts.rejected.email),
      { state: 'rejected', reason: 'El NIT no coincide con el del RUT. Corrígelo y lo revisamos de nuevo.' },
    ),
  ];
}

function demoCustomer(random: Random): DemoCustomer {
  const address = (title: string, text: string, cityId: string, fixed = false): DemoAddress => ({
    id: random.uuid(),
    title,
    address: text,
    cityId,
    fixed,
  });
  return {
    id: random.uuid(),
    person: customerPerson,
    seller: null,
    name: 'Salón Ortega',
    tradeType: 'peluqueria',
    document: { type: 'NIT', number: nit('901555014') },
    cityId: '11001',
    addresses: [
      address('Local Chapinero', 'Calle 57 # 9-41', '11001', true),
      address('Bodega', 'Cra. 24 # 72-10', '11001'),
      address('', 'Av. Villavicencio # 43-12, barrio San Mateo', '25754'),
      address('Casa de mi hermana', 'Calle 14 # 10-08', '97001'),
    ],
  };
}

function customerOf({ name, tradeType, cityId, address }: Given, seller: Person | null, random: Random): DemoCustomer {
  const addresses: DemoAddress[] = [
    {
      id: random.uuid(),
      title: address ? '' : random.pick(['', 'Local', 'Local principal']),
      address: address ?? street(random),
      cityId,
      fixed: false,
    },
  ];
  // Some have a second address and none fixed.
  if (random.chance(0.25))
    addresses.push({ id: random.uuid(), title: 'Bodega', address: street(random), cityId, fixed: random.chance(0.5) });
  const isCompany = ['tienda', 'distribuidor', 'spa'].includes(tradeType) || random.chance(0.3);
  return {
    id: random.uuid(),
    person: null,
    seller,
    name,
    tradeType,
    document: isCompany
      ? { type: 'NIT', number: nit(`${random.whole(90_010_000, 90_199_999)}${random.whole(0, 9)}`) }
      : { type: 'CC', number: String(random.whole(20_000_000, 1_099_999_999)) },
    cityId,
    addresses,
  };
}

/** The owner of a business, which orders are delivered to. */
function owner(at: number, random: Random): Person {
  return {
    id: random.uuid(),
    role: 'Admin customer',
    name: random.pick(names),
    lastName: random.pick(lastNames),
    email: `negocio${at + 1}@demo.tonalia.co`,
    phone: `31055${String(50_200 + at)}`,
    signsIn: false,
  };
}

function business(random: Random, taken: Set<string>): { name: string; tradeType: string } {
  for (;;) {
    const tradeType = random.pick(trades);
    const name = random
      .pick(businesses[tradeType] ?? ['{n}'])
      .replace('{n}', random.pick(names))
      .replace('{l}', random.pick(lastNames))
      .replace('{b}', random.pick(barberNames))
      .replace('{s}', random.pick(spaNames));
    if (taken.has(name)) continue;
    taken.add(name);
    return { name, tradeType };
  }
}

const nit = (digits: string): string => digits + nitCheckDigit(digits);

function street(random: Random): string {
  const way = random.pick(['Calle', 'Cra.', 'Cra.', 'Calle', 'Diag.', 'Transv.', 'Av. Calle']);
  const letter = random.chance(0.2) ? random.pick([' A', ' B', ' Bis']) : '';
  const local = random.chance(0.35) ? `, local ${random.whole(1, 24)}` : '';
  return `${way} ${random.whole(2, 170)}${letter} # ${random.whole(2, 99)}-${String(random.whole(1, 99)).padStart(2, '0')}${local}`;
}
