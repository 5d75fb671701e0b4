import type { ArtSpec, SceneItem, SceneSpec } from '@tonalia/artwork/spec';

/** A banner of the shop; its picture is drawn from a scene. */
export type DemoBanner = {
  name: string;
  position: 'featured' | 'main' | 'main-mobile' | 'popup';
  title: string;
  subtitle: string;
  link: string;
  picture: SceneSpec;
};

const packs = {
  bomba: {
    form: 'bomba',
    body: '#f3eee4',
    cap: '#20342c',
    shade: '#6f8f6a',
    brand: 'Selva Clara',
    line: 'Champú nutritivo',
  },
  caja: {
    form: 'cajatinte',
    body: '#f4f1ea',
    shade: '#7b2e2a',
    brand: 'Nativa',
    line: 'Tinte permanente',
    code: '6.66',
  },
  gotero: {
    form: 'gotero',
    body: '#a4632f',
    cap: '#d6b272',
    metalCap: true,
    brand: 'Botica 27',
    line: 'Sérum vitamina C',
    size: '30 ml',
  },
  esmalte: { form: 'esmalte', cap: '#1d1d1c', shade: '#b5203f', brand: 'Nácar', code: 'Nº 214' },
  tarro: {
    form: 'tarro',
    body: '#efe3cf',
    cap: '#3b2a22',
    brand: 'Olivar',
    line: 'Mascarilla reparadora',
    size: '1.000 g',
  },
  labial: { form: 'labial', body: '#1e1d1c', shade: '#a63a43', brand: 'Lumbra' },
  rizos: {
    form: 'champu',
    body: '#d98a78',
    cap: '#f6efe7',
    brand: 'Rizo Real',
    line: 'Definición de rizos',
    size: '500 ml',
  },
  acondicionador: {
    form: 'acondicionador',
    body: '#f0c9b8',
    cap: '#b8614c',
    brand: 'Rizo Real',
    line: 'Acondicionador',
    size: '400 ml',
  },
  cera: {
    form: 'pote',
    body: '#e3a13a',
    shade: '#e3a13a',
    cap: '#d6b272',
    metalCap: true,
    brand: 'Cumbre',
    line: 'Cera mate',
  },
  aceite: {
    form: 'gotero',
    body: '#5c3a21',
    cap: '#1d1d1c',
    brand: 'Cumbre',
    line: 'Aceite para barba',
    size: '30 ml',
  },
  peinar: { form: 'crema', body: '#e8efe4', cap: '#5d7d5a', brand: 'Olivar', line: 'Crema de peinar', size: '250 ml' },
} as const satisfies Record<string, ArtSpec>;

const stand = (pack: ArtSpec, x: number, y: number, scale: number): SceneItem => ({ ...pack, x, y, scale });

const arches = ['#efd2a0', '#ebb07a', '#dc8e4c', '#cb6e3c', '#b84c3e', '#983236', '#7c2230', '#542033'];
const rubor = '#f6e1d8';
const table = '#eed2c5';

const heroWide: SceneSpec = {
  width: 808,
  height: 372,
  background: rubor,
  floor: { color: table, y: 303 },
  arches: { colors: arches, from: 376, to: 806, bottom: 303 },
  items: [
    stand(packs.bomba, 437, 319, 0.784),
    stand(packs.caja, 551, 319, 0.74),
    stand(packs.gotero, 682, 319, 0.636),
    stand(packs.esmalte, 623, 341, 0.488),
    stand(packs.tarro, 752, 337, 0.459),
    stand(packs.labial, 496, 345, 0.414),
  ],
};

const heroPhone: SceneSpec = {
  width: 358,
  height: 310,
  background: rubor,
  floor: { color: table, y: 266 },
  arches: { colors: arches, from: 12, to: 346, bottom: 266, top: 124 },
  items: [
    stand(packs.bomba, 60, 275, 0.44),
    stand(packs.caja, 150, 275, 0.41),
    stand(packs.gotero, 262, 275, 0.36),
    stand(packs.esmalte, 212, 290, 0.28),
    stand(packs.tarro, 318, 288, 0.26),
    stand(packs.labial, 104, 292, 0.24),
  ],
};

const nailRow = ['#f3d9cf', '#e29c92', '#cf4f5b', '#b9233f', '#5c0f27', '#2f6b63', '#2e4c7a'];
/** Layout of a row of equal bottles: the axis of the first, the distance between axes, the floor line and the size. */
type BottleRow = { from: number; step: number; y: number; scale: number };

const bottles = (colours: readonly string[], { from, step, y, scale }: BottleRow): SceneItem[] =>
  colours.map((shade, at) =>
    stand({ form: 'esmalte', cap: '#f4f0ea', shade, brand: 'Nácar' }, from + at * step, y, scale),
  );

/** Banners of the home page and the welcome popup. Links name categories and products by their ids. */
export function banners(ids: { combos: string; nails: string; newNails: string }): DemoBanner[] {
  const best = {
    title: 'Las mejores marcas en un solo lugar',
    subtitle: 'Compra al por mayor, sin monto mínimo.',
    link: '/home/manufacturers',
  };
  return [
    { name: 'Las mejores marcas', position: 'main', ...best, picture: heroWide },
    { name: 'Las mejores marcas, celular', position: 'main-mobile', ...best, picture: heroPhone },
    {
      name: '214 tonos',
      position: 'featured',
      title: '214 tonos de semipermanente',
      subtitle: 'Nácar, desde $ 9.800',
      link: ids.nails,
      picture: {
        width: 384,
        height: 216,
        background: '#0f352a',
        items: bottles(nailRow, { from: 42, step: 50, y: 204, scale: 0.34 }),
      },
    },
    {
      name: 'Combos',
      position: 'featured',
      title: 'Combos listos para tu vitrina',
      subtitle: 'Desde $ 58.900',
      link: ids.combos,
      picture: {
        width: 384,
        height: 134,
        background: '#f6efe2',
        items: [
          stand(packs.rizos, 240, 126, 0.38),
          stand(packs.acondicionador, 299, 126, 0.36),
          stand(packs.peinar, 352, 126, 0.34),
        ],
      },
    },
    {
      name: 'Vuelve el rizo',
      position: 'featured',
      title: 'Vuelve el rizo',
      subtitle: 'Definición, hidratación y brillo',
      link: '/products/custom-list/vuelve-el-rizo',
      picture: {
        width: 384,
        height: 216,
        background: '#f3d6c8',
        items: [
          stand(packs.rizos, 206, 208, 0.52),
          stand(packs.acondicionador, 276, 208, 0.5),
          stand(packs.peinar, 342, 208, 0.47),
        ],
      },
    },
    {
      name: 'Imperdibles de barbería',
      position: 'featured',
      title: 'Imperdibles de barbería',
      subtitle: 'Ceras, barba y afeitado',
      link: '/products/custom-list/imperdibles-de-barberia',
      picture: {
        width: 384,
        height: 216,
        background: '#e7dcc6',
        items: [
          stand(packs.cera, 214, 206, 0.42),
          stand(packs.aceite, 284, 206, 0.42),
          stand(packs.cera, 344, 206, 0.34),
        ],
      },
    },
    {
      name: 'Abre tu mesa de uñas',
      position: 'featured',
      title: 'Abre tu mesa de uñas',
      subtitle: 'Tonos, base, top coat y lámpara',
      link: '/products/custom-list/abre-tu-mesa-de-unas',
      picture: {
        width: 384,
        height: 216,
        background: '#f1e4ea',
        items: bottles(nailRow.slice(1, 5), { from: 190, step: 54, y: 204, scale: 0.38 }),
      },
    },
    {
      name: 'Banner popup',
      position: 'popup',
      title: '9 tonos nuevos de semipermanente',
      subtitle: 'Nácar, desde $ 9.800 cada uno.',
      link: ids.newNails,
      picture: {
        width: 400,
        height: 360,
        background: rubor,
        floor: { color: table, y: 300 },
        items: [
          ...bottles(['#e495a2', '#f39c7a', '#7a8f6a'], { from: 90, step: 110, y: 300, scale: 0.62 }),
          ...bottles(['#b9233f', '#6d5a8c'], { from: 145, step: 112, y: 335, scale: 0.62 }),
        ],
      },
    },
  ];
}
