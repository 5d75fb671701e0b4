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

test('a Google property gets pattern and title of each page, and its script loads once · NAV-07', async () => {
  meta('tonalia-ga4', 'G-AB12CD34EF');
  const { reportToGoogle } = await import('./google.ts');
  history.replaceState(null, '', '/home/profile/marcela?search=marcela#creditos');
  reportToGoogle('/home/profile/$name', 'Mi perfil');
  reportToGoogle('/login', 'Ingresar');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF']);
  const views = layer().filter((entry) => entry.includes('"page_view"'));
  expect(views).toHaveLength(2);
  expect(views[0]).toContain('"page_location":"http://localhost:3000/home/profile/$name"');
  expect(layer().join('')).not.toContain('marcela');
});

test('a Google container gets the same in its data layer, without the property', async () => {
  meta('tonalia-gtm', 'GTM-AB12CD3');
  const { reportToGoogle } = await import('./google.ts');
  reportToGoogle('/login', 'Ingresar');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3']);
  expect(window.dataLayer?.at(-1)).toEqual({
    event: 'page_view',
    page_location: 'http://localhost:3000/login',
    page_path: '/login',
    page_title: 'Ingresar',
  });
  expect(layer().join('')).not.toContain('"config"');
});
