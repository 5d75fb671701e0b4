import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The module reads the build's version when it is loaded. */
async function versionIn(target: string, version: string | undefined): Promise<string | null> {
  vi.stubEnv('VITE_TARGET', target);
  vi.stubEnv('VITE_APP_VERSION', version);
  const { Version } = await import('./account-menu.tsx');
  return render(<Version className="" />).container.textContent;
}

test('the version of the installed app is shown when it is known · UI-11', async () => {
  expect(await versionIn('app', '1.2.3')).toContain('1.2.3');
});

test.each([
  ['a browser', 'web', '1.2.3'],
  ['an app that does not say it', 'app', undefined],
])('%s shows none · UI-11', async (_, target, version) => {
  expect(await versionIn(target, version)).toBe('');
});
