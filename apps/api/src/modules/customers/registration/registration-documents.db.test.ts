import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { ownRegistration, provePhone } from '../../../../test/registering.ts';
import { setSetting } from '../../../platform/settings/set-setting.ts';
import { reviewRegistration } from '../index.ts';

const api = useApi({ registrationApproval: 'manual' });
let people = 0;
const post = (path: string, payload: object) =>
  api.send({ method: 'POST', url: `/api/auth${path}`, payload, remoteAddress: `10.3.0.${people + 1}` });

/** A registration that waits, as the office sees it. */
async function waiting() {
  people += 1;
  const phone = `313${String(people).padStart(7, '0')}`;
  const email = `papeles-${people}@example.com`;
  const own = { document: String(1_030_304_000 + people), address: `Calle ${people} # 6-61`, email };
  const registrationToken = await provePhone(api, post, phone);
  const answer = await post('/v3/auth/register', { ...ownRegistration, ...own, registrationToken });
  const { customerId } = answer.json<{ results: { customerId: string } }>().results;
  const desk = await makeOperator(api.db, { role: 'operations' });
  const call = officeCaller(api, desk.cookie);
  const path = `/api/customers/office/registrations/${customerId}/documents`;
  const isChanged = async (url: string, body: object) =>
    (await call(`POST ${url}`, body)).json<{ results?: { isChanged: boolean } }>().results?.isChanged;
  return {
    customerId,
    ask: (...kinds: string[]) => isChanged(path, { kinds }),
    receive: (kind: string, isReceived = true) => isChanged(`${path}/receive`, { kind, isReceived }),
    documents: async () =>
      (await call('GET /api/customers/office/registrations'))
        .json<{ results: OfficeRegistration[] }>()
        .results.find(({ _id }) => _id === customerId)?.documents,
    mails: async () => {
      await api.drain();
      return api.messages.filter(({ to, subject }) => to === email && subject !== 'Confirma tu correo');
    },
    audited: async () =>
      (
        await api.db.query(
          `select action, operator_id = $2 as own from platform.audit where subject_id = $1 and action like '%document%' order by id`,
          [customerId, desk.operatorId],
        )
      ).rows,
  };
}

test('the applicant is asked for what lacks in one mail, a document once a day (OFC-303)', async () => {
  const one = await waiting();
  await setSetting(api.db, { key: 'support.email', text: 'hola@salones.example', by: 'dueña' });
  await setSetting(api.db, { key: 'support.whatsapp', text: '320 555 02 00', by: 'dueña' });
  expect(await one.documents()).toEqual([]);
  expect(await one.ask('chamber', 'rut', 'rut')).toBe(true);
  expect(await one.ask('rut')).toBe(false);
  expect(await one.ask('rut', 'identity')).toBe(true);
  const way = 'Envíanos una foto o el PDF al correo hola@salones.example o por WhatsApp al 320 555 02 00.';
  expect((await one.mails()).map(({ text }) => text)).toEqual([
    `Para aprobar tu registro en Tonalia nos falta el RUT y el certificado de la Cámara de Comercio. ${way}`,
    `Para aprobar tu registro en Tonalia nos falta la cédula. ${way}`,
  ]);
  expect(await one.documents()).toEqual(
    ['chamber', 'identity', 'rut'].map((kind) => ({ kind, askedAt: expect.any(String), receivedAt: null })),
  );
  await api.db.query(
    `update auth.registration_document set asked_at = asked_at - interval '1 day' where customer_id = $1`,
    [one.customerId],
  );
  expect(await one.ask('rut')).toBe(true);
  expect(await one.audited()).toEqual(
    Array.from({ length: 3 }, () => ({ action: 'auth.registration_documents_asked', own: true })),
  );
});

test('two desks that ask at once ask for each document once (OFC-303)', async () => {
  const one = await waiting();
  const answers = await Promise.all([one.ask('rut', 'chamber'), one.ask('chamber', 'rut'), one.ask('rut')]);
  expect(answers.filter(Boolean).length).toBeGreaterThan(0);
  const asked = (await one.mails()).map(({ text }) => text).join(' ');
  expect(asked.match(/el RUT/g)).toHaveLength(1);
  expect(asked.match(/Cámara de Comercio/g)).toHaveLength(1);
});

test('a document that is there is not asked for, until an operator takes that back (OFC-303)', async () => {
  const one = await waiting();
  expect(await one.receive('rut')).toBe(true);
  expect(await one.receive('rut')).toBe(false);
  expect(await one.documents()).toEqual([{ kind: 'rut', askedAt: null, receivedAt: expect.any(String) }]);
  expect(await one.ask('rut')).toBe(false);
  expect(await one.receive('rut', false)).toBe(true);
  expect(await one.documents()).toEqual([]);
  expect(await one.ask('rut')).toBe(true);
  expect(await one.receive('rut')).toBe(true);
  expect(await one.receive('rut', false)).toBe(true);
  expect(await one.receive('rut', false)).toBe(false);
  const [received, missing, asked] = ['document_received', 'document_missing', 'documents_asked'];
  expect(await one.audited()).toEqual(
    [received, missing, asked, received, missing].map((what) => ({ action: `auth.registration_${what}`, own: true })),
  );
  expect(await one.documents()).toEqual([{ kind: 'rut', askedAt: expect.any(String), receivedAt: null }]);
  expect(await one.mails()).toHaveLength(1);
});

test('nothing is asked of a decided registration, of one that cannot be reached, and of a missing one', async () => {
  const one = await waiting();
  const call = officeCaller(api, (await makeOperator(api.db, { role: 'operations' })).cookie);
  const ask = async (id: string) =>
    (await call(`POST /api/customers/office/registrations/${id}/documents`, { kinds: ['rut'] })).json<object>();
  await api.db.query(
    `update auth.identity set email = null, phone_e164 = null
     where id = (select identity_id from auth.customer where id = $1)`,
    [one.customerId],
  );
  expect(await ask(one.customerId)).toMatchObject({ code: 'NO_RECIPIENT' });
  expect(await one.documents()).toEqual([]);
  await reviewRegistration(
    api.db,
    api.clock,
    { channels: ['sms', 'email'], publicUrl: 'https://tienda.example' },
    {
      customerId: one.customerId,
      reason: null,
    },
  );
  expect(await ask(one.customerId)).toEqual({ results: { isChanged: false } });
  expect(await one.receive('rut')).toBe(false);
  expect(await ask('00000000-0000-4000-8000-000000000009')).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
});
