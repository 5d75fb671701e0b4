import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noPhone, scriptedPhone } from '../../test/scripted-phone.ts';

beforeEach(() => vi.resetModules());
afterEach(noPhone);

test('in a browser, resuming means that the page is visible again', async () => {
  const { onResume } = await import('./app-life.ts');
  const tell = vi.fn<() => void>();
  const stop = onResume(tell);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tell).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tell).toHaveBeenCalledOnce();
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tell).toHaveBeenCalledOnce();
});

test('in the app, the phone reports it', async () => {
  const phone = scriptedPhone();
  const { onResume } = await import('./app-life.ts');
  const tell = vi.fn<() => void>();
  onResume(tell);
  await phone.emit('App', 'resume');
  expect(tell).toHaveBeenCalledOnce();
});

test('the newest willing handler takes the back button; without one the phone’s default applies', async () => {
  const phone = scriptedPhone();
  const { leaveApp, onBack } = await import('./app-life.ts');
  const calledHandlers: string[] = [];
  onBack(() => {
    calledHandlers.push('page');
    leaveApp();
    return true;
  });
  let isDialogOpen = true;
  const stop = onBack(() => {
    calledHandlers.push('dialog');
    return isDialogOpen;
  });
  await phone.emit('App', 'backButton', { canGoBack: true });
  isDialogOpen = false;
  await phone.emit('App', 'backButton', { canGoBack: true });
  stop();
  await phone.emit('App', 'backButton', { canGoBack: true });
  expect(calledHandlers).toEqual(['dialog', 'dialog', 'page', 'page']);
  await vi.waitUntil(() => phone.callsOf('App', 'minimizeApp').length === 2);
});

test('a link that opens the app opens its place; a foreign link opens nothing', async () => {
  const phone = scriptedPhone();
  vi.stubEnv('VITE_API_ORIGIN', 'https://tonalia.co');
  sessionStorage.clear();
  phone.on('App', 'getLaunchUrl', () => ({ url: 'https://tonalia.co/home/cart' }));
  const { onOpenedLink } = await import('./opened-link.ts');
  const opened: string[] = [];
  onOpenedLink((path) => opened.push(path));
  await vi.waitUntil(() => opened.length === 1);
  await phone.emit('App', 'appUrlOpen', { url: 'https://evil.example/home/cart' });
  await phone.emit('App', 'appUrlOpen', { url: 'https://tonalia.co/home/profile/orders/history/TN-8F3K2' });
  expect(opened).toEqual(['/home/cart', '/home/profile/orders/history/TN-8F3K2']);
});

test('a reload inside the app does not open the first link again', async () => {
  sessionStorage.clear();
  const launchUrlReads: number[] = [];
  for (const _start of ['first', 'again']) {
    const phone = scriptedPhone();
    const { onOpenedLink } = await import('./opened-link.ts');
    onOpenedLink(() => {});
    await phone.emit('App', 'appUrlOpen', { url: 'https://evil.example/' });
    launchUrlReads.push(phone.callsOf('App', 'getLaunchUrl').length);
  }
  expect(launchUrlReads).toEqual([1, 0]);
});
