import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Data blocks in a page run nothing, so they need no permission. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The hosts that tokenise a card: the number goes from the phone directly to Wompi. */
const gateways = ['https://production.wompi.co', 'https://sandbox.wompi.co'];

/** Writes the content security policy into the built shell, as the server sends it for web pages. */
export function shellPolicy(apiOrigin: string): Plugin {
  return {
    name: 'shell-policy',
    apply: 'build',
    enforce: 'post',
    buildApp: {
      order: 'post',
      async handler({ environments }) {
        const file = join(environments['client']?.config.build.outDir ?? '', 'index.html');
        writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), apiOrigin));
      },
    },
  };
}

/** `html` with a policy that allows the app's files, and pictures and calls of its server, and nothing else. */
export function withPolicy(html: string, apiOrigin: string): string {
  const hashes = new Set([...html.matchAll(inlineScript)].map(([, code = '']) => `'sha256-${sha256(code)}'`));
  // The page's own origin in iOS; not every web view takes a scheme of its own for 'self'.
  const own = "'self' capacitor://localhost";
  const policy = [
    "default-src 'none'",
    [`script-src ${own}`, ...hashes].join(' '),
    `style-src ${own}`,
    // Colours of shades and sizes of bars are style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data: ${apiOrigin}`,
    `font-src ${own}`,
    [`connect-src ${own}`, apiOrigin, ...gateways].join(' '),
    `manifest-src ${own}`,
    `worker-src ${own}`,
    "base-uri 'none'",
    `form-action ${own}`,
  ].join('; ');
  // After the charset, which must be in a page's first kilobyte.
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<head>(<meta charset[^>]*>)?/i, (before) => before + meta);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
