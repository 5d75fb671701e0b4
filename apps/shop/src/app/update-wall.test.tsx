import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { literals } from '@tonalia/contract/literals.es-CO';
import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal, mockApi } from '../../test/mock-api.ts';
import { noPhone, scriptedPhone } from '../../test/scripted-phone.ts';

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

let takeAway: (() => void) | null = null;
beforeEach(() => vi.resetModules());
afterEach(() => {
  act(() => takeAway?.());
  takeAway = null;
  noPhone();
  cleanup();
});

async function checkIn(answer: unknown, { system = 'android' as 'android' | 'ios', version = '1.0.0' } = {}) {
  const phone = scriptedPhone({ system });
  phone.on('App', 'getInfo', () => ({ name: 'Tonalia', id: 'co.salon.app', build: '1', version }));
  const api = mockApi();
  api.on('app-version', 'POST /compare_versions', answer as never); // as: invalid answers among them
  const { setApi } = await import('../api/http/transport.ts');
  const { checkVersion, appOutdated } = await import('../api/settings/served-version.ts');
  setApi(api.fetch);
  await checkVersion(0);
  return {
    phone,
    api,
    checkVersion,
    isAppOutdated: appOutdated.get,
    requests: () => api.requestsTo('app-version POST /compare_versions'),
  };
}

test('the check sends the version that the phone reports · API-83 UI-11', async () => {
  const { requests } = await checkIn({ ok: true }, { system: 'ios', version: '2.3.1-beta' });
  expect(requests().map(({ body }) => body)).toEqual([{ platform: 'ios', version_number: '2.3.1' }]);
});

test('it runs once a minute at most, and the latest answer counts · GEN-08', async () => {
  const { api, requests, checkVersion, isAppOutdated } = await checkIn({ ok: false });
  expect(isAppOutdated()).toBe(true);
  api.on('app-version', 'POST /compare_versions', { ok: true });
  await checkVersion(59_999);
  expect([requests().length, isAppOutdated()]).toEqual([1, true]);
  await checkVersion(60_000);
  expect([requests().length, isAppOutdated()]).toEqual([2, false]);
});

test.each([
  ['a failure', new Refusal('INTERNAL')],
  ['too many questions', new Refusal('TOO_MANY_REQUESTS')],
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['garbage', { ok: 'no' }],
  ['nothing', null],
  ['a list', []],
])('%s blocks no one', async (_, answer) => {
  expect((await checkIn(answer)).isAppOutdated()).toBe(false);
});

test('a browser does not check', async () => {
  const api = mockApi();
  const { setApi } = await import('../api/http/transport.ts');
  setApi(api.fetch);
  await (await import('../api/settings/served-version.ts')).checkVersion(0);
  expect(api.requests).toEqual([]);
});

async function raised(system: 'android' | 'ios' = 'android') {
  const checked = await checkIn({ ok: false }, { system });
  const { raiseUpdateWall } = await import('./update-wall.tsx');
  act(() => {
    takeAway = raiseUpdateWall();
  });
  return {
    ...checked,
    wall: screen.getByRole('alertdialog', { name: refusalLiterals.information }) as HTMLDialogElement,
  };
}

test('the wall has the specification’s words and a link to the store, outside the app · ERR-13 UI-11', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { wall } = await raised();
  expect(wall.textContent).toContain(refusalLiterals.updateApp);
  expect(wall.textContent).toContain('Versión 1.0.0');
  expect(document.activeElement?.textContent).toBe(refusalLiterals.information);
  await userEvent.click(screen.getByRole('button', { name: literals.update }));
  const page = 'https://play.google.com/store/apps/details?id=co.salon.app';
  expect(opened).toHaveBeenCalledWith(page, '_blank', 'noopener');
});

test('a store set at build time is the one it links to', async () => {
  await checkIn({ ok: false }, { system: 'ios' });
  vi.stubEnv('VITE_IOS_STORE', 'https://apps.apple.com/co/app/salon/id123');
  const { storePage } = await import('../native/store-page.ts');
  expect(storePage()).toBe('https://apps.apple.com/co/app/salon/id123');
});

test('neither Esc, nor a browser that closes the dialog, nor the back button removes it · ERR-13', async () => {
  const { wall, phone } = await raised();
  const cancel = new Event('cancel', { cancelable: true });
  act(() => void wall.dispatchEvent(cancel));
  expect(cancel.defaultPrevented).toBe(true);
  act(() => wall.close());
  expect(wall.open).toBe(true);
  await phone.emit('App', 'backButton', { canGoBack: true });
  await vi.waitUntil(() => phone.callsOf('App', 'minimizeApp').length === 1);
  expect(wall.open).toBe(true);
});

test('dialogs opened later stay behind it · ERR-13', async () => {
  const { wall } = await raised();
  const show = vi.spyOn(wall, 'showModal');
  const late = document.body.appendChild(document.createElement('dialog'));
  late.showModal();
  await waitFor(() => expect(show).toHaveBeenCalled());
  expect(wall.open).toBe(true);
  late.remove();
});
