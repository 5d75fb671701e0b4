import type { FastifyInstance } from 'fastify';
import type { SimulatedTransaction } from './ledger.ts';
import { sendPage, takeForms } from '../page.ts';
import { bankPage, termsPage, wayBack } from './pages.ts';
import { notFound } from './refuse.ts';
import { decide } from './decide.ts';
import type { World } from './world.ts';

type BankVisit = { Params: { visit: string } };

/** Pages for people: a bank without scripts, and the texts to accept. */
export function addBank(app: FastifyInstance, prefix: string, world: World): void {
  const visited = (visit: string): SimulatedTransaction => {
    const found = world.ledger.transactions.values().find((one) => one.visit === visit);
    if (!found) throw notFound();
    return found;
  };
  takeForms(app);
  app.get(`${prefix}/terms/:kind`, (_request, reply) => sendPage(reply, termsPage()));
  app.get<BankVisit>(`${prefix}/bank/:visit`, ({ params }, reply) => {
    const found = visited(params.visit);
    return sendPage(reply, bankPage(found, `${prefix}/bank/${params.visit}`), wayBack(found));
  });
  for (const [choice, status] of [
    ['approve', 'APPROVED'],
    ['decline', 'DECLINED'],
  ] as const) {
    app.post<BankVisit>(`${prefix}/bank/:visit/${choice}`, async ({ params }, reply) => {
      const found = visited(params.visit);
      await decide(world, found, status);
      return reply.redirect(wayBack(found) ?? `${prefix}/bank/${params.visit}`, 303);
    });
  }
}
