import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { noPhone, scriptedPhone } from '../../../test/scripted-phone.ts';
import { markSignedIn } from '../../api/storage/device-storage.ts';
import { Onboarding } from './onboarding.tsx';

const page = (
  <>
    <h1>Ingresa a tu cuenta</h1>
    <Onboarding />
  </>
);

/** The result of the media query; jsdom has no width. */
let isPhone = true;
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
  const { Onboarding: InApp } = await import('./onboarding.tsx');
  await renderScreen(<InApp />, { at: '/login' });
  expect(await slides()).toBeDefined();
  noPhone();
});
