import { officeApi } from '@tonalia/contract/office';
import { minute } from '@tonalia/rules/durations';
import { serveOffice } from '../../platform/http/serve-office.ts';
import type { Module } from '../../platform/module.ts';
import { type RateLimit, createRateLimiter } from '../../platform/rate-limiter.ts';
import { auditEndpoints } from './audit/endpoints.ts';
import { operatorEndpoints } from './manage/endpoints.ts';
import type { OfficeContext } from './office-context.ts';
import { sessionEndpoints } from './own/endpoints.ts';
import { signInEndpoints } from './sign-in/endpoints.ts';

/** Tries of a second factor of one operator: guessing six digits takes years. */
const CODES: RateLimit = { most: 10, window: 15 * minute };

/** Serves operators, their sessions and the audit under `/api/office`. */
export const office: Module = (app, { db, clock, publicUrl, channels, office: access }) => {
  const limiter = createRateLimiter(clock);
  const context: OfficeContext = {
    db,
    clock,
    publicUrl,
    hasMail: channels.includes('email'),
    limitCodes: (operatorId) => limiter.take(operatorId, CODES),
  };
  serveOffice(
    app,
    access,
    { name: 'office', calls: officeApi },
    {
      ...signInEndpoints(context),
      ...sessionEndpoints(context),
      ...operatorEndpoints(context),
      ...auditEndpoints(context),
    },
  );
};
