import { TERMS_VERSION } from '@tonalia/contract/terms';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from './build-app.ts';
import { cities } from './make.ts';

/** The required fields of a registration. A `lead_date` of another week counts as today. */
export const registration = {
  name: 'Marta',
  last_name: 'Ruiz',
  business_name: 'Salón Marta',
  tradeTypeId: 'peluqueria',
  stateId: '11',
  cityId: cities.bogota as string, // as: tests change it
  address: 'Calle 10 # 5-51',
  consent: { accepted: true, version: TERMS_VERSION },
  lead_date: '2026-11-21',
};

/** The fields of one's own registration, without e-mail and `registrationToken`. */
export const ownRegistration = {
  ...registration,
  client: 'app',
  document_type: 'CC',
  document: '1020304050',
  password: 'tijeras y peines 7',
};

/** Proves a phone by calls of the auth service and returns its `registrationToken`. */
export async function provePhone(
  api: TestApi,
  post: (path: string, payload: object) => Promise<LightMyRequestResponse>,
  phone: string,
): Promise<string> {
  const sent = await post('/verify/verify', { phone, channel: 'sms' });
  const { flowId } = sent.json<{ results: { flowId: string } }>().results;
  await api.drain();
  const code = api.messages.findLast(({ to }) => to === `+57${phone}`)?.code;
  const checked = await post('/verify/check', { flowId, phone, code });
  return checked.json<{ results: { registrationToken: string } }>().results.registrationToken;
}
