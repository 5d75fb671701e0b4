import { noticesApi } from '@tonalia/contract/notices';
import { can } from '@tonalia/contract/rights';
import type { Actor } from '../../platform/http/actor.ts';
import { limitCalls } from '../../platform/http/limit-calls.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { type NoticeReader, archive, markAllRead, markRead, readNotices, unreadOf } from './read-notices.ts';
import { removeNoticesRegularly } from './remove-old.ts';

/** Serves the notices of the session's own customer, under `/api/notices`. */
export const notices: Module = (app, context) => {
  removeNoticesRegularly(app, context.db);
  const limit = limitCalls(app, { network: 1_200, person: 240 });
  const readerOf = async (actor: Actor, customerId: string | undefined): Promise<NoticeReader> => ({
    identityId: actor.identityId,
    customerId: (await context.identities.findBuyer(actor, customerId)).customerId,
    readsAll: can(actor.role, 'team.manage'),
  });
  serve(
    app,
    context,
    { name: 'notices', calls: noticesApi },
    {
      'GET /list': {
        access: 'session',
        needs: 'push.receive',
        handle: async ({ actor, query: { group, before, limit: most, customerId } }) =>
          readNotices(context, await readerOf(actor, customerId), { group, before, limit: most }),
      },
      'GET /unread': {
        access: 'session',
        needs: 'push.receive',
        handle: async ({ actor, query }) => ({
          results: { unread: await unreadOf(context, await readerOf(actor, query.customerId)) },
        }),
      },
      'POST /read': {
        access: 'session',
        needs: 'push.receive',
        handle: async ({ actor, request, query, body }) => {
          await limit(request, actor);
          const reader = await readerOf(actor, query.customerId);
          return { results: { unread: await markAllRead(context, reader, new Date(body.upTo)) } };
        },
      },
      'POST /{noticeId}/read': {
        access: 'session',
        needs: 'push.receive',
        handle: async ({ actor, request, query, params }) => {
          await limit(request, actor);
          const reader = await readerOf(actor, query.customerId);
          return { results: { unread: await markRead(context, reader, params.noticeId) } };
        },
      },
      'POST /{noticeId}/archive': {
        access: 'session',
        needs: 'push.receive',
        handle: async ({ actor, request, query, params, body }) => {
          await limit(request, actor);
          const reader = await readerOf(actor, query.customerId);
          return { results: { unread: await archive(context, reader, { ...params, ...body }) } };
        },
      },
    },
  );
};
