const PICTURE = 96;

export type VersionPictureProps = {
  /** The wire's address of a picture: without size, perhaps with a query. */
  image: string;
  tile: string;
  /** Hex of a shade. */
  swatch?: string | null | undefined;
};

/** The small picture of a version on its tile, with its shade. Decorative: the name is beside it. */
export const VersionPicture = ({ image, tile, swatch }: VersionPictureProps) => (
  <span className="relative inline-flex shrink-0">
    <img
      src={pictureAddress(image)}
      alt=""
      width={36}
      height={36}
      loading="lazy"
      className="size-9 rounded-[10px] object-contain max-lg:size-[38px]"
      style={{ background: `var(--tile-${tile}, var(--tile-piedra))` }}
    />
    {swatch && (
      <span
        className="absolute -right-1 -bottom-1 size-3.5 rounded-[5px] border-2 border-surface"
        style={{ background: swatch }}
      />
    )}
  </span>
);

function pictureAddress(image: string): string {
  const [path = '', query] = image.split('?');
  return `${path}/${PICTURE}.webp${query === undefined ? '' : `?${query}`}`;
}
