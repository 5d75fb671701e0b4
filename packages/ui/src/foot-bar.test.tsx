import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FootBar } from './foot-bar.tsx';

const isMarked = () => document.documentElement.hasAttribute('data-has-foot-bar');

test('the page is marked while at least one bar is at its foot', () => {
  const total = render(<FootBar aria-label="Total">$ 12.000</FootBar>);
  const pay = render(<FootBar as="aside">Pagar</FootBar>);
  expect(total.container.firstElementChild?.outerHTML).toBe(
    '<div data-foot-bar="true" aria-label="Total">$ 12.000</div>',
  );
  expect(isMarked()).toBe(true);
  total.unmount();
  expect(isMarked()).toBe(true);
  pay.unmount();
  expect(isMarked()).toBe(false);
});
