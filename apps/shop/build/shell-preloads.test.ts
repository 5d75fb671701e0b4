import { expect, test } from 'vitest';
import { withPreloads } from './shell-preloads.ts';

const shell =
  '<html><head><link rel="modulepreload" href="/assets/base.js" fetchPriority="low"/></head><body></body></html>';

test('the shell preloads the home along with its entry, and each file once', () => {
  const html = withPreloads(shell, ['/assets/base.js', '/assets/home.js']);
  expect(html).toContain('<link rel="modulepreload" href="/assets/home.js"/></head>');
  expect(html.match(/base\.js/g)).toHaveLength(1);
});
