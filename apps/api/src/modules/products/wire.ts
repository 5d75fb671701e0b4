import { type PictureTint, tileTint, tileTints } from '@tonalia/artwork/tile-tint';

export {
  brandPicture,
  photoPicture,
  pictureOfVersion,
  productPicture,
  versionPicture,
} from '@tonalia/rules/picture-address';
export { type ShadeAndVolume, colourOf, shadeName, versionName, volumeName } from '@tonalia/rules/version-name';

export function tileOf(productId: string, tile: string | null): PictureTint {
  return tileTints.find((tint) => tint === tile) ?? tileTint(productId);
}
