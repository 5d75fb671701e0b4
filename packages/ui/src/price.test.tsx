import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Price, priceName } from './price.tsx';

test.each([
  [[12900, 16100, 20], '12.900 pesos, antes 16.100, 20 por ciento de descuento'],
  [[12900, 16100], '12.900 pesos, antes 16.100, 20 por ciento de descuento'],
  [[12900], '12.900 pesos'],
  [[12900, 12900], '12.900 pesos'],
  [[12900, 9000], '12.900 pesos'],
] as Array<[[number, number?, number?], string]>)('the price %j is read aloud as "%s"', ([now, was, percent], name) => {
  expect(priceName(now, was, percent)).toBe(name);
});

test('a lower earlier price is not shown as a discount', () => {
  const { container } = render(<Price now={12900} was={9000} />);
  expect(container.querySelector('s')).toBeNull();
  expect(container.textContent).not.toContain('%');
});

test('the visible text is hidden from screen readers, which get one sentence', () => {
  render(<Price now={12900} was={16100} />);
  expect(screen.getByText('12.900 pesos, antes 16.100, 20 por ciento de descuento').className).toBe('sr-only');
  expect(screen.getByText('$ 12.900').closest('[aria-hidden]')).not.toBeNull();
});
