import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { noPhone, scriptedPhone } from '../../../test/scripted-phone.ts';
import { markSignedIn } from '../../api/storage/device-storage.ts';
import { OnboardingPlace } from './onboarding-place.tsx';

const page = (
  <>
    <h1>Ingresa a tu cuenta</h1>
    <OnboardingPlace />
  </>
);

/** The result of the media query; jsdom has no width. */
let isPhone = true;
// Loaded before, so that missing slides do not pass only because they are late.
beforeAll(() => import('./onboarding.tsx'));
beforeEach(() => {
  isPhone = true;
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList; // as: only `matches` is read
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const slides = () => screen.findByRole('dialog');
const next = () => userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));

test('two slides introduce the shop; next advances, and closes the last one · UI-01 ST-14 CON-09 GEN-06', async () => {
  await renderScreen(page, { at: '/login' });
  const dialog = await slides();
  expect(within(dialog).getByRole('heading').textContent).toBe('Sin monto mínimo de compra');
  expect(within(dialog).getByText('1 de 2')).toBeDefined();
  await next();
  expect(within(dialog).getByRole('heading').textContent).toBe('Las mejores marcas en un solo lugar');
  expect(document.activeElement).toBe(within(dialog).getByRole('heading'));
  await next();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('skip closes the slides on the first one, and they stay closed for this visit · ST-14', async () => {
  const { unmount } = await renderScreen(page, { at: '/login' });
  await slides();
  await userEvent.click(screen.getByRole('button', { name: 'Saltar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  await renderScreen(page, { at: '/login' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeDefined());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('text that is being typed when they arrive is not interrupted', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.value = '310';
  await renderScreen(page, { at: '/login' });
  expect(screen.queryByRole('dialog')).toBeNull();
  field.remove();
});

test.each([
  ['who signed in here once', () => markSignedIn()],
  ['a wide screen', () => (isPhone = false)],
])('%s shows no slides · UI-01', async (_, given) => {
  given();
  await renderScreen(page, { at: '/login' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the installed app shows them on a wide screen too · UI-01', async () => {
  isPhone = false;
  scriptedPhone();
  const { OnboardingPlace: InApp } = await import('./onboarding-place.tsx');
  await renderScreen(<InApp />, { at: '/login' });
  expect(await slides()).toBeDefined();
  noPhone();
});
