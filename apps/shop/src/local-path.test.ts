import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each([
  'https://otra.co',
  '//otra.co',
  '///otra.co',
  '/\\otra.co',
  '\\\\otra.co',
  '/\t/otra.co',
  '/\n/otra.co',
  ' /home/cart',
  'javascript:alert(1)',
  'home/cart',
  '/..//otra.co',
  '/.//otra.co',
  '',
  null,
  undefined,
  42,
])('an address that could leave the shop is refused: %j', (address) => {
  expect(localPath(address)).toBeNull();
});

test.each(['/', '/home/cart', '/view-results-search?search=champ%C3%BA#x', '/product/tinte/7/details'])(
  'an address of the shop is kept: %s',
  (address) => {
    expect(localPath(address)).toBe(address);
  },
);

test('whatever is let through stays on the site', () => {
  const tricky = fc.array(fc.constantFrom('/', '\\', '.', '@', ':', '%', '2', 'F', '\t', 'a', '?', '#'), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(tricky, (letters) => {
      const kept = localPath(`/${letters.join('')}`);
      if (kept !== null) expect(new URL(kept, 'https://tonalia.test').origin).toBe('https://tonalia.test');
    }),
  );
});
