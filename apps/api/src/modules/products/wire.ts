import { type PictureTint, tileTint, tileTints } from '@tonalia/artwork/tile-tint';
import { formatNumber } from '@tonalia/rules/money';

/** The address of a picture, without its size. With a photograph, it changes when the photograph does. */
export const productPicture = (productId: string, photo: string | null): string =>
  `/pictures/product/${productId}${photoQuery(photo)}`;
export const versionPicture = (versionId: string, photo: string | null): string =>
  `/pictures/version/${versionId}${photoQuery(photo)}`;
export const brandPicture = (manufacturerId: string, photo: string | null): string =>
  `/pictures/manufacturer/${manufacturerId}${photoQuery(photo)}`;
/** The address of a photograph besides the first of its product. */
export const photoPicture = (photo: string): string => `/pictures/photo/${photo.split('.')[0]}${photoQuery(photo)}`;

/** A photograph is `id.version`. */
function photoQuery(photo: string | null): string {
  if (photo === null) return '';
  const [id = '', version = ''] = photo.split('.');
  return `?v=${id.slice(0, 8)}.${version}`;
}

/** A version and its product, each with its photograph. */
export interface PicturedVersion {
  versionId: string;
  versionPhoto: string | null;
  hex: string | null;
  productId: string;
  productPhoto: string | null;
}

/** The version's own picture if it has a photograph or a colour; else the product's. */
export function pictureOfVersion({ versionId, versionPhoto, hex, productId, productPhoto }: PicturedVersion): string {
  return hex === null && versionPhoto === null
    ? productPicture(productId, productPhoto)
    : versionPicture(versionId, versionPhoto);
}

export function tileOf(productId: string, tile: string | null): PictureTint {
  return tileTints.find((tint) => tint === tile) ?? tileTint(productId);
}

export interface ShadeAndVolume {
  shade_code: string | null;
  shade_name: string | null;
  volume: number | null;
  volume_unit: 'ml' | 'g' | 'und' | null;
}

/** "7.1 Rubio medio cenizo"; null without a shade. */
export function shadeName({ shade_code, shade_name }: ShadeAndVolume): string | null {
  return [shade_code, shade_name].filter(Boolean).join(' ') || null;
}

/** "90 ml"; null without a volume, and for a single piece. */
export function volumeName({ volume, volume_unit }: ShadeAndVolume): string | null {
  const isPiece = volume === 1 && volume_unit === 'und';
  return volume === null || isPiece ? null : `${formatNumber(volume)} ${volume_unit ?? ''}`.trim();
}

/** Shade and volume: "7.1 Rubio medio cenizo, 90 ml". */
export function versionName(version: ShadeAndVolume): string | null {
  return [shadeName(version), volumeName(version)].filter(Boolean).join(', ') || null;
}

export function colourOf(version: ShadeAndVolume & { hex: string | null; colour_image: string | null }) {
  const name = shadeName(version);
  return name === null ? null : { name, image: version.colour_image, color: version.hex };
}
