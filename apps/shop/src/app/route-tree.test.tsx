import { expect, test } from 'vitest';
import { getRouter } from './router.tsx';
import { places } from './places.ts';

const router = getRouter();
const routes = Object.values(router.routesById);

test('every place has a route, and every route a place', () => {
  const named = routes
    .filter((route) => route.fullPath !== undefined && route.options.staticData?.place !== undefined)
    .map((route) => [route.options.staticData?.place, (route.fullPath ?? '').replace(/(?<=.)\/$/, '')]);
  const expected = Object.entries(places).map(([name, place]) => [name, place.path.replace(/(?<=.)\/$/, '')]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected));
});

test('every screen is behind the guard', () => {
  const unguarded = routes.filter(
    (route) => !['__root__', '/_app', '/$', '/dev/ui'].includes(route.id) && !route.id.startsWith('/_app/'),
  );
  expect(unguarded.map((route) => route.id)).toEqual([]);
  const nameless = routes.filter(
    (route) => route.id.startsWith('/_app/') && route.options.staticData?.place === undefined,
  );
  expect(nameless.map((route) => route.id)).toEqual([]);
});
