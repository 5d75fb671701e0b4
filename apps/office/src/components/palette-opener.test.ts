import { afterEach, expect, test, vi } from 'vitest';
import { keyWords } from './palette-opener.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['X11; Linux x86_64', ['⌘', '⌘S', '⌥', '↵', 'A'], ['Ctrl', 'Ctrl S', 'Alt', '↵', 'A']],
  ['Windows NT 10.0', ['⌘K'], ['Ctrl K']],
  ['Macintosh; Intel Mac OS X', ['⌘', '⌘S', '⌥'], ['⌘', '⌘S', '⌥']],
])('keys have the names of the keyboard of %s (OFC-013)', (userAgent, keys, names) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(keys.map(keyWords)).toEqual(names);
});
