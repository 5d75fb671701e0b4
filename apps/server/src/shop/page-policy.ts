import { createHash } from 'node:crypto';
import { type Analytics, analyticsSources } from './analytics.ts';

/** Inline data is not executed, so it needs no permission. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of a page: our own files, and inline scripts only by their hashes. Pages are equal for all guests, so
 * shared caches may store the policy with them (a nonce would prevent that). Foreign hosts are only Google's when page views are sent
 * there, and the gateway's for card tokens.
 */
export function pagePolicy(html: string, analytics: Analytics, gateway?: string): string {
  const others = analyticsSources(analytics);
  const hashes = new Set([...html.matchAll(inlineScript)].map(([, code = '']) => `'sha256-${sha256(code)}'`));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...others.script].join(' '),
    "style-src 'self'",
    // Colours of shades and sizes of bars are style attributes; they execute nothing.
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
