import { describe, expect, test } from 'vitest';
import { MOST_KINDS, MOST_PAGES, keyOf, kindOf, nothingSeen, withinBounds } from './event.rules.ts';

const day = '2026-11-21';
const view = (page: string, reference?: string, campaign?: string) =>
  kindOf(day, { name: 'page_view', page, reference, campaign });

describe('events counted together', () => {
  test('have the same page and origin', () => {
    expect(view('/home/cart', ' boletin ', 'noviembre')).toEqual({
      day,
      name: 'page_view',
      page: '/home/cart',
      reference: 'boletin',
      campaign: 'noviembre',
    });
    expect(view('/home/cart')).toMatchObject({ reference: '', campaign: '' });
  });

  test.each(['bole\u0000tin', 'bole\ntin\u0007', '\u007fboletin'])(
    'have no characters that a database refuses: %j',
    (text) => {
      expect(view('/', text).reference).toBe('boletin');
    },
  );

  test('have no unpaired surrogate', () => expect(view('/', '\uD800').reference).toBe('\uFFFD'));
});

describe('invented values are bounded', () => {
  test('a day has a maximum number of kinds, and every page view is still counted', () => {
    const seen = nothingSeen(day);
    const kinds = new Set<string>();
    for (let n = 0; n < 20_000; n += 1) kinds.add(keyOf(withinBounds(seen, view('/home', `r${n}`, `c${n % 7}`))));
    for (let n = 0; n < 2_000; n += 1) kinds.add(keyOf(withinBounds(seen, view(`/p${n}`, `r${n}`))));
    expect(kinds.size).toBeLessThanOrEqual(MOST_KINDS);
    expect(withinBounds(seen, view('/home', 'new'))).toEqual(view('/home'));
    expect(withinBounds(seen, view('/home', 'r1', 'c1'))).toEqual(view('/home', 'r1', 'c1'));
  });

  test('there is a maximum number of pages', () => {
    const seen = nothingSeen(day);
    const pages = new Set<string>();
    for (let n = 0; n < 5_000; n += 1) pages.add(withinBounds(seen, view(`/p${n}`)).page);
    expect(pages.size).toBe(MOST_PAGES + 1);
    expect(withinBounds(seen, view('/p1')).page).toBe('/p1');
  });
});
