import type { ArtSpec } from '@tonalia/artwork/spec';
import { bannerPicture } from '../../../api/src/modules/marketing/index.ts';
import { photoPicture } from '../../../api/src/modules/media/index.ts';
import { guessedPack, pictureOf, type PictureSource, storedDrawing } from '../../../api/src/modules/products/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import type { DrawnKind } from './pictures.ts';
import type { PictureContent } from './picture-key.ts';

/** What to show for an item of the catalogue: its photograph, unless `isDrawn`; else its stored drawing, else a guess from its texts. */
export async function cataloguePicture(
  db: Database,
  { kind, id, isDrawn = false }: { kind: DrawnKind; id: string; isDrawn?: boolean | undefined },
): Promise<PictureContent | undefined> {
  if (kind === 'photo') return photographed(db, id);
  if (kind === 'banner') {
    const banner = await bannerPicture(db, id);
    return (await ownPhoto(db, banner, isDrawn)) ?? storedDrawing(banner?.picture);
  }
  const source = await pictureOf(db, kind, id);
  const photo = await ownPhoto(db, source, isDrawn);
  if (photo || !source) return photo;
  if (kind === 'version') return storedDrawing(source.picture) ?? { spec: versionSpec(source) };
  return storedDrawing(source.picture) ?? (kind === 'manufacturer' ? wordmark(source) : { spec: guessedPack(source) });
}

/** The photograph that a source names; undefined for none, and where the drawing is asked for. */
const ownPhoto = async (db: Database, source: { photo: string | null } | undefined, isDrawn: boolean) =>
  source?.photo && !isDrawn ? photographed(db, source.photo.slice(0, 36)) : undefined;

async function photographed(db: Database, id: string): Promise<PictureContent | undefined> {
  const photo = await photoPicture(db, id);
  return photo && { photo };
}

/** The product's pack with this version's shade, code and content on it. */
function versionSpec(source: PictureSource): ArtSpec {
  const product = storedDrawing(source.productPicture);
  const base = product && 'spec' in product ? product.spec : guessedPack(source);
  return {
    ...base,
    ...(source.hex && { shade: source.hex }),
    ...(source.shadeCode && { code: source.shadeCode }),
    ...(source.volume && { size: `${source.volume.toLocaleString('es-CO')} ${source.volumeUnit ?? 'ml'}` }),
  };
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
