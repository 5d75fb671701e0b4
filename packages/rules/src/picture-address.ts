/** The address of a picture, without its size. With a photograph, it changes when the photograph does. */
export const productPicture = (productId: string, photo: string | null): string =>
  `/pictures/product/${productId}${photoQuery(photo)}`;
/** The address of a version's picture. */
export const versionPicture = (versionId: string, photo: string | null): string =>
  `/pictures/version/${versionId}${photoQuery(photo)}`;
/** The address of a brand's picture. */
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
