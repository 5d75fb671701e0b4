import type { FastifyContextConfig } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createHttp } from './create-http.ts';

async function addRoute(url: string, config: FastifyContextConfig): Promise<void> {
  const app = await createHttp({ logger: false, trustProxy: [] });
  onTestFinished(() => app.close());
  app.get(url, { config }, () => 'ok');
}

test.each<FastifyContextConfig>([{}, { access: 'session' }, { access: 'buyer' }, { needs: 'cart.edit' }])(
  'a route with %j does not start: it names no caller, or no permission of a session · Z1',
  async (config) => {
    await expect(addRoute('/api/purchase/cart', config)).rejects.toThrow('has no access rule');
  },
);

test.each<FastifyContextConfig>([
  { access: 'public' },
  { access: 'open' },
  { access: 'session', needs: 'account.use' },
  { access: 'buyer', needs: 'cart.edit' },
])('a route with %j starts', async (config) => {
  await expect(addRoute('/api/purchase/cart', config)).resolves.toBeUndefined();
});
