import type { ArtSpec, SceneSpec } from '@tonalia/artwork/spec';
import { artForUnknown } from '@tonalia/artwork/unknown-product';
import type { PictureSource } from './picture.sql.ts';

/** A drawing: one pack, or a scene of several. */
export type Drawing = { spec: ArtSpec } | { scene: SceneSpec };

/** A scene has items, a pack has a form; anything else was not stored by this product. */
export function storedDrawing(picture: unknown): Drawing | undefined {
  if (typeof picture !== 'object' || picture === null) return undefined;
  if ('items' in picture) return { scene: picture as SceneSpec }; // as: has what the drawing needs
  return 'form' in picture ? { spec: picture as ArtSpec } : undefined; // as: the drawing replaces malformed parts
}

export type PackSource = Pick<PictureSource, 'name' | 'manufacturerName' | 'categoryName'> & {
  picture: unknown;
  hex?: string | null;
};

/** The pack that the words of a product make likely. */
export const guessedPack = ({ name, manufacturerName, categoryName, hex }: Omit<PackSource, 'picture'>): ArtSpec =>
  artForUnknown({
    productName: name,
    manufacturerName: manufacturerName ?? '',
    categoryName: categoryName ?? '',
    shadeHex: hex,
  });

/** The pack that is drawn of a product: the stored one, else a guess; undefined where a scene is drawn. */
export function packOf({ picture, ...source }: PackSource): ArtSpec | undefined {
  const drawing = storedDrawing(picture);
  if (!drawing) return guessedPack(source);
  return 'spec' in drawing ? drawing.spec : undefined;
}
