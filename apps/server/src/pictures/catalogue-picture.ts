import type { ArtSpec, SceneSpec } from '@tonalia/artwork/spec';
import { artForUnknown } from '@tonalia/artwork/unknown-product';
import { bannerPicture } from '../../../api/src/modules/marketing/index.ts';
import { pictureOf, type PictureSource } from '../../../api/src/modules/products/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import type { DrawnKind } from './pictures.ts';
import type { PictureContent } from './render-picture.ts';

/** What to draw for an item of the catalogue: its stored drawing, else a guess from its texts. */
export async function cataloguePicture(db: Database, kind: DrawnKind, id: string): Promise<PictureContent | undefined> {
  if (kind === 'banner') return stored(await bannerPicture(db, id));
  const source = await pictureOf(db, kind, id);
  if (!source) return undefined;
  if (kind === 'version') return stored(source.picture) ?? { spec: versionSpec(source) };
  return stored(source.picture) ?? (kind === 'manufacturer' ? wordmark(source) : { spec: guess(source) });
}

/** A scene has items, a pack has a form; anything else was not stored by this product. */
function stored(picture: unknown): PictureContent | undefined {
  if (typeof picture !== 'object' || picture === null) return undefined;
  if ('items' in picture) return { scene: picture as SceneSpec }; // as: has what the drawing needs
  return 'form' in picture ? { spec: picture as ArtSpec } : undefined; // as: the drawing replaces malformed parts
}

/** The product's pack with this version's shade, code and content on it. */
function versionSpec(source: PictureSource): ArtSpec {
  const product = stored(source.productPicture);
  const base = product && 'spec' in product ? product.spec : guess(source);
  return {
    ...base,
    ...(source.hex && { shade: source.hex }),
    ...(source.shadeCode && { code: source.shadeCode }),
    ...(source.volume && { size: `${source.volume.toLocaleString('es-CO')} ${source.volumeUnit ?? 'ml'}` }),
  };
}

function guess({ name, manufacturerName, categoryName, hex }: PictureSource): ArtSpec {
  return artForUnknown({
    productName: name,
    manufacturerName: manufacturerName ?? '',
    categoryName: categoryName ?? '',
    shadeHex: hex,
  });
}

function wordmark({ name, ink, ground }: PictureSource): PictureContent {
  return {
    scene: {
      width: 400,
      height: 300,
      items: [],
      wordmark: { text: name, color: ink ?? '#2a2723' },
      ...(ground && { background: ground }),
    },
  };
}
