import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';

/** Keeps the catalogue in memory while the app runs; cached responses never outlive the data they are built from. */
export function keepCatalogue(
  app: FastifyInstance,
  { db, clock, changes, cache, readiness }: ModuleContext,
): Catalogue {
  const catalogue = createCatalogue({
    db,
    clock,
    changes,
    onFailure: (err) => app.log.error({ err }, 'the catalogue could not be read'),
    onReplaced: () => cache.clear(),
  });
  cache.expireAt((now) => catalogue.nextChange(now));
  readiness.push({ name: 'catalogue', run: () => catalogue.current().then(() => undefined) });
  app.addHook('onClose', () => catalogue.stop());
  return catalogue;
}
