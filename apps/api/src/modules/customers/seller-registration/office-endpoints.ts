import type { takenRegistrationsOfficeApi } from '@tonalia/contract/customers-office-taken';
import { answerWithFile } from '../../../platform/http/uploaded-file.ts';
import type { OfficeEndpoints } from '../../../platform/http/serve-office.ts';
import type { Database } from '../../../platform/transaction.ts';
import { readRegistrationPhoto, readTakenRegistrations } from './registration-photos.ts';

/** The office's calls about what sellers gave with a registration. */
export const takenRegistrationEndpoints = (db: Database): OfficeEndpoints<typeof takenRegistrationsOfficeApi> => ({
  'GET /office/customers/{id}/registrations': {
    access: 'operator',
    needs: 'customers.read',
    handle: async ({ params }) => ({ results: await readTakenRegistrations(db, params.id) }),
  },
  'GET /office/customers/{id}/registration-photos/{photo}': {
    access: 'operator',
    needs: 'customers.read',
    handle: async ({ params, reply }) => {
      const file = await readRegistrationPhoto(db, params);
      return answerWithFile(reply, { file, headers: { 'content-type': 'image/webp' } });
    },
  },
});
