import { type OfficeTopic, officeTopics } from '@tonalia/contract/office-events';
import type { ServerResponse } from 'node:http';
import type { ChangeListener } from '../../../platform/changes.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { topicOf, visibleTopics } from './topics.rules.ts';

/** Changes of this time, in ms, travel in one message: a burst of orders refreshes a screen once. */
const TOGETHER = 250;
/** Open streams of one operator; the oldest is closed for a new one. A browser needs one, however many tabs it has. */
const MOST_STREAMS = 6;

interface EventStream {
  operator: OperatorActor;
  response: ServerResponse;
}

/** The open streams of this process. */
export interface EventStreams extends ChangeListener {
  open(operator: OperatorActor, response: ServerResponse): void;
  /** Sends a comment, so that proxies keep the streams, and closes those of sessions that `isLiving` denies. */
  beat(isLiving: (operator: OperatorActor) => Promise<boolean>): Promise<void>;
  closeAll(): void;
}

/** Sends committed changes to the screens of operators, each topic only to roles that may read it. */
export function createEventStreams(): EventStreams {
  const streams = new Set<EventStream>();
  const pending = new Set<OfficeTopic>();
  let timer: NodeJS.Timeout | undefined;

  const close = (stream: EventStream): void => {
    streams.delete(stream);
    stream.response.end();
  };
  const flush = (): void => {
    timer = undefined;
    for (const { operator, response } of streams) {
      const topics = visibleTopics(operator.role, pending);
      if (topics.length > 0) response.write(`data: ${JSON.stringify({ topics })}\n\n`);
    }
    pending.clear();
  };
  const announce = (topics: readonly OfficeTopic[]): void => {
    if (streams.size === 0) return;
    for (const topic of topics) pending.add(topic);
    timer ??= setTimeout(flush, TOGETHER).unref();
  };

  return {
    open(operator, response) {
      const own = [...streams].filter((one) => one.operator.operatorId === operator.operatorId);
      for (const old of own.slice(0, Math.max(0, own.length - MOST_STREAMS + 1))) close(old);
      const stream = { operator, response };
      streams.add(stream);
      response.once('close', () => streams.delete(stream));
      response.write('retry: 1000\n\n');
    },
    changed({ table, ids }) {
      // The role or the access of an operator changed: the browser connects again, with what holds now.
      if (table === 'act.office')
        for (const stream of streams) if (ids === null || ids.includes(stream.operator.operatorId)) close(stream);
      const topic = topicOf(table);
      if (topic) announce([topic]);
    },
    missed: () => announce(Object.keys(officeTopics) as OfficeTopic[]), // as: the table has no other keys
    async beat(isLiving) {
      for (const stream of streams) {
        if (await isLiving(stream.operator)) stream.response.write(':\n\n');
        else close(stream);
      }
    },
    closeAll() {
      for (const stream of streams) close(stream);
    },
  };
}
