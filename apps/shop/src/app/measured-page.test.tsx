import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportPlace } from './measured-page.ts';

beforeEach(() => {
  document.head.innerHTML = '<meta name="tonalia-gtm" content="GTM-AB12CD3">';
});
afterEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
});

test('Google gets the kind of a page about one thing, and the title of other pages · NAV-07', () => {
  for (const name of ['product', 'orderHistoryDetail', 'search', 'cart'] as const) reportPlace(name);
  const layer = (window.dataLayer ?? []) as { page_title?: string }[]; // as: the fields a container reads
  const views = layer.flatMap((one) => one.page_title ?? []);
  expect(views).toEqual(['Producto', 'Pedido', 'Resultados', 'Carrito']);
});
