import { lazyRouteComponent } from '@tanstack/react-router';
import { untilNear } from '../../timing/until.ts';

/** Parts of the page that load when they are shown. The server renders in one pass, so it awaits `preloadParts` first. */
export const ComboBox = lazyRouteComponent(() => import('./combo-box.tsx'), 'ComboBox');
export const PlainQuantity = lazyRouteComponent(() => import('./plain-quantity.tsx'), 'PlainQuantity');
export const ProductGone = lazyRouteComponent(() => import('./gone.tsx'), 'ProductGone');

const below = untilNear();
export const placeBelow = below.place;
/** Optional parts; a failed load renders nothing. */
const nothing = { Below: () => null };
export const Below = lazyRouteComponent(
  () => below.isNear.then(() => import('./below.tsx')).catch(() => nothing),
  'Below',
);

export const preloadParts = () =>
  Promise.all([ComboBox.preload?.(), PlainQuantity.preload?.(), ProductGone.preload?.(), Below.preload?.()]);
