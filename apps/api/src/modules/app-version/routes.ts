import { appVersionApi } from '@tonalia/contract/app-version';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { compareVersions } from './compare.rules.ts';
import { findMinimum } from './minimum.sql.ts';

/** Serves the check of the phone app's version, under `/api/app-version`. */
export const appVersion: Module = (app, context) =>
  serve(
    app,
    context,
    { name: 'app-version', calls: appVersionApi },
    {
      'POST /compare_versions': {
        access: 'public',
        handle: async ({ body }) => {
          const [minimum] = await findMinimum(context.db, body.platform);
          // Without a minimum every version is served.
          return { ok: !minimum || compareVersions(body.version_number, minimum.version) >= 0 };
        },
      },
    },
  );
