import { createHash } from 'node:crypto';
import { type Analytics, analyticsSources } from './analytics.ts';

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Inline data is not executed, so it needs no permission. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of a page: our own files, and inline scripts and styles only by their hashes. Pages are equal for all guests, so
 * shared caches may store the policy with them (a nonce would prevent that). Foreign hosts are only Google's when page views are sent
 * there, and the gateway's for card tokens.
 */
export function pagePolicy(html: string, analytics: Analytics, gateway?: string): string {
  const others = analyticsSources(analytics);
  const scripts = hashesOf(html, inlineScript);
  const styles = hashesOf(html, inlineStyle);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...others.script].join(' '),
    ["style-src 'self'", ...styles].join(' '),
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

const hashesOf = (html: string, inline: RegExp): Set<string> =>
  new Set([...html.matchAll(inline)].map(([, code = '']) => `'sha256-${sha256(code)}'`));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
