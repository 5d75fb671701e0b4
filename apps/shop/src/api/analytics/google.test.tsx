import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const meta = (name: string, content: string) => {
  const one = document.createElement('meta');
  Object.assign(one, { name, content });
  document.head.append(one);
};
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const layer = () => (window.dataLayer ?? []).map((entry) => JSON.stringify(Array.from(entry as ArrayLike<unknown>)));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});
afterEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
  vi.unstubAllGlobals();
});

test('the property hears of a page by pattern and title, and its script is loaded once · NAV-07', async () => {
  meta('tonalia-ga4', 'G-AB12CD34EF');
  const { tellGoogle } = await import('./google.ts');
  history.replaceState(null, '', '/home/profile/marcela?search=marcela#creditos');
  tellGoogle('/home/profile/$name', 'Mi perfil');
  tellGoogle('/login', 'Ingresar');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF']);
  const views = layer().filter((entry) => entry.includes('"page_view"'));
  expect(views).toHaveLength(2);
  expect(views[0]).toContain('"page_location":"http://localhost:3000/home/profile/$name"');
  expect(layer().join('')).not.toContain('marcela');
});

test('a container gets the same in its data layer, and nothing of the property', async () => {
  meta('tonalia-gtm', 'GTM-AB12CD3');
  const { tellGoogle } = await import('./google.ts');
  tellGoogle('/login', 'Ingresar');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3']);
  expect(window.dataLayer?.at(-1)).toEqual({
    event: 'page_view',
    page_location: 'http://localhost:3000/login',
    page_path: '/login',
    page_title: 'Ingresar',
  });
  expect(layer().join('')).not.toContain('"config"');
});
