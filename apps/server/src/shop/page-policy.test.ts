import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const noTrackers = { ga4: undefined, gtm: undefined };
const scripts = (html: string) => /script-src ([^;]*)/.exec(pagePolicy(html, noTrackers))?.[1];

test('a script of the page runs because its hash is in the policy', () => {
  const html = `<script>let a = 1</script><script class="$tsr" id="x">b('<b>')\n</script><script type="module" src="/assets/a.js"></script>`;
  expect(scripts(html)).toBe(`'self' ${hashOf('let a = 1')} ${hashOf("b('<b>')\n")}`);
});

test('inline data needs no permission, because it is not executed', () => {
  expect(scripts('<script type="application/ld+json" data-served>{"a":1}</script>')).toBe("'self'");
});

test('a page without inline scripts allows none', () => {
  expect(scripts('<p>Mercado</p>')).toBe("'self'");
});

test('a style in the page is used because its hash is in the policy', () => {
  const styles = (html: string) => /style-src ([^;]*)/.exec(pagePolicy(html, noTrackers))?.[1];
  expect(styles('<style>a{}</style>')).toBe(`'self' ${hashOf('a{}')}`);
  expect(styles('<p style="color:red">Mercado</p>')).toBe("'self'");
});

test('no other site can frame a page, change its base address or receive its forms', () => {
  const policy = pagePolicy('', noTrackers);
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('the worker and the manifest come from our own host', () => {
  for (const rule of ["worker-src 'self'", "manifest-src 'self'"])
    expect(pagePolicy('', noTrackers)).toContain(`; ${rule}; `);
});

test('no foreign host is in the policy', () => {
  expect(pagePolicy('', noTrackers)).not.toMatch(/https?:|\*/);
});

test("the gateway's host may only be connected to, for card tokens", () => {
  const policy = pagePolicy('', noTrackers, 'https://sandbox.wompi.co/v1');
  expect(policy).toContain("; connect-src 'self' https://sandbox.wompi.co; ");
  expect(policy.match(/wompi/g)).toHaveLength(1);
});

test.each([
  { ga4: 'G-AB12CD34EF', gtm: undefined },
  { ga4: undefined, gtm: 'GTM-AB12CD3' },
])("with Google Analytics the policy adds only Google's hosts: %j", (analytics) => {
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
