import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const nobody = { ga4: undefined, gtm: undefined };
const scripts = (html: string) => /script-src ([^;]*)/.exec(pagePolicy(html, nobody))?.[1];

test('a script in the page runs because it was sent with it', () => {
  const html = `<script>let a = 1</script><script class="$tsr" id="x">b('<b>')\n</script><script type="module" src="/assets/a.js"></script>`;
  expect(scripts(html)).toBe(`'self' ${hashOf('let a = 1')} ${hashOf("b('<b>')\n")}`);
});

test('data in the page needs no leave: it runs nothing', () => {
  expect(scripts('<script type="application/ld+json" data-served>{"a":1}</script>')).toBe("'self'");
});

test('a page without scripts of its own allows none', () => {
  expect(scripts('<p>Mercado</p>')).toBe("'self'");
});

test('nobody frames a page, moves its base or sends its forms elsewhere', () => {
  const policy = pagePolicy('', nobody);
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('a worker and what says how to install the shop are our own files', () => {
  for (const rule of ["worker-src 'self'", "manifest-src 'self'"])
    expect(pagePolicy('', nobody)).toContain(`; ${rule}; `);
});

test('no host but our own is in the policy', () => {
  expect(pagePolicy('', nobody)).not.toMatch(/https?:|\*/);
});

test('a card becomes a token at the gateway, and nothing else is talked to or loaded from there', () => {
  const policy = pagePolicy('', nobody, 'https://sandbox.wompi.co/v1');
  expect(policy).toContain("; connect-src 'self' https://sandbox.wompi.co; ");
  expect(policy.match(/wompi/g)).toHaveLength(1);
});

test.each([
  { ga4: 'G-AB12CD34EF', gtm: undefined },
  { ga4: undefined, gtm: 'GTM-AB12CD3' },
])('once page views are told to Google, its hosts alone may be loaded from and talked to: %j', (analytics) => {
  const policy = pagePolicy('<script>let a = 1</script>', analytics);
  const rule = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];
  expect(rule('script-src')).toBe(`'self' ${hashOf('let a = 1')} https://*.googletagmanager.com`);
  expect(rule('img-src')).toBe("'self' data: https://*.googletagmanager.com https://*.google-analytics.com");
  expect(rule('connect-src')).toBe(
    "'self' https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  );
  for (const own of ['font-src', 'style-src', 'form-action']) expect(rule(own)).toBe("'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});
