import { between, oklch } from './oklch.ts';
import type { FamilyName, DemoShade } from './shade.ts';

type Tone = readonly [lightness: number, chroma: number, hue: number];
type Family = {
  name: FamilyName;
  first: number;
  tones: readonly [light: Tone, middle: Tone, deep: Tone];
  names: string;
};

/** The twelve families of a nail card, each from its light to its deep tone; its shades are numbered from `first`. */
const families: readonly Family[] = [
  {
    name: 'Nudes',
    first: 1,
    tones: [
      [0.88, 0.034, 55],
      [0.77, 0.046, 43],
      [0.67, 0.054, 55],
    ],
    names:
      'Leche,Avena,Marfil,Vainilla,Almendra,Arena clara,Nube,Crema,Galleta,Piel de ángel,Sésamo,Maní,Bambú,Durazno pálido,Tul,Seda,Biscocho,Arequipe,Canela suave,Capuchino,Nuez,Trigo,Caramelo claro,Panela,Miel de caña,Toffee',
  },
  {
    name: 'Rosados',
    first: 27,
    tones: [
      [0.87, 0.055, 12],
      [0.76, 0.096, 9],
      [0.67, 0.135, 6],
    ],
    names:
      'Rosa bebé,Algodón de azúcar,Pétalo,Rosa nube,Bailarina,Rosa pastel,Malvavisco,Rosa té,Peonía,Chicle,Flamenco,Rosa antiguo,Sandía clara,Rosa feria,Orquídea rosa,Rosa candy,Camelia,Rosa barro,Rosa neón,Lulo rosado,Rosa intenso,Guayaba clara,Rosa salvaje,Frambuesa clara',
  },
  {
    name: 'Rojos',
    first: 51,
    tones: [
      [0.62, 0.19, 26],
      [0.51, 0.177, 26],
      [0.41, 0.15, 19],
    ],
    names:
      'Fresa,Rojo carnaval,Amapola,Rojo tomate,Rojo coral,Rojo clásico,Cereza,Rojo salsa,Rojo pasión,Rojo labial,Rojo fuego,Rojo tango,Granada,Rojo feria,Rojo rubí,Ají,Sandía,Rojo vintage,Frambuesa,Rojo ladrillo,Rojo carmín,Manzana,Rojo escarlata,Rojo imperio,Mora roja,Rojo sangre,Rojo teatro,Rojo guayaba',
  },
  {
    name: 'Corales',
    first: 78,
    tones: [
      [0.78, 0.12, 33],
      [0.71, 0.147, 33],
      [0.65, 0.165, 38],
    ],
    names:
      'Coral suave,Melón,Coral claro,Coral vivo,Coral arrecife,Durazno,Salmón,Coral neón,Mamey,Papaya,Coral rosa,Langosta,Coral quemado,Terracota coral',
  },
  {
    name: 'Vinos',
    first: 92,
    tones: [
      [0.41, 0.115, 2],
      [0.33, 0.093, 8],
      [0.25, 0.07, 0],
    ],
    names:
      'Vino tinto,Mora,Uva roja,Borgoña,Vino rosado,Cereza negra,Granate,Arándano,Malbec,Merlot,Remolacha,Vino noche,Berenjena,Ciruela,Corozo,Vino imperial',
  },
  {
    name: 'Fucsias',
    first: 108,
    tones: [
      [0.66, 0.19, -8],
      [0.54, 0.195, -8],
      [0.47, 0.19, 0],
    ],
    names:
      'Fucsia claro,Fucsia neón,Magenta,Buganvilla,Fucsia fiesta,Pitahaya,Fucsia vivo,Frambuesa neón,Fucsia noche,Rosa mexicano,Fucsia real,Orquídea,Geranio,Fucsia intenso',
  },
  {
    name: 'Cálidos',
    first: 122,
    tones: [
      [0.86, 0.12, 85],
      [0.78, 0.151, 70],
      [0.68, 0.16, 55],
    ],
    names:
      'Limón,Amarillo pollito,Girasol,Maracuyá,Maíz,Mango,Amarillo sol,Miel,Mostaza,Curry,Naranja suave,Mandarina,Naranja neón,Calabaza',
  },
  {
    name: 'Verdes',
    first: 136,
    tones: [
      [0.8, 0.08, 150],
      [0.6, 0.09, 165],
      [0.4, 0.08, 140],
    ],
    names:
      'Menta,Pistacho,Verde agua,Manzana verde,Limoncillo,Verde jade,Verde hoja,Aguacate,Verde neón,Esmeralda,Verde selva,Verde petróleo,Oliva,Verde musgo,Verde militar,Pino',
  },
  {
    name: 'Azules',
    first: 152,
    tones: [
      [0.8, 0.06, 240],
      [0.56, 0.1, 250],
      [0.36, 0.1, 260],
    ],
    names:
      'Azul hielo,Cielo,Azul bebé,Azul pastel,Azul lavanda,Turquesa,Caribe,Azul mar,Azul vaquero,Azul cobalto,Azul rey,Azul neón,Azul petróleo,Azul noche,Índigo,Marino,Azul acero,Zafiro',
  },
  {
    name: 'Lilas',
    first: 170,
    tones: [
      [0.82, 0.06, 310],
      [0.62, 0.1, 318],
      [0.42, 0.12, 300],
    ],
    names:
      'Lila pastel,Lavanda,Lila bebé,Hortensia,Amatista clara,Lila sueño,Uva,Orquídea lila,Malva,Morado suave,Violeta,Amatista,Morado neón,Púrpura,Morado real,Violeta noche',
  },
  {
    name: 'Tierras',
    first: 186,
    tones: [
      [0.63, 0.066, 52],
      [0.47, 0.06, 56],
      [0.33, 0.05, 52],
    ],
    names:
      'Caramelo,Terracota,Arcilla,Canela,Avellana,Ladrillo,Chocolate con leche,Café con leche,Cacao,Moca,Café tostado,Chocolate amargo',
  },
  {
    name: 'Neutros',
    first: 198,
    tones: [
      [0.93, 0.006, 80],
      [0.58, 0.006, 90],
      [0.22, 0.005, 68],
    ],
    names:
      'Blanco,Blanco perla,Gris nube,Gris claro,Plata,Piedra,Gris topo,Humo,Gris medio,Cemento,Acero,Gris pizarra,Carbón,Grafito,Noche,Negro',
  },
];

/** Shades that the design shows, with their exact colour. */
const known: Record<string, string> = {
  'Rojo guayaba': '#B9233F',
  Cereza: '#C8202F',
  'Rojo salsa': '#B01E2B',
  'Rojo fuego': '#D63A2F',
  Granada: '#8F1B2E',
  'Rojo feria': '#C3272B',
  Ají: '#DA4A2E',
  Sandía: '#DB4457',
  'Rojo ladrillo': '#9E2A22',
  'Coral vivo': '#F0705A',
  Durazno: '#F59E7A',
  Salmón: '#EE8A78',
};

function toneAt(tones: Family['tones'], share: number): Tone {
  const [light, middle, deep] = tones;
  const [from, to, part] = share < 0.5 ? [light, middle, share * 2] : [middle, deep, share * 2 - 1];
  return [between(from[0], to[0], part), between(from[1], to[1], part), between(from[2], to[2], part)];
}

function cardOf({ name, first, tones, names }: Family): DemoShade[] {
  const list = names.split(',');
  return list.map((shade, at) => {
    const [lightness, chroma, hue] = toneAt(tones, list.length < 2 ? 0 : at / (list.length - 1));
    // Neighbours differ in more than lightness, as on a printed card.
    const lean = ((at * 7) % 5) - 2;
    const spread = name === 'Neutros' ? 0 : 1;
    return {
      code: shade === 'Rojo guayaba' ? '214' : String(first + at).padStart(3, '0'),
      name: shade,
      hex:
        known[shade] ?? oklch(lightness + lean * 0.006, chroma * (1 + lean * 0.05 * spread), hue + lean * 3.5 * spread),
      family: name,
      section: name,
    };
  });
}

/** The whole card of 214 nail colours, by family. */
export const nailCard: readonly DemoShade[] = families.flatMap(cardOf);

/** `count` shades, evenly over the families, renumbered when it is not the whole card. */
export function nailShades(count: number): DemoShade[] {
  if (count >= nailCard.length) return [...nailCard];
  const step = nailCard.length / count;
  return Array.from({ length: count }, (_, at) => nailCard[Math.floor(at * step)])
    .filter((shade) => shade !== undefined)
    .map((shade, at) => ({ ...shade, code: String(at + 1).padStart(3, '0') }));
}

/** Only shades of these families, in their order: lipsticks, blushes, gels. */
export function shadesOf(names: readonly FamilyName[], count: number): DemoShade[] {
  const pool = nailCard.filter((shade) => names.includes(shade.family));
  const step = Math.max(1, pool.length / count);
  return Array.from({ length: Math.min(count, pool.length) }, (_, at) => pool[Math.floor(at * step)])
    .filter((shade) => shade !== undefined)
    .map((shade, at) => ({ ...shade, code: String(at + 1).padStart(2, '0') }));
}
