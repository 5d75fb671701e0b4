import type { FastifyReply } from 'fastify';
import { pageHeaders } from '../http/page-headers.ts';

/** One page without scripts, styles of a file or a name: nothing is set up yet. */
const page = `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Estamos preparando la tienda</title>
<style>
:root { color-scheme: light dark; }
body { display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 24px; font: 17px/1.5 system-ui, sans-serif; text-align: center; }
h1 { margin: 0 0 8px; font-size: 28px; }
p { margin: 0; }
</style>
</head>
<body>
<main>
<h1>Estamos preparando la tienda</h1>
<p>Vuelve pronto.</p>
</main>
</body>
</html>
`;

/** What visitors get before the shop is published. No cache keeps it, and no search engine takes it for the shop. */
export const sendClosed = (reply: FastifyReply): FastifyReply =>
  reply
    .status(503)
    .headers({
      ...pageHeaders,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
      'retry-after': '3600',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(page);
