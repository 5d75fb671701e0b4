import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { createEventStreams } from './event-streams.ts';

// as: a stream reads the id and the role alone
const operator = { operatorId: 'a', role: 'owner' } as OperatorActor;

test('a stream that was closed gets nothing more, also before its connection ends (OFC-011)', async () => {
  const streams = createEventStreams();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const failures: unknown[] = [];
  response.on('error', (error) => failures.push(error));
  streams.open(operator, response);
  streams.changed({ table: 'act.office', ids: ['a'] });
  expect(response.writableEnded).toBe(true);
  const asked: string[] = [];
  await streams.beat(async ({ operatorId }) => {
    asked.push(operatorId);
    return true;
  });
  expect([asked, failures]).toEqual([[], []]);
});
