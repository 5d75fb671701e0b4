import { IconButton } from '@tonalia/ui/icon-button';
import type { IconButtonProps } from '@tonalia/ui/icon-button';
import { useIsFavourite } from './api/favourite-queries.ts';
import type { Favourite } from './api/favourite-queries.ts';
import { useSetFavourite } from './api/set-favourite.ts';
import { heartMessages } from './messages/heart.es-CO.ts';

export type FavouriteHeartProps = Favourite &
  Pick<IconButtonProps, 'variant' | 'className' | 'iconSize'> & {
    /** What is kept, as it is read aloud. */
    name: string;
    /** Its colour when kept; on the tint of a product the one that does not follow the theme. */
    onColor?: string;
  };

/** Keeps a product or a shade at hand. Beside the pictures, so that a card of any feature may wear it. */
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
