import type { ArtSpec, SceneSpec } from '@tonalia/artwork/spec';
import { artForUnknown } from '@tonalia/artwork/unknown-product';
import { bannerPicture } from '../../../api/src/modules/marketing/index.ts';
import { photoPicture } from '../../../api/src/modules/media/index.ts';
import { pictureOf, type PictureSource } from '../../../api/src/modules/products/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import type { DrawnKind } from './pictures.ts';
import type { Drawing, PictureContent } from './picture-key.ts';

/** What to show for an item of the catalogue: its photograph, unless `isDrawn`; else its stored drawing, else a guess from its texts. */
export async function cataloguePicture(
  db: Database,
  { kind, id, isDrawn = false }: { kind: DrawnKind; id: string; isDrawn?: boolean | undefined },
): Promise<PictureContent | undefined> {
  if (kind === 'photo') return photographed(db, id);
  if (kind === 'banner') {
    const banner = await bannerPicture(db, id);
    return (await ownPhoto(db, banner, isDrawn)) ?? stored(banner?.picture);
  }
  const source = await pictureOf(db, kind, id);
  const photo = await ownPhoto(db, source, isDrawn);
  if (photo || !source) return photo;
  if (kind === 'version') return stored(source.picture) ?? { spec: versionSpec(source) };
  return stored(source.picture) ?? (kind === 'manufacturer' ? wordmark(source) : { spec: guess(source) });
}

/** The photograph that a source names; undefined for none, and where the drawing is asked for. */
const ownPhoto = async (db: Database, source: { photo: string | null } | undefined, isDrawn: boolean) =>
  source?.photo && !isDrawn ? photographed(db, source.photo.slice(0, 36)) : undefined;

async function photographed(db: Database, id: string): Promise<PictureContent | undefined> {
  const photo = await photoPicture(db, id);
  return photo && { photo };
}

/** A scene has items, a pack has a form; anything else was not stored by this product. */
function stored(picture: unknown): Drawing | undefined {
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
