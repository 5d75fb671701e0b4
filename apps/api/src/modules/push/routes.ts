import { pushApi } from '@tonalia/contract/push';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';

/** Which phones messages go to, under `/api/push`. */
export const push: Module = (app, context) => {
  serve(app, 'push', pushApi, context, {
    'POST /api/tokens': { access: 'person', handle: () => Promise.reject(new Error('not yet')) },
  });
};
