import { firstRunOfficeApi } from '@tonalia/contract/first-run-office';
import { officeApi } from '@tonalia/contract/office';
import { officeAccessApi } from '@tonalia/contract/office-access';
import { officePasskeysApi } from '@tonalia/contract/office-passkeys';
import { officeHealthApi } from '@tonalia/contract/office-health';
import { officeViewsApi } from '@tonalia/contract/office-views';
import { weeklyExportApi } from '@tonalia/contract/office-weekly-export';
import { settingsOfficeApi } from '@tonalia/contract/settings-office';
import { minute } from '@tonalia/rules/durations';
import { serveOffice } from '../../platform/http/serve-office.ts';
import type { Module } from '../../platform/module.ts';
import { accessEndpoints } from './access/endpoints.ts';
import { auditEndpoints } from './audit/endpoints.ts';
import { serveAuditExport } from './audit/serve-export.ts';
import { forgottenEndpoints } from './forgotten/endpoints.ts';
import { operatorEndpoints } from './manage/endpoints.ts';
import { firstRunEndpoints } from './first-run/endpoints.ts';
import { serveEvents } from './events/serve-events.ts';
import { regularly } from '../../platform/regularly.ts';
import { healthEndpoints } from './health/endpoints.ts';
import { regularJobEndpoints } from './health/regular-job-endpoints.ts';
import { recordHealth } from './health/read-health.ts';
import { serveJobs } from './jobs/serve-jobs.ts';
import type { OfficeContext } from './office-context.ts';
import { passkeyEndpoints } from './passkey/endpoints.ts';
import { sessionEndpoints } from './own/endpoints.ts';
import { preferenceEndpoints } from './preferences/endpoints.ts';
import { searchEndpoints } from './search/endpoints.ts';
import { settingEndpoints } from './settings/endpoints.ts';
import { signInEndpoints } from './sign-in/endpoints.ts';
import { viewEndpoints } from './views/endpoints.ts';
import { weeklyExportEndpoints } from './weekly-export/endpoints.ts';
import { mailWeeklyExportsRegularly } from './weekly-export/mail-exports.ts';

/** How often the health is recorded, in ms. */
const LOOK_EVERY = 5 * minute;

/** Serves operators, their sessions and the audit under `/api/office`. */
export const office: Module = (app, given) => {
  const { db, clock, changes, publicUrl, channels, hasPush, jobKinds, healthChecks, regularJobs, installation } = given;
  const access = given.office;
  const context: OfficeContext = { db, clock, publicUrl, hasMail: channels.includes('email') };
  serveOffice(
    app,
    access,
    { name: 'office', calls: officeViewsApi },
    { ...viewEndpoints(db), ...preferenceEndpoints(db) },
  );
  serveOffice(app, access, { name: 'office', calls: officeAccessApi }, accessEndpoints(context));
  serveOffice(app, access, { name: 'office', calls: officePasskeysApi }, passkeyEndpoints(context));
  serveOffice(app, access, { name: 'office', calls: settingsOfficeApi }, settingEndpoints(db));
  serveOffice(
    app,
    access,
    { name: 'office', calls: firstRunOfficeApi },
    firstRunEndpoints(context, given.firstRunChecks),
  );
  const health = { db, clock, installation, channels, hasPush, healthChecks };
  serveOffice(
    app,
    access,
    { name: 'office', calls: officeHealthApi },
    {
      ...healthEndpoints(health),
      ...regularJobEndpoints({ regularJobs, mayRun: app.mayRunJobs }),
    },
  );
  regularly(app, {
    name: 'health',
    everyMs: LOOK_EVERY,
    canRun: false,
    failed: 'the health could not be recorded',
    work: () => recordHealth(health),
  });
  serveOffice(app, access, { name: 'office', calls: weeklyExportApi }, weeklyExportEndpoints(context));
  mailWeeklyExportsRegularly(app, context);
  serveJobs(app, { db, office: access, jobKinds });
  serveAuditExport(app, given);
  serveEvents(app, { db, clock, changes, office: access });
  serveOffice(
    app,
    access,
    { name: 'office', calls: officeApi },
    {
      ...signInEndpoints(context),
      ...forgottenEndpoints(context),
      ...sessionEndpoints(context),
      ...operatorEndpoints(context),
      ...auditEndpoints(given),
      ...searchEndpoints(given),
    },
  );
};
