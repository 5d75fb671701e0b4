import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What a page of the shop may load: our own files, and of scripts in the page only those it was sent with, named by
 * their hashes. Pages are the same for every guest, so shared caches may keep the policy with them (a nonce could not).
 */
export function pagePolicy(html: string): string {
  const hashes = new Set([...html.matchAll(inlineScript)].map(([, code = '']) => `'sha256-${sha256(code)}'`));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    // Colours of shades and sizes of bars are style attributes; they run nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
