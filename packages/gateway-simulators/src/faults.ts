import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Agenda } from './agenda.ts';

/** A fault in the next responses of a call. */
export interface Fault {
  /** Method and path without prefix and version: `POST /transactions`, `GET /transactions/:id`. */
  on: string;
  /**
   * `break` responds 500 without effect; `fail` has the effect and responds 500; `drop` has the effect and cuts the
   * connection; `slow` has the effect and responds late.
   */
  kind: 'break' | 'fail' | 'drop' | 'slow';
  /** Number of faulty responses; 1 by default. */
  times?: number;
  /** Delay of `slow` in ms; a minute by default. */
  ms?: number;
}

const MINUTE = 60_000;

/** Adds faults to the next responses on request. */
export function addFaults(app: FastifyInstance, root: string, agenda: Agenda): (fault: Fault) => void {
  const waiting: Required<Fault>[] = [];
  const taken = new WeakMap<FastifyRequest, Required<Fault>>();

  app.addHook('preHandler', async (request, reply) => {
    const call = `${request.method} ${(request.routeOptions.url ?? '').slice(root.length)}`;
    const fault = waiting.find(({ on, times }) => on === call && times > 0);
    if (!fault) return undefined;
    fault.times -= 1;
    taken.set(request, fault);
    return fault.kind === 'break' ? reply.code(500).send(BROKEN) : undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = taken.get(request);
    if (fault?.kind === 'drop') request.raw.socket.destroy();
    if (fault?.kind === 'slow') await new Promise<void>((resolve) => agenda.later(fault.ms, resolve));
    if (fault?.kind !== 'fail') return payload;
    reply.code(500);
    return JSON.stringify(BROKEN);
  });

  return (fault) => void waiting.push({ times: 1, ms: MINUTE, ...fault });
}

const BROKEN = { error: { type: 'INTERNAL_ERROR', reason: 'Ocurrió un error' } };
