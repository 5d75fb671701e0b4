import { lazyRouteComponent } from '@tanstack/react-router';
import { untilNear } from '../../timing/until.ts';

/** Parts of the page that load when they are shown. The server renders in one pass, so it awaits `partsAreThere` first. */
export const ComboBox = lazyRouteComponent(() => import('./combo-box.tsx'), 'ComboBox');
export const PlainQuantity = lazyRouteComponent(() => import('./plain-quantity.tsx'), 'PlainQuantity');
export const ProductGone = lazyRouteComponent(() => import('./gone.tsx'), 'ProductGone');

const below = untilNear();
export const placeBelow = below.place;
/** A comfort: without a network the page does without it. */
const nothing = { Below: () => null };
export const Below = lazyRouteComponent(
  () => below.isNear.then(() => import('./below.tsx')).catch(() => nothing),
  'Below',
);

export const partsAreThere = () =>
  Promise.all([ComboBox.preload?.(), PlainQuantity.preload?.(), ProductGone.preload?.(), Below.preload?.()]);
