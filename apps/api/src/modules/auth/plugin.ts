import { identityApi } from '@tonalia/contract/identity-api';
import { serve } from '../../platform/http/serve.ts';
import type { Module } from '../../platform/module.ts';
import { accountEndpoints } from './account/endpoints.ts';
import { loginEndpoints } from './login/endpoints.ts';
import { recoveryEndpoints } from './recovery/endpoints.ts';
import { removeEndedRegularly } from './remove-ended.ts';
import { sessionEndpoints } from './session/endpoints.ts';
import { sessionListEndpoints } from './session/list-endpoints.ts';
import { verificationEndpoints } from './verification/endpoints.ts';

export { sendRecoveryLink } from './recovery/send-recovery-link.ts';
export { rejectEndedSessions } from './session/reject-ended-sessions.ts';

/** Codes, sign-in, sessions and passwords, under `/api/auth`; starts the job that removes what ended. */
export const auth: Module = (app, context) => {
  removeEndedRegularly(app, context.db, context.clock);
  serve(
    app,
    context,
    { name: 'auth', calls: identityApi },
    {
      ...loginEndpoints(context),
      ...sessionEndpoints(context),
      ...sessionListEndpoints(context),
      ...verificationEndpoints(context),
      ...recoveryEndpoints(context),
      ...accountEndpoints(context),
    },
  );
};
