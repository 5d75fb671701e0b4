import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ViewTabs } from './view-tabs.tsx';

const WIDTH = 200;
const TAB = 150;

/** Lays the tabs out in a row, wider than the screen; jsdom has no layout. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    if (this.tagName === 'NAV') return new DOMRect(0, 0, WIDTH, 40);
    return new DOMRect([...(this.parentElement?.children ?? [])].indexOf(this) * TAB, 0, TAB, 40);
  });
}

test.each([
  ['by its mark, though each tab has the address of the page', { 'data-shown': true }, { 'aria-current': 'page' }],
  ['by its address', { 'aria-current': 'page' }, {}],
] as const)('the tab that is current %s is scrolled into view', (_, mark, others) => {
  layOut();
  render(
    <ViewTabs label="Vistas">
      <a href="#1" {...others}>
        Resumen
      </a>
      <a href="#2" {...others}>
        Pedidos
      </a>
      <a href="#3" {...mark}>
        Devoluciones
      </a>
    </ViewTabs>,
  );
  expect(screen.getByRole('navigation', { name: 'Vistas' }).scrollLeft).toBe(2 * TAB - 16);
});
