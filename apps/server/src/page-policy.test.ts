import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const scripts = (html: string) => /script-src ([^;]*)/.exec(pagePolicy(html))?.[1];

test('a script in the page runs because it was sent with it', () => {
  const html = `<script>let a = 1</script><script class="$tsr" id="x">b('<b>')\n</script><script type="module" src="/assets/a.js"></script>`;
  expect(scripts(html)).toBe(`'self' ${hashOf('let a = 1')} ${hashOf("b('<b>')\n")}`);
});

test('a page without scripts of its own allows none', () => {
  expect(scripts('<p>Mercado</p>')).toBe("'self'");
});

test('nobody frames a page, moves its base or sends its forms elsewhere', () => {
  const policy = pagePolicy('');
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});
