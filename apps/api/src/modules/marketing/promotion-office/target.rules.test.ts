import { TargetPage, type PromotionTarget } from '@tonalia/contract/promotions-office';
import { expect, test } from 'vitest';
import { staysInShop } from '../promotion.rules.ts';
import { linkOfTarget, targetOfLink } from './target.rules.ts';

const targets: PromotionTarget[] = [
  ...TargetPage.options.map((page) => ({ kind: 'page' as const, page })),
  { kind: 'brand', _id: '7' },
  { kind: 'category', _id: '12' },
];

test.each(targets)('a link is read as the page it was made for: %o (OFC-501)', (target) => {
  const link = linkOfTarget(target, 'Tinta Sur & Cía');
  expect(staysInShop(link)).toBe(true);
  expect(targetOfLink(link)).toEqual(target);
});

test.each([
  '/products/custom-list/vuelve-el-rizo',
  '/home/categories/12/coloracion?offers=1',
  '/home/manufacturers/0/x',
])('a link to another page has no target: %s', (link) => expect(targetOfLink(link)).toBeNull());
