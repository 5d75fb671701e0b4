import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaving, odd } from '../../test/hostile-addresses.ts';
import { redirectFor } from '../app/guard.ts';
import type { Visitor } from '../app/guard.ts';
import { places } from '../app/places.ts';
import { campaignLink } from './campaign-link.ts';
import { localPath } from './local-path.ts';

const shop = 'https://tonalia.test';
const customer: Visitor = { role: 'Admin customer', hasCustomer: true };
const guest: Visitor = { role: 'Guest', hasCustomer: false };

/** The address where a browser ends after following `href` on a page of the shop. */
const siteOf = (href: string) => new URL(href, `${shop}/home/profile`).origin;
const login = (redirect: string) => `/login?redirect=${encodeURIComponent(redirect)}`;

test('the list has hundreds of addresses', () => {
  expect(new Set([...leaving, ...odd]).size).toBeGreaterThan(150);
});

test.each([...leaving, 'home/cart', '', null, undefined, 42, ['/home/cart']])(
  'an address that could leave the shop is refused: %j',
  (address) => {
    expect(localPath(address)).toBeNull();
  },
);

test.each(leaving)('a signed-in user is redirected home, not to %j', (address) => {
  expect(redirectFor(places.login, customer, login(address))).toBe('/home/');
  expect(campaignLink(address)).toBeNull();
});

test.each([...leaving, ...odd])('login and guard stay in the shop with %j', (address) => {
  const result = localPath(address);
  if (result !== null) expect(siteOf(result)).toBe(shop);
  expect(siteOf(redirectFor(places.login, customer, login(address)) ?? '/')).toBe(shop);
  // The login's redirect returns to exactly this path.
  const sent = redirectFor(places.cart, guest, address) ?? '/';
  expect(siteOf(sent)).toBe(shop);
  expect(siteOf(redirectFor(places.login, customer, sent) ?? '/')).toBe(shop);
});

test.each(['/', '/home/cart', '/view-results-search?search=champ%C3%BA#x', '/product/tinte/7/details'])(
  'an address of the shop is accepted: %s',
  (address) => {
    expect(localPath(address)).toBe(address);
  },
);

const tricky = fc.constantFrom(
  '/',
  '\\',
  '.',
  '@',
  ':',
  '%',
  '2',
  'F',
  '5',
  'c',
  '\t',
  '\n',
  ' ',
  'a',
  '?',
  '#',
  '\u3002',
);

test('every accepted address stays on the site', () => {
  const written = fc.array(fc.oneof({ weight: 4, arbitrary: tricky }, fc.string({ unit: 'binary' })), {
    maxLength: 16,
  });
  fc.assert(
    fc.property(written, (letters) => {
      const address = `/${letters.join('')}`;
      const result = localPath(address);
      if (result !== null) {
        expect(siteOf(result)).toBe(shop);
        // A second parse gives the same result: nothing is decoded twice.
        expect(localPath(result)).toBe(result);
      }
      expect(siteOf(redirectFor(places.login, customer, login(address)) ?? '/')).toBe(shop);
    }),
    { numRuns: 2000 },
  );
});
