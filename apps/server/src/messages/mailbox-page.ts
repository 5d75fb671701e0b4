import type { FastifyInstance, FastifyReply } from 'fastify';
import { isFromThisMachine } from '../http/is-from-this-machine.ts';
import type { MailboxMessage, Mailbox } from './mailbox.ts';

/** Serves the mailbox at `/dev/mailbox`, and as JSON at `/dev/mailbox.json`. Only with `ServerConfig.mailbox`. */
export function serveMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/dev/mailbox.json', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send({ messages: mailbox.read() });
  });
  app.get('/dev/mailbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return asPage(reply).send(page(mailbox.read()));
  });
}

function asPage(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8');
}

const ways: Record<MailboxMessage['channel'], string> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'Correo',
  push: 'Notificación',
};

function page(messages: MailboxMessage[]): string {
  const items = messages.map(article).join('\n');
  return `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Mensajes que se enviarían</title>
<main>
<h1>Mensajes que se enviarían</h1>
<p>Los mensajes que no tienen por dónde salir se quedan aquí, en memoria. Recarga la página para ver los nuevos.</p>
${items || '<p>Todavía no hay mensajes.</p>'}
</main>
</html>
`;
}

function article(message: MailboxMessage): string {
  const { channel, to, subject, at } = message;
  const text = channel === 'push' ? `${message.text}\n${message.path}` : message.text;
  const title = `${ways[channel]} para ${to}${subject ? `: ${subject}` : ''}`;
  const time = new Date(at).toLocaleString('es-CO', { timeZone: 'America/Bogota' });
  return `<article>
<h2>${escape(title)}</h2>
<p><time datetime="${at}">${escape(time)}</time></p>
<p>${withLinks(escape(text)).replaceAll('\n', '<br>')}</p>
</article>`;
}

const withLinks = (html: string) =>
  html.replace(/https?:\/\/[^\s<"]+[^\s<".,]/g, (link) => `<a href="${link}">${link}</a>`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
