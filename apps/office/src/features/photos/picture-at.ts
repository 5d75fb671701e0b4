/** The address of a picture of the shop in one of its widths. */
export function pictureAt(image: string, width: 96 | 240 | 480 | 960): string {
  const [path = '', query] = image.split('?');
  return `${path}/${width}.webp${query === undefined ? '' : `?${query}`}`;
}
