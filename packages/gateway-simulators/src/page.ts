import type { FastifyInstance, FastifyReply } from 'fastify';

/** Accepts the form posts of the pages' buttons, which have no fields. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
}

/** Sends a page that loads no resources and runs no scripts; its forms lead to the simulator and back to the shop. */
export function sendPage(reply: FastifyReply, html: string, back?: string): FastifyReply {
  const forms = back ? `'self' ${new URL(back).origin}` : "'self'";
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action ${forms}`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:24rem;margin:3rem auto;padding:0 1rem}
button{width:100%;padding:.9rem;margin:.3rem 0;font:inherit;font-weight:600;border:0;border-radius:.5rem;background:#1f6f4a;color:#fff}
button.no{background:#8a2433}`;

/** A whole HTML page of a simulator. `title` and `content` are HTML: escape what a request sent. */
export const page = (title: string, content: string) => `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text for HTML, also inside an attribute. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
