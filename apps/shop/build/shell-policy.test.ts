import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './shell-policy.ts';

const shell = (scripts: string) => `<!DOCTYPE html><html><head><title>x</title>${scripts}</head><body></body></html>`;
const directive = (html: string, name: string) => new RegExp(`${name} ([^;"]*)`).exec(html)?.[1]?.split(' ') ?? [];
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the shell runs only its own scripts, inline ones by their hashes', () => {
  const html = withPolicy(
    shell('<script>one()</script><script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>'),
    'https://tonalia.co',
  );
  expect(directive(html, 'script-src')).toEqual(["'self'", 'capacitor://localhost', hash('one()')]);
  expect(directive(html, 'worker-src')).toEqual(["'self'", 'capacitor://localhost']);
});

test('the shell connects to its server and the gateway, and to no other host', () => {
  const html = withPolicy(shell(''), 'https://api.distribuidora.example');
  expect(directive(html, 'connect-src').filter((source) => source.startsWith('https:'))).toEqual([
    'https://api.distribuidora.example',
    'https://production.wompi.co',
    'https://sandbox.wompi.co',
  ]);
  expect(directive(html, 'default-src')).toEqual(["'none'"]);
  expect(directive(html, 'img-src')).toContain('https://api.distribuidora.example');
  expect(html).not.toMatch(/\*|http:|unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('the policy precedes everything it applies to, and the charset precedes the policy', () => {
  const html = shell('<script>one()</script>').replace('<head>', '<head><meta charSet="utf-8"/>');
  expect(withPolicy(html, 'https://tonalia.co')).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
  expect(withPolicy(shell(''), 'https://tonalia.co')).toMatch(/<head><meta http-equiv="Content-Security-Policy"/);
});
