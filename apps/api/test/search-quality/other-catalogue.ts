import type { SearchDocument } from '@tonalia/search';

type Shades = readonly (readonly [code: string | null, name: string | null])[];

let codes = 0;

function product(
  brand: string,
  name: string,
  category: string,
  parent: string | null,
  shades: Shades = [],
): SearchDocument {
  codes += 1;
  const code = `R${String(codes).padStart(4, '0')}`;
  const variants = shades.map(([labelNumber, labelName], at) => ({
    code: `${code}.${at + 1}`,
    labelNumber,
    labelName,
    series: null,
    contents: '30 ml',
  }));
  const plain = [{ code, labelNumber: null, labelName: null, series: null, contents: null }];
  return {
    name,
    brand,
    category,
    parentCategory: parent,
    code,
    popularity: (codes * 29) % 50,
    variants: shades.length > 0 ? variants : plain,
  };
}

const tones: Shades = [
  ['100N', 'Alabaster'],
  ['120W', 'Warm Vanilla'],
  ['210C', 'Cool Porcelain'],
  ['355N', 'Golden Almond'],
  ['470C', null],
  ['11.75', 'Deep Cocoa'],
];
const numbers: Shades = [
  ['CN 127', 'Truffle'],
  ['WN 98', 'Cream Caramel'],
  ['NC20', null],
  ['NW45', 'Rich Mahogany'],
  ['02', 'Ivory'],
];
const lips: Shades = [
  [null, 'Lover'],
  [null, 'Pioneer'],
  ['65', 'Seductress'],
  ['120', 'Artist'],
  [null, "Rose d'Été"],
];
const dyes: Shades = [
  ['5/0', 'Castaño claro'],
  ['7/43', 'Rubio cobre dorado'],
  ['8-1', 'Rubio claro ceniza'],
  ['9,03', 'Rubio muy claro natural dorado'],
  ['12/89', 'Rubio especial perla cendré'],
];

/** A distributor of foreign brands: other brands, names and spellings of shades. */
export const otherCatalogue: readonly SearchDocument[] = [
  product('Velmora Beverly', 'Luminous Foundation', 'Bases', 'Rostro', tones),
  product('Velmora Beverly', 'Soft Matte Complete Concealer', 'Correctores', 'Rostro', tones),
  product('Clarisse & Co.', 'Even Better Makeup Broad Spectrum SPF 15', 'Bases', 'Rostro', numbers),
  product('Clarisse & Co.', 'Stay-Matte Sheer Pressed Powder', 'Polvos', 'Rostro', numbers),
  product('Nova York', 'Matte Lip Ink', 'Labiales', 'Labios', lips),
  product('Nova York', 'Lash Sensational Waterproof Mascara', 'Pestañinas', 'Ojos'),
  product('Nova York', 'Master Brow Pencil', 'Cejas', 'Ojos', [
    [null, 'Soft Brown'],
    [null, 'Deep Brown'],
  ]),
  product("L'Aurelle Paris", 'True Match Fluid Foundation', 'Bases', 'Rostro', [
    ['3.N', 'Crème Beige'],
    ['5.W', 'Sable Doré'],
  ]),
  product("L'Aurelle Paris", 'Elvive Dream Long Shampoo', 'Champús', 'Cabello'),
  product("L'Aurelle Paris", 'Elvive Dream Long Acondicionador', 'Acondicionadores', 'Cabello'),
  product('Schwarzberg Professional', 'Igora Color Cream', 'Tintes', 'Coloración', dyes),
  product('Schwarzberg Professional', 'BlondMe Bleach Powder', 'Decolorantes', 'Coloración'),
  product('Wellington Color', 'Koleston Perfect Tinte', 'Tintes', 'Coloración', dyes),
  product('Wellington Color', 'Welloxon Oxidante 6% 20 vol', 'Oxidantes', 'Coloración'),
  product('Wellington Color', 'Welloxon Oxidante 9% 30 vol', 'Oxidantes', 'Coloración'),
  product('Ñuble Natural', 'Champú sólido de ortiga', 'Champús', 'Cabello'),
  product('Ñuble Natural', 'Acondicionador sólido de coco', 'Acondicionadores', 'Cabello'),
  product('Ñuble Natural', 'Bálsamo para cutículas y uñas', 'Cuidado de uñas', 'Uñas'),
  product('Nubla', 'Crema nocturna con péptidos', 'Cremas', 'Facial'),
  product('OPAL', 'Nail Lacquer', 'Esmaltes', 'Uñas', [
    ['NL-B35', 'Charged Up Cherry'],
    ['NL-H22', 'Funny Bunny'],
    ['GC-N25', 'Big Apple Red'],
  ]),
  product('OPAL', 'GelColor Base Coat', 'Bases y top coats', 'Uñas'),
  product('Babylón Tools', 'Plancha Nano Titanium 1 1/4"', 'Planchas', 'Herramientas'),
  product('Babylón Tools', 'Secador Ferrari Volare', 'Secadores', 'Herramientas'),
  product('Babylón Tools', 'Rizadora cónica 25-13 mm', 'Rizadoras', 'Herramientas'),
  product('W4LL Pro', 'Máquina Senior inalámbrica', 'Máquinas', 'Barbería'),
  product('W4LL Pro', 'Cuchilla adjustable 2-hole', 'Repuestos', 'Barbería'),
  product('Dr. Renard', 'Sérum B3 Niacinamide 10% + Zinc', 'Sérums', 'Facial'),
  product('Dr. Renard', 'Protector Anthelios FPS 60 sin color', 'Protección solar', 'Facial'),
  product('Dr. Renard', 'Protector Anthelios FPS 60 con color', 'Protección solar', 'Facial'),
  product('Kérabelle', 'Ciment Thermique Leave-In', 'Tratamientos', 'Cabello'),
  product('Kérabelle', 'Masque Force Architecte', 'Mascarillas', 'Cabello'),
  product('Kérabelle', 'Bain Force Architecte', 'Champús', 'Cabello'),
  product('Masglow', 'Esmalte Tradicional', 'Esmaltes', 'Uñas', [
    [null, 'Coqueta'],
    [null, 'Atrevida'],
    [null, 'Soñadora'],
    [null, 'Pudín de Coco'],
  ]),
  product('Masglow', 'Esmalte Gel Evolution', 'Esmaltes', 'Uñas', [
    [null, 'Imponente'],
    [null, 'Coqueta'],
    [null, 'Vampiresa'],
  ]),
  product('Masglow', 'Brillo Secante Extra Rápido', 'Bases y top coats', 'Uñas'),
  product('Recamia', 'Ampolla Capilar Tratamiento Células Madre', 'Tratamientos', 'Cabello'),
  product('Recamia', 'Crema de Peinar Baba de Caracol', 'Cremas de peinar', 'Cabello'),
  product('Recamia', 'Gel Bacterial', 'Higiene', 'Barbería'),
  product('The Plain One', 'Serum Foundation', 'Bases', 'Rostro', [
    ['1.0 P', null],
    ['2.1 Y', null],
    ['3.0 NR', null],
  ]),
  product('The Plain One', 'Coverage Concealer', 'Correctores', 'Rostro', [
    ['1.0 P', null],
    ['2.1 Y', null],
  ]),
];

export const otherSynonyms = [
  { term: 'rimel', meaning: 'mascara, pestañina' },
  { term: 'shampoo', meaning: 'champu' },
  { term: 'champu', meaning: 'shampoo, bain' },
  { term: 'base de maquillaje', meaning: 'foundation, makeup' },
  { term: 'corrector', meaning: 'concealer' },
  { term: 'bloqueador', meaning: 'protector fps' },
  { term: 'agua oxigenada', meaning: 'oxidante' },
];

export const otherQueries = {
  brandsAndNames: `
    luminous foundation -> velmora luminous
    velmora luminus fundation -> velmora luminous
    luminous foundation 355N -> velmora luminous #355n
    355n -> #355n
    355 n luminous -> velmora luminous #355n
    velmora 470c -> velmora #470c
    golden almond velmora -> velmora #355n
    matte lip ink lover -> matte lip ink #lover
    mate lip ink pionner -> matte lip ink #pioneer
    lip ink 65 -> matte lip ink #65
    seductres -> matte lip ink #65
    rose d'ete -> matte lip ink #rose dete
    rose dete labial -> matte lip ink #rose dete
    laurelle -> aurelle
    l'aurelle shampoo -> elvive shampoo
    l aurelle paris true match -> true match
    loreal aurelle true mach -> true match
    clarisse co -> clarisse
    stay matte powder -> stay matte
    staymatte -> stay matte
    even beter spf15 -> even better
    schwarzberg -> schwarzberg
    schwarsberg igora -> igora
    shwarzberg igora -> igora
    swarzberg bleach -> bleach powder
    wellington koleston -> koleston
    welinton coleston -> koleston
    kerabelle -> kerabelle
    querabelle mask -> masque
    kerabel ciment -> ciment thermique
    leave in kerabelle -> ciment thermique
    babylon plancha -> plancha nano
    babilon secador -> secador ferrari
    rizador conico -> rizadora conica
    w4ll maquina -> maquina senior
    maquina inalanbrica senior -> maquina senior
    dr renard niacinamida -> niacinamide
    niacinamide 10% -> niacinamide
    antelios con color -> anthelios con color
    bloqueador anthelios -> anthelios
    masglow coqueta -> masglow #coqueta
    masglo soñadora -> masglow #soñadora
    masglow sonadora -> masglow #soñadora
    vampiresa -> gel evolution #vampiresa
    pudin coco esmalte -> masglow #pudin coco
    secante rapido -> brillo secante
    baba caracol -> baba caracol
    celulas madres ampolla -> ampolla capilar
    plain one serum foundation -> plain serum foundation
    tpo -> plain one
    the plain one 2.1 -> plain one #2.1 y
    plain 2,1 y -> plain one #2.1 y
  `,
  codes: `
    cn 127 -> clarisse #cn 127
    cn127 -> clarisse #cn 127
    CN-127 truffle -> clarisse #cn 127
    nc 20 -> clarisse #nc20
    nw45 mahogany -> clarisse #nw45
    11.75 -> velmora #11.75
    11,75 cocoa -> velmora #11.75
    7/43 -> #7/43
    7.43 koleston -> koleston #7/43
    koleston 8.1 -> koleston #8-1
    igora 9.03 -> igora #9,03
    12-89 -> #12/89
    1289 -> #12/89
    nl-b35 -> opal #nl-b35
    nlb35 -> opal #nl-b35
    b35 -> opal #nl-b35
    funny buny -> opal #nl-h22
    R0001 -> velmora luminous
    r0010.2 -> elvive / aurelle / tinte / igora
    true match 3.n -> true match #3.n
  `,
  spanish: `
    ñuble -> ñuble
    nuble -> ñuble
    nubla -> nubla
    champu solido -> champu solido
    champus solidos ortiga -> champu solido ortiga
    unas balsamo -> balsamo cuticulas uñas
    cuticulas -> cuticulas
    oxidante 30 volumenes -> 30 vol
    agua oxigenada 20 vol -> 20 vol
    aguaoxigenada 30v -> 30 vol
    rimel waterproof -> mascara
    rimel nova york -> mascara
    base de maquillaje velmora -> velmora luminous
    corrector velmora -> concealer
    castaño claro 5.0 -> #5/0
    rubio claro cenisa -> #8-1
    tinte wellington rubio cobre dorado -> wellington #7/43
    crema nocturna peptidos -> nocturna
    gel antibacterial -> gel bacterial
    plancha titanio -> plancha nano titanium
    xyzqwk ->
    ؟؟؟ ->
    jjjjjj kkkkkk ->
  `,
} as const;
