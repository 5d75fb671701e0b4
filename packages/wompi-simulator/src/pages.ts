import type { FastifyReply } from 'fastify';
import type { Transaction } from './ledger.ts';

/** Where a person is sent back to, with the name of the transaction. */
export function wayBack({ redirectUrl, id }: Transaction): string | undefined {
  if (!redirectUrl || !URL.canParse(redirectUrl)) return undefined;
  const url = new URL(redirectUrl);
  url.searchParams.set('id', id);
  url.searchParams.set('env', 'test');
  return url.href;
}

/** The bank's page: two buttons while the payment waits, then the way back. */
export function bankPage(transaction: Transaction, path: string): string {
  const back = wayBack(transaction);
  const amount = (transaction.amountInCents / 100).toLocaleString('es-CO');
  const { payment_description: described } = transaction.sent;
  const description = escape(typeof described === 'string' ? described : 'Pago');
  const choices =
    transaction.status === 'PENDING'
      ? `<form method="post" action="${path}/approve"><button>Aprobar el pago</button></form>
<form method="post" action="${path}/decline"><button class="no">Rechazar el pago</button></form>`
      : `<p>Este pago ya terminó.</p>${back ? `<p><a href="${escape(back)}">Volver a la tienda</a></p>` : ''}`;
  return page(
    'Banco de prueba',
    `<p>Aquí no se mueve dinero.</p><p>${description}</p><p><b>$ ${amount}</b></p>${choices}`,
  );
}

/** One of the two texts that a person accepts. */
export const termsPage = (): string =>
  page('Texto de prueba', '<p>Aquí estaría el texto de la pasarela que la persona acepta antes de pagar.</p>');

/** Sends a page that loads and runs nothing; its forms lead here and on to where the payment came from. */
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
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
