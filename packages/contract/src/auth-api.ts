import { customersApi } from './customers-api.ts';
import { identityApi } from './identity-api.ts';

/** Every call of the auth service, under `/api/auth`. Two modules of the API serve it: auth and customers. */
export const authApi = { ...identityApi, ...customersApi };
