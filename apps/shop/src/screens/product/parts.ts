import { lazyRouteComponent } from '@tanstack/react-router';

/** Parts of the page whose code comes when one shows. The server draws a page at once: `partsAreThere` first. */
export const ComboBox = lazyRouteComponent(() => import('./combo-box.tsx'), 'ComboBox');
export const PlainQuantity = lazyRouteComponent(() => import('./plain-quantity.tsx'), 'PlainQuantity');

export const partsAreThere = () => Promise.all([ComboBox.preload?.(), PlainQuantity.preload?.()]);
