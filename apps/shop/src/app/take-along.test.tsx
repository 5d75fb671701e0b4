import { afterEach, expect, test, vi } from 'vitest';
import { makeUser } from '../../test/make.ts';
import { mockApi } from '../../test/mock-api.ts';
import { setApi } from '../api/http/transport.ts';
import { signIn } from '../api/sign-in/sign-in.ts';
import { getRouter } from './router.tsx';
import { takeAlong } from './take-along.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

test('the quick order of a buyer is loaded when the page rests, never for a visitor or where data is saved (SEL-001)', async () => {
  const rested: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => rested.push(work));
  const router = getRouter();
  const loaded: string[] = [];
  const { loadRouteChunk } = router;
  router.loadRouteChunk = (route) => {
    loaded.push(route.fullPath);
    return loadRouteChunk(route);
  };
  setApi(mockApi({ user: makeUser() }).fetch);
  takeAlong(router);
  expect(rested).toEqual([]);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await signIn('cliente@demo.tonalia.co', 'secreta-1');
  expect(rested).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
  takeAlong(router);
  expect(loaded).toEqual([]);
  for (const work of rested) work();
  await vi.waitFor(() => expect(loaded).toEqual(['/home/quick-order']), { timeout: 8_000 });
});
