import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const screens = globSync('{apps/shop,packages/ui}/src/**/*.tsx', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);

/** The class lists of all elements that are written as one string, with their positions. */
const classes = screens.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(["'`])((?:(?!\1).)*)\1/g)].map(
    ([, , text = '']) => [file, text] as const,
  ),
);
const filesWith = (wrong: (text: string) => boolean) => classes.filter(([, text]) => wrong(text)).map(([file]) => file);

test('a bar at the bottom of the screen stays above the home indicator', () => {
  const isAtBottom = (text: string) =>
    /(^|[\s:])(fixed|sticky)\s/.test(text) && /(^|\s|max-lg:)bottom-0(\s|$)/.test(text);
  expect(filesWith(isAtBottom).length).toBeGreaterThan(8);
  const offenders = filesWith((text) => isAtBottom(text) && !/--safe-bottom|-z-1/.test(text));
  expect(offenders).toEqual([]);
});

test('a sticky header stays below the status bar', () => {
  const offenders = filesWith((text) => /(^|[\s:])sticky\s(.*\s)?(max-lg:)?top-0(\s|$)/.test(text));
  // Inside a sheet, which is below the status bar.
  expect(offenders).toEqual(['apps/shop/src/features/combo/version-picker.tsx']);
});

test('safe areas come from the tokens: Android’s older WebView has no env()', () => {
  expect(filesWith((text) => text.includes('env(safe-area'))).toEqual([]);
});
