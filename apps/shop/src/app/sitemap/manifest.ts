import { shop } from '../../api/settings/shop-settings.ts';

const forAnHour = 'public, max-age=3600';

/** The web manifest, which installs the shop under the brand's name. */
export function manifest(): Response {
  return new Response(JSON.stringify(contents()), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': forAnHour },
  });
}

const contents = () => ({
  id: '/',
  name: shop().brand,
  short_name: shop().brand,
  description: 'Belleza al por mayor para negocios de toda Colombia.',
  lang: 'es-CO',
  dir: 'ltr',
  start_url: '/home/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: shop().palette?.['--color-esmeralda-900'] ?? '#062E23',
  background_color: '#FFFFFF',
  categories: ['shopping', 'business'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Carrito', url: '/home/cart', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
    {
      name: 'Pedir de nuevo',
      url: '/home/profile/orders/history',
      icons: [{ src: '/icon-192.png', sizes: '192x192' }],
    },
    { name: 'Buscar', url: '/home/search', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
  ],
});
