/** Sides of the picture in pixels of the page, with the width of its file. */
const sizes = {
  sm: { side: 36, file: 96, picture: 'size-9 rounded-[10px] max-lg:size-[38px]', shade: 'size-3.5 rounded-[5px]' },
  md: { side: 48, file: 96, picture: 'size-12 rounded-[13px]', shade: 'size-5 rounded-[7px]' },
  lg: { side: 60, file: 240, picture: 'size-[60px] rounded-[17px]', shade: 'size-6 rounded-[8px]' },
  xl: { side: 76, file: 240, picture: 'size-[76px] rounded-[21px]', shade: 'size-7 rounded-[9px]' },
} as const;

export type VersionPictureProps = {
  /** The wire's address of a picture: without size, perhaps with a query. */
  image: string;
  tile: string;
  /** Hex of a shade. */
  swatch?: string | null | undefined;
  size?: keyof typeof sizes;
};

/** The small picture of a version on its tile, with its shade. Decorative: the name is beside it. */
export const VersionPicture = ({ image, tile, swatch, size = 'sm' }: VersionPictureProps) => (
  <span className="relative inline-flex shrink-0">
    <img
      src={pictureAddress(image, sizes[size].file)}
      alt=""
      width={sizes[size].side}
      height={sizes[size].side}
      loading="lazy"
      className={`object-contain ${sizes[size].picture}`}
      style={{ background: `var(--tile-${tile}, var(--tile-piedra))` }}
    />
    {swatch && <span className={`shade-chip ${sizes[size].shade}`} style={{ background: swatch }} />}
  </span>
);

function pictureAddress(image: string, width: number): string {
  const [path = '', query] = image.split('?');
  return `${path}/${width}.webp${query === undefined ? '' : `?${query}`}`;
}
