import { arrange } from '@tonalia/artwork/arrange';
import type { ArtSpec, SceneSpec } from '@tonalia/artwork/spec';
import { tileTint } from '@tonalia/artwork/tile-tint';
import { categoryId } from './categories.ts';
import type { Counter, DemoProduct } from './product.ts';

/** A part names a product by its code; the shopper chooses among its versions unless the part names one. */
type ComboContent = readonly [quantity: number, code: string, version?: string];
type ComboPlan = {
  code: string;
  name: string;
  category: string;
  price: number;
  parts: readonly ComboContent[];
  text: string;
  popularity: number;
};

const plans: readonly ComboPlan[] = [
  {
    code: 'CB-ARRANQUE',
    name: 'Arranque de coloración',
    category: 'Coloración/Permanentes',
    price: 139_500,
    popularity: 12,
    parts: [
      [3, 'TS'],
      [1, 'TS-FAN'],
      [1, 'OX-20'],
      [1, 'TS-PDA'],
      [1, 'SC-CHV'],
    ],
    text: 'Siete productos para abrir la estación de color. Tú eliges los tonos.',
  },
  {
    code: 'CB-RIZOS',
    name: 'Rutina de rizos',
    category: 'Estilizado/Rizos',
    price: 89_900,
    popularity: 10,
    parts: [
      [1, 'RR-CHD'],
      [1, 'RR-ACH'],
      [1, 'RR-CRZ'],
      [1, 'SC-BPT'],
    ],
    text: 'Champú, acondicionador, crema para peinar y bruma para un rizo definido.',
  },
  {
    code: 'CB-MANICURE',
    name: 'Mesa de manicure',
    category: 'Uñas/Semipermanentes',
    price: 118_900,
    popularity: 11,
    parts: [
      [10, 'NA'],
      [1, 'NA-BAS'],
      [1, 'NA-TOP'],
    ],
    text: 'Diez tonos de semipermanente a tu gusto, con su base y su top coat.',
  },
  {
    code: 'CB-BARBERIA',
    name: 'Barbería completa',
    category: 'Barbería/Ceras',
    price: 79_900,
    popularity: 8,
    parts: [
      [2, 'CU-CMM'],
      [2, 'CU-ABA'],
      [1, 'CU-LFF'],
    ],
    text: 'Cera, aceite y laca para surtir la barbería.',
  },
  {
    code: 'CB-LABIOS',
    name: 'Vitrina de labios',
    category: 'Maquillaje/Labios',
    price: 219_900,
    popularity: 6,
    parts: [
      [12, 'LU-LBC'],
      [6, 'LU-BLH'],
    ],
    text: 'Doce labiales y seis brillos con los tonos que más se mueven en tu zona.',
  },
  {
    code: 'CB-RUBIO',
    name: 'Rubio sin tonos naranja',
    category: 'Coloración/Matizadores',
    price: 88_500,
    popularity: 9,
    parts: [
      [1, 'SC-CHV'],
      [1, 'OL-MMR'],
      [1, 'OL-MAR'],
    ],
    text: 'Champú, mascarilla matizadora y reparación para rubios decolorados.',
  },
  {
    code: 'CB-CANAS',
    name: 'Cubre canas en casa',
    category: 'Coloración/Kits en caja',
    price: 58_900,
    popularity: 5,
    parts: [
      [2, 'NT-KIT'],
      [1, 'SC-CHN'],
    ],
    text: 'Dos kits del tono que elijas y un litro de champú sin sal.',
  },
  {
    code: 'CB-GUAYABA',
    name: 'Vitrina Rojo guayaba',
    category: 'Uñas/Semipermanentes',
    price: 66_000,
    popularity: 5,
    parts: [
      [6, 'NA', 'NA-214'],
      [1, 'NA-TOP'],
    ],
    text: 'Seis unidades del tono más pedido y su top coat.',
  },
];

/** A part of a combo; without a version the shopper chooses one. */
export type DemoComboPart = {
  comboId: number;
  position: number;
  productId: number;
  versionId: number | null;
  quantity: number;
};

/** Combos of the known products. They have no stock of their own: their parts limit them. */
export function comboProducts(
  known: readonly DemoProduct[],
  ids: Counter,
): { products: DemoProduct[]; parts: DemoComboPart[] } {
  const products: DemoProduct[] = [];
  const parts: DemoComboPart[] = [];
  for (const plan of plans) {
    const members = plan.parts.map(([quantity, code, version]) => ({
      quantity,
      product: byCode(known, code),
      version,
    }));
    const first = members[0];
    if (!first) continue;
    const id = ids.product();
    products.push({
      id,
      code: plan.code,
      name: plan.name,
      description: plan.text,
      brand: first.product.brand,
      segment: first.product.segment,
      categoryId: categoryId(plan.category),
      kind: 'combo',
      hasVersions: false,
      minQuantity: 1,
      attributes: [{ name: 'Productos', value: String(members.reduce((sum, member) => sum + member.quantity, 0)) }],
      tile: tileTint(plan.code),
      picture: kitPicture(members.map((member) => member.product)),
      seenDaysAgo: 120,
      versions: [
        {
          id: ids.version(),
          code: plan.code,
          shade: null,
          volume: 1,
          unit: 'und',
          price: plan.price,
          excludedFromPresale: false,
          position: 0,
          seenDaysAgo: 120,
          stock: {},
        },
      ],
      presale: null,
      deal: 0,
      popularity: plan.popularity,
    });
    const ofKit = members.flatMap(
      ({ quantity, product, version }): Array<Omit<DemoComboPart, 'comboId' | 'position'>> => {
        const fixed = version
          ? product.versions.find(({ code }) => code === version)
          : product.hasVersions
            ? undefined
            : product.versions[0];
        if (fixed) return [{ productId: product.id, versionId: fixed.id, quantity }];
        // Each unit is a separate choice.
        return Array.from({ length: quantity }, () => ({ productId: product.id, versionId: null, quantity: 1 }));
      },
    );
    parts.push(...ofKit.map((part, position) => ({ ...part, comboId: id, position })));
  }
  return { products, parts };
}

function byCode(products: readonly DemoProduct[], code: string): DemoProduct {
  const found = products.find((product) => product.code === code);
  if (!found) throw new Error(`no product ${code} for a combo`);
  return found;
}

function kitPicture(products: readonly DemoProduct[]): SceneSpec {
  const frame = { width: 400, height: 400 };
  const packs = products.flatMap(({ picture }): ArtSpec[] => ('form' in picture ? [picture] : []));
  return { ...frame, items: arrange(packs, frame) };
}
