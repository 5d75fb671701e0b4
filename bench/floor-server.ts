// The floor of reads: a bare Fastify that sends given bytes. It receives them, by path, through its IPC channel.
import Fastify from 'fastify';

export interface Canned {
  path: string;
  headers: Record<string, string>;
  /** base64 */
  body: string;
}

const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
process.on('message', ({ path, headers, body }: Canned) => {
  answers.set(path, { headers, body: Buffer.from(body, 'base64') });
  process.send?.(path);
});
process.on('disconnect', () => process.exit(0));

const app = Fastify({ keepAliveTimeout: 65_000 });
app.get('/ready', () => 'yes');
app.get('/canned/:name', (request, reply) => {
  const answer = answers.get(request.url);
  if (!answer) return reply.callNotFound();
  return reply.headers(answer.headers).send(answer.body);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
