import { IconButton } from '@tonalia/ui/icon-button';
import type { IconButtonProps } from '@tonalia/ui/icon-button';
import { useIsFavourite } from '../api/favourites/marks.ts';
import type { Favourite } from '../api/favourites/marks.ts';
import { useSetFavourite } from '../api/favourites/use-set-favourite.ts';
import { heartMessages } from '../messages/heart.es-CO.ts';

export type FavouriteHeartProps = Favourite &
  Pick<IconButtonProps, 'variant' | 'className' | 'iconSize'> & {
    /** The accessible name of the thing. */
    name: string;
    /** The colour when on; on a product's tint, the one that does not follow the theme. */
    onColor?: string;
  };

/** The button that adds a product or a shade to the favourites. Not in a feature, because cards of several features use it. */
export function FavouriteHeart({
  productId,
  versionCode,
  name,
  className,
  onColor = 'text-accent!',
  ...look
}: FavouriteHeartProps) {
  const isOn = useIsFavourite({ productId, versionCode });
  const setFavourite = useSetFavourite();
  return (
    <IconButton
      {...look}
      icon="heart"
      filled={isOn}
      tip="none"
      label={isOn ? heartMessages.forget(name) : heartMessages.keep(name)}
      className={isOn ? `${className ?? ''} ${onColor}` : className}
      onClick={() => setFavourite({ productId, versionCode }, !isOn)}
    />
  );
}
