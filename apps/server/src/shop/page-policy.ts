import { createHash } from 'node:crypto';
import { type Analytics, analyticsSources } from './analytics.ts';

/** Data in a page runs nothing, so it needs no leave. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * What a page of the shop may load: our own files, and of scripts in the page only those it was sent with, named by
 * their hashes. Pages are the same for every guest, so shared caches may keep the policy with them (a nonce could not).
 * Hosts of others are in it only when page views are told to them, and the one where a card becomes a token.
 */
export function pagePolicy(html: string, analytics: Analytics, gateway?: string): string {
  const others = analyticsSources(analytics);
  const hashes = new Set([...html.matchAll(inlineScript)].map(([, code = '']) => `'sha256-${sha256(code)}'`));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...others.script].join(' '),
    "style-src 'self'",
    // Colours of shades and sizes of bars are style attributes; they run nothing.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...others.image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(gateway ? [new URL(gateway).origin] : []), ...others.connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
