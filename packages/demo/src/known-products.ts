import type { ArtSpec, Form } from '@tonalia/artwork/spec';
import type { TileTint } from '@tonalia/artwork/tile-tint';
import { tileTint } from '@tonalia/artwork/tile-tint';
import { brands } from './brands.ts';
import { versionsOf } from './brand-catalogue.ts';
import { categoryId } from './categories.ts';
import { fantasyShades, hairShades } from './hair-shades.ts';
import type { Unit } from './lines.ts';
import { nailShades, shadesOf } from './nail-shades.ts';
import { type Counter, type DemoProduct, contentText } from './product.ts';
import { seeded } from './random.ts';
import type { Shade } from './shade.ts';

/** The products that the pictures of the shop show, with their names, prices and looks. */
type Known = {
  code: string;
  name: string;
  brand: string;
  category: string;
  form: Form;
  art?: Partial<ArtSpec>;
  contents: readonly number[];
  unit: Unit;
  /** Pesos before any deal, of the first content. */
  price: number;
  /** Pesos taken off by a deal that holds now. */
  deal?: number;
  min?: number;
  shades?: readonly Shade[];
  daysOld?: number;
  popularity: number;
  presale?: DemoProduct['presale'];
  /** Units in Bogotá of a version, instead of a random number. */
  bogota?: Record<string, number>;
  tile?: TileTint;
  text: string;
};

const known: readonly Known[] = [
  {
    code: 'TS',
    name: 'Tinte permanente en crema',
    brand: 'Tinta Sur',
    category: 'Coloración/Permanentes',
    form: 'tubotinte',
    art: { body: '#f4f2ee', shade: '#a08765', code: '7.1', line: 'Rubio cenizo' },
    contents: [60, 90],
    unit: 'ml',
    price: 16_100,
    deal: 3_200,
    shades: hairShades(86),
    popularity: 85,
    tile: 'mantequilla',
    bogota: { 'TS-71-60': 310, 'TS-71-90': 310, 'TS-75-60': 0, 'TS-75-90': 0, 'TS-83-60': 86 },
    text: 'Coloración permanente en crema con 86 tonos. Cubre el 100% de las canas, deja brillo parejo y se mezcla 1:1,5 con oxidante en crema.',
  },
  {
    code: 'NA',
    name: 'Esmalte semipermanente',
    brand: 'Nácar',
    category: 'Uñas/Semipermanentes',
    form: 'esmalte',
    art: { shade: '#b5203f', cap: '#1d1d1c', code: 'Nº 214' },
    contents: [15],
    unit: 'ml',
    price: 12_300,
    deal: 2_500,
    shades: nailShades(214),
    popularity: 66,
    tile: 'rubor',
    presale: { capacity: 1200, inDays: 3 },
    bogota: {
      'NA-214': 4,
      'NA-061': 0,
      'NA-070': 0,
      'NA-105': 120,
      'NA-057': 96,
      'NA-058': 84,
      'NA-063': 60,
      'NA-064': 210,
    },
    text: 'Esmalte en gel de 214 tonos con brillo de espejo. Seca en lámpara LED en 60 segundos y dura hasta 21 días.',
  },
  {
    code: 'SC-CHN',
    name: 'Champú nutritivo sin sal',
    brand: 'Selva Clara',
    category: 'Capilar/Champú',
    form: 'bomba',
    art: { body: '#f3eee4', cap: '#20342c', shade: '#6f8f6a', line: 'Champú nutritivo' },
    contents: [1000],
    unit: 'ml',
    price: 37_500,
    deal: 5_600,
    popularity: 185,
    tile: 'salvia',
    bogota: { 'SC-CHN': 46 },
    text: 'Limpia sin resecar y conserva el alisado. Con aceite de coco y sábila, sin sal añadida.',
  },
  {
    code: 'SC-CHV',
    name: 'Champú matizador violeta',
    brand: 'Selva Clara',
    category: 'Coloración/Matizadores',
    form: 'champu',
    art: { body: '#6d5a8c', cap: '#e9e4da', line: 'Matizador violeta' },
    contents: [500],
    unit: 'ml',
    price: 26_800,
    popularity: 128,
    text: 'Neutraliza los tonos amarillos del cabello rubio, decolorado o con canas.',
  },
  {
    code: 'OX-20',
    name: 'Oxidante en crema 20 volúmenes',
    brand: 'Tinta Sur',
    category: 'Coloración/Oxidantes',
    form: 'oxidante',
    art: { body: '#f7f6f3', shade: '#1f2a44', code: '20 vol', line: 'Oxidante en crema' },
    contents: [1000],
    unit: 'ml',
    price: 18_500,
    min: 6,
    popularity: 18,
    bogota: { 'OX-20': 84 },
    text: 'Emulsión oxidante estabilizada para tinte y decoloración. Cubre canas y aclara hasta dos tonos.',
  },
  {
    code: 'LU-LBC',
    name: 'Labial cremoso de larga duración',
    brand: 'Lumbra',
    category: 'Maquillaje/Labios',
    form: 'labial',
    art: { shade: '#a63a43' },
    contents: [1],
    unit: 'und',
    price: 17_400,
    deal: 3_500,
    shades: shadesOf(['Rojos', 'Nudes', 'Vinos', 'Rosados', 'Corales'], 28),
    daysOld: 20,
    popularity: 17,
    text: 'Color intenso en una pasada y labios hidratados por ocho horas. 28 tonos.',
  },
  {
    code: 'NT-KIT',
    name: 'Kit de coloración sin amoniaco',
    brand: 'Nativa',
    category: 'Coloración/Kits en caja',
    form: 'cajatinte',
    art: { shade: '#7b2e2a', code: '6.66', line: 'Tinte permanente' },
    contents: [1],
    unit: 'und',
    price: 18_100,
    deal: 2_700,
    shades: hairShades(42),
    popularity: 9,
    text: 'Caja completa para una aplicación: crema sin amoniaco, oxidante, tratamiento y guantes. 42 tonos.',
  },
  {
    code: 'OL-KSF',
    name: 'Keratina sin formol',
    brand: 'Olivar',
    category: 'Capilar/Keratinas',
    form: 'bomba',
    art: { body: '#e8efe4', cap: '#3b2a22', shade: '#b7713a' },
    contents: [1000],
    unit: 'ml',
    price: 93_600,
    deal: 18_700,
    popularity: 72,
    text: 'Alisado progresivo sin formol que controla el volumen hasta por cuatro meses.',
  },
  {
    code: 'CU-CMM',
    name: 'Cera modeladora mate',
    brand: 'Cumbre',
    category: 'Barbería/Ceras',
    form: 'pote',
    art: { body: '#e3a13a', shade: '#e3a13a', cap: '#d6b272', metalCap: true, line: 'Cera modeladora' },
    contents: [120],
    unit: 'g',
    price: 14_200,
    popularity: 60,
    text: 'Fijación fuerte y acabado mate. Se reactiva con las manos húmedas y sale con agua.',
  },
  {
    code: 'OL-MAR',
    name: 'Mascarilla reparadora con aceite de oliva',
    brand: 'Olivar',
    category: 'Capilar/Mascarillas',
    form: 'tarro',
    art: { body: '#efe3cf', cap: '#3b2a22', line: 'Mascarilla reparadora' },
    contents: [1000],
    unit: 'g',
    price: 38_400,
    popularity: 45,
    bogota: { 'OL-MAR': 19 },
    text: 'Devuelve cuerpo y suavidad al cabello maltratado por químicos en diez minutos.',
  },
  {
    code: 'RR-ACH',
    name: 'Acondicionador hidratante',
    brand: 'Rizo Real',
    category: 'Capilar/Acondicionadores',
    form: 'acondicionador',
    art: { body: '#f0c9b8', cap: '#b8614c', line: 'Acondicionador' },
    contents: [400],
    unit: 'ml',
    price: 22_300,
    popularity: 38,
    presale: { capacity: null, inDays: 3 },
    bogota: { 'RR-ACH': 0 },
    text: 'Desenreda el rizo desde la primera pasada y lo deja suelto y con brillo.',
  },
  {
    code: 'OL-CPT',
    name: 'Crema de peinar termoprotectora',
    brand: 'Olivar',
    category: 'Estilizado/Protectores',
    form: 'crema',
    art: { body: '#e8efe4', cap: '#5d7d5a', line: 'Crema de peinar' },
    contents: [250],
    unit: 'ml',
    price: 16_700,
    popularity: 42,
    bogota: { 'OL-CPT': 61 },
    text: 'Protege del calor de la plancha y del secador y controla el frizz todo el día.',
  },
  {
    code: 'BT-SVC',
    name: 'Sérum facial vitamina C',
    brand: 'Botica 27',
    category: 'Facial/Sérums',
    form: 'gotero',
    art: { body: '#a4632f', cap: '#d6b272', metalCap: true, line: 'Sérum vitamina C' },
    contents: [30],
    unit: 'ml',
    price: 34_800,
    popularity: 46,
    text: 'Ilumina y empareja el tono de la piel con vitamina C estable al 10%.',
  },
  {
    code: 'TS-FAN',
    name: 'Tinte de fantasía sin oxidante',
    brand: 'Tinta Sur',
    category: 'Coloración/Fantasía',
    form: 'tubotinte',
    art: { body: '#f4f2ee', shade: '#6d3fa8', code: 'F13', line: 'Fantasía' },
    contents: [90],
    unit: 'ml',
    price: 14_900,
    shades: fantasyShades(24),
    daysOld: 12,
    popularity: 8,
    text: 'Color directo para cabello decolorado. 24 tonos que se mezclan entre sí.',
  },
  {
    code: 'TS-PDA',
    name: 'Polvo decolorante azul',
    brand: 'Tinta Sur',
    category: 'Coloración/Decolorantes',
    form: 'sobre',
    art: { body: '#e9e6f2', shade: '#4b5aa8', code: '9 tonos', line: 'Polvo decolorante' },
    contents: [500],
    unit: 'g',
    price: 42_900,
    daysOld: 25,
    popularity: 36,
    text: 'Aclara hasta nueve tonos con poco polvo en el aire y pigmento que neutraliza el naranja.',
  },
  {
    code: 'OL-TSA',
    name: 'Tinte sin amoniaco en crema',
    brand: 'Olivar',
    category: 'Coloración/Sin amoniaco',
    form: 'tubotinte',
    art: { body: '#e8efe4', shade: '#8b4b2a', code: '6.4', line: 'Sin amoniaco' },
    contents: [60],
    unit: 'ml',
    price: 13_600,
    shades: hairShades(36),
    daysOld: 11,
    popularity: 7,
    text: 'Coloración con aceite de oliva, sin amoniaco y de aroma suave. 36 tonos.',
  },
  {
    code: 'OL-MMR',
    name: 'Mascarilla matizadora para rubios',
    brand: 'Olivar',
    category: 'Coloración/Matizadores',
    form: 'tarro',
    art: { body: '#6d5a8c', cap: '#3b2a22', line: 'Matizadora' },
    contents: [500],
    unit: 'g',
    price: 34_700,
    deal: 5_200,
    popularity: 34,
    text: 'Quita el amarillo y nutre en cinco minutos. Para rubios y canas.',
  },
  {
    code: 'LU-BLH',
    name: 'Brillo labial hidratante',
    brand: 'Lumbra',
    category: 'Maquillaje/Labios',
    form: 'gloss',
    art: { shade: '#cf6f74', cap: '#d6b272', metalCap: true },
    contents: [5],
    unit: 'ml',
    price: 14_900,
    deal: 3_000,
    shades: shadesOf(['Nudes', 'Rosados', 'Corales'], 16),
    popularity: 14,
    text: 'Brillo sin pegajosidad con vitamina E y aroma a vainilla. 16 tonos.',
  },
  {
    code: 'LU-PSA',
    name: 'Paleta de sombras Andina, 8 tonos',
    brand: 'Lumbra',
    category: 'Maquillaje/Ojos',
    form: 'paleta',
    art: {
      body: '#1e1d1c',
      shades: ['#f0d9c8', '#d9a88a', '#b3745a', '#7c4636', '#e7b7b0', '#b85f63', '#5d2f36', '#c99a52'],
    },
    contents: [1],
    unit: 'und',
    price: 36_900,
    daysOld: 10,
    popularity: 16,
    text: 'Ocho tonos tierra entre mates y satinados, de alta pigmentación.',
  },
  {
    code: 'RR-CHD',
    name: 'Champú definición de rizos',
    brand: 'Rizo Real',
    category: 'Capilar/Champú',
    form: 'champu',
    art: { body: '#d98a78', cap: '#f6efe7', line: 'Definición de rizos' },
    contents: [500],
    unit: 'ml',
    price: 24_600,
    daysOld: 9,
    popularity: 30,
    text: 'Limpia sin sulfatos y define el rizo. Apto para el método.',
  },
  {
    code: 'BT-EXP',
    name: 'Exfoliante de pies',
    brand: 'Botica 27',
    category: 'Facial/Corporal',
    form: 'tarro',
    art: { body: '#efe7da', cap: '#6b3f18', line: 'Exfoliante' },
    contents: [500],
    unit: 'g',
    price: 27_600,
    daysOld: 8,
    popularity: 14,
    text: 'Con piedra volcánica y menta. Suaviza talones desde la primera sesión.',
  },
  {
    code: 'CU-ABA',
    name: 'Aceite para barba',
    brand: 'Cumbre',
    category: 'Barbería/Barba',
    form: 'gotero',
    art: { body: '#243b55', cap: '#d6b272', metalCap: true, line: 'Aceite para barba' },
    contents: [30],
    unit: 'ml',
    price: 19_800,
    daysOld: 4,
    popularity: 18,
    text: 'Suaviza la barba y quita la picazón. Aroma a cedro.',
  },
  {
    code: 'CU-LFF',
    name: 'Laca fijación fuerte',
    brand: 'Cumbre',
    category: 'Estilizado/Lacas',
    form: 'aerosol',
    art: { body: '#243b55', cap: '#e9e4da', shade: '#e0a43a', line: 'Laca fijación fuerte' },
    contents: [400],
    unit: 'ml',
    price: 21_500,
    popularity: 34,
    text: 'Fija el peinado toda la noche y sale con el cepillo.',
  },
  {
    code: 'SC-BPT',
    name: 'Bruma protectora térmica',
    brand: 'Selva Clara',
    category: 'Estilizado/Protectores',
    form: 'spray',
    art: { body: '#bcd7d3', cap: '#f4f3ef', line: 'Bruma protectora' },
    contents: [250],
    unit: 'ml',
    price: 19_900,
    popularity: 26,
    text: 'Protege hasta 230 grados y desenreda antes del cepillado.',
  },
  {
    code: 'RR-CRZ',
    name: 'Crema para peinar rizos',
    brand: 'Rizo Real',
    category: 'Estilizado/Rizos',
    form: 'crema',
    art: { body: '#d98a78', cap: '#b8614c', line: 'Crema para peinar' },
    contents: [300],
    unit: 'ml',
    price: 24_200,
    popularity: 26,
    text: 'Define y da memoria al rizo sin dejarlo tieso.',
  },
  {
    code: 'NA-TOP',
    name: 'Top coat brillo espejo',
    brand: 'Nácar',
    category: 'Uñas/Bases y top coats',
    form: 'esmalte',
    art: { shade: '#f4e3df', cap: '#1d1d1c', line: 'Top coat' },
    contents: [15],
    unit: 'ml',
    price: 14_600,
    popularity: 36,
    text: 'Sella el servicio con brillo de espejo, sin residuo.',
  },
  {
    code: 'NA-BAS',
    name: 'Base coat gel',
    brand: 'Nácar',
    category: 'Uñas/Bases y top coats',
    form: 'esmalte',
    art: { shade: '#f3d9cf', cap: '#1d1d1c', line: 'Base coat' },
    contents: [15],
    unit: 'ml',
    price: 13_900,
    popularity: 34,
    text: 'Une el color a la uña y evita que se levante.',
  },
];

/** Brand and name of each, so that the brand's lines do not make it again. */
export const knownNames: readonly string[] = known.map(({ brand, name }) => `${brand} ${name}`);

/** Shades of these numbers came this week ("9 tonos nuevos de semipermanente"). */
const newNailShades = ['064', '011', '033', '084', '099', '112', '139', '158', '176'];
/** Neither in stock nor in the presale: a shade that is simply sold out. */
const soldOutInPresale = ['070'];

export function* knownProducts(ids: Counter): Generator<DemoProduct> {
  for (const item of known) {
    const brand = brands.find(({ name }) => name === item.brand);
    if (!brand) throw new Error(`no brand ${item.brand}`);
    const content = item.contents.length === 1 ? contentText(item.contents[0] ?? 1, item.unit) : '';
    const hasVersions = item.shades !== undefined || item.contents.length > 1;
    const product: DemoProduct = {
      id: ids.product(),
      code: item.code,
      name: [item.name, content].filter(Boolean).join(' '),
      description: item.text,
      brand,
      segment: brand.segments[0] ?? 'hair',
      categoryId: categoryId(item.category),
      kind: 'simple',
      hasVersions,
      minQuantity: item.min ?? 1,
      attributes: [
        ...(content ? [{ name: 'Contenido', value: content }] : []),
        { name: 'Uso', value: 'Profesional' },
        ...(item.shades ? [{ name: 'Tonos', value: String(item.shades.length) }] : []),
      ],
      tile: item.tile ?? tileTint(item.code),
      picture: {
        form: item.form,
        body: brand.body,
        cap: brand.cap,
        brand: brand.name,
        line: item.name.split(' ').slice(0, 2).join(' '),
        ...(content && { size: content }),
        ...item.art,
      },
      seenDaysAgo: item.daysOld ?? 400,
      versions: [],
      presale: item.presale ?? null,
      deal: item.deal ?? 0,
      popularity: item.popularity,
    };
    const random = seeded(`known ${item.code}`);
    product.versions = versionsOf({
      product,
      shades: item.shades ?? [null],
      contents: item.contents,
      unit: item.unit,
      price: item.price,
      random,
      ids,
    });
    for (const version of product.versions) settle(version, item);
    yield product;
  }
}

function settle(version: DemoProduct['versions'][number], item: Known): void {
  const left = item.bogota?.[version.code];
  if (left !== undefined) version.stock.BOG = left;
  if (!item.shades && left === undefined) version.stock.BOG = Math.max(60, version.stock.BOG ?? 0);
  version.excludedFromPresale = item.code === 'NA' && soldOutInPresale.includes(version.shade?.code ?? '');
  version.seenDaysAgo = item.daysOld ?? 400;
  if (item.code === 'NA' && newNailShades.includes(version.shade?.code ?? '')) version.seenDaysAgo = 3;
}
