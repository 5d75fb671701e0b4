import { randomUUID } from 'node:crypto';
import type { TakenRegistration } from '@tonalia/contract/customers-office-taken';
import type { SellerRegistration } from '@tonalia/contract/seller-registrations';
import { TERMS_VERSION } from '@tonalia/contract/terms';
import { nitCheckDigit } from '@tonalia/rules/document';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { howOften } from '../../../../test/how-often.ts';
import { assignCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { registration } from '../../../../test/registering.ts';
import { ago, uuidv7 } from '../../../../test/selling.ts';
import { newPhone } from '../../../../test/unique.ts';

// a busy machine may be slow
vi.setConfig({ testTimeout: 600_000 });

const api = useApi();

/** A NIT of no one else. */
function newNit(): string {
  const digits = String(900_000_000 + Math.floor(Math.random() * 99_000_000));
  return `${digits}${nitCheckDigit(digits)}`;
}

async function makePhone() {
  const { identityId } = await makeSeller(api.db);
  const token = await makeToken(api.db, { identityId });
  const call = (key: string, payload?: object, query: Record<string, string> = {}) => {
    const [method, path] = key.split(' ');
    // as: the keys are the contract's, a method and a path
    return api.send({
      method: method as 'GET',
      url: `/api/customers${path}`,
      query,
      token,
      ...(payload && { payload }),
    });
  };
  return {
    identityId,
    call,
    typed: (wish: object = {}) => ({
      clientRegistrationId: uuidv7(),
      takenAt: ago(3),
      registration: { ...registration, client: 'app', phone: newPhone(), ...wish },
    }),
    send: async (body: object) => read(await call('POST /seller-registrations', body)),
    answer: async (id: string, body: object) => read(await call(`POST /seller-registrations/${id}/answer`, body)),
    see: async (id: string) =>
      (await call(`GET /seller-registrations/${id}`)).json<{ results: SellerRegistration }>().results,
  };
}

interface Sent {
  code?: string;
  results?: { customerId: string; addressId: string; name: string };
}
const read = (sent: { statusCode: number; json: <T>() => T }) => ({ status: sent.statusCode, ...sent.json<Sent>() });

const customersWith = async (phone: string): Promise<number> =>
  (await api.db.query('select from auth.identity where phone_e164 = $1', [`+57${phone}`])).rows.length;
const withDocument = async (document: string): Promise<number> =>
  (await api.db.query('select from auth.customer where document_number = $1', [document])).rows.length;

test('a customer registered without a network is one customer of the portfolio, and a lost answer is given again (SEL-102 SEL-103)', async () => {
  const phone = await makePhone();
  const typed = phone.typed({ document_type: 'NIT', document: newNit() });
  const first = await phone.send(typed);
  expect(first).toMatchObject({ status: 200, results: { name: 'Salón Marta', approval: 'approved' } });
  expect(await phone.send(typed)).toMatchObject({ status: 200, results: first.results });
  expect(await customersWith(typed.registration.phone)).toBe(1);
  const { rows } = await api.db.query(
    `select p.seller_id, c.given_through, a.id as address from auth.portfolio p join auth.consent c using (customer_id)
     join auth.address a using (customer_id) where p.customer_id = $1`,
    [first.results?.customerId],
  );
  expect(rows).toEqual([
    { seller_id: phone.identityId, given_through: phone.identityId, address: first.results?.addressId },
  ]);
  // handed over later: the phone still gets its answer
  await assignCustomer(api.db, first.results?.customerId ?? '', (await makePhone()).identityId);
  expect(await phone.send(typed)).toMatchObject({ status: 200, results: first.results });
  expect(await phone.see(typed.clientRegistrationId)).toMatchObject({ status: 'registered', asks: null });
});

test('the same id with another content, or of another seller, is refused (SEL-103)', async () => {
  const [phone, other] = [await makePhone(), await makePhone()];
  const typed = phone.typed();
  await phone.send(typed);
  const changed = { ...typed, registration: { ...typed.registration, business_name: 'Otro' } };
  expect(await phone.send(changed)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await other.send(typed)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  const id = typed.clientRegistrationId;
  for (const key of [`GET /seller-registrations/${id}`, `POST /seller-registrations/${id}/discard`])
    expect(read(await other.call(key))).toMatchObject({ status: 404, code: 'REGISTRATION_NOT_FOUND' });
  expect(await other.answer(id, { choice: 'register', revision: 1 })).toMatchObject({ code: 'REGISTRATION_NOT_FOUND' });
});

test('a taken phone asks: the own customer is offered and becomes the answer, once (SEL-102)', async () => {
  const phone = await makePhone();
  const known = phone.typed();
  const { results: own } = await phone.send(known);
  const again = phone.typed({ phone: known.registration.phone, business_name: 'Salón Repetido' });
  const id = again.clientRegistrationId;
  expect(await phone.send(again)).toMatchObject({ status: 409, code: 'REGISTRATION_ASKS' });
  expect(await phone.send(again)).toMatchObject({ status: 409, code: 'REGISTRATION_ASKS' });
  expect(await phone.see(id)).toMatchObject({
    status: 'waits',
    asks: { reasons: ['phone'], revision: 1, business: 'Salón Repetido', own: [{ _id: own?.customerId }] },
  });
  const stranger = { choice: 'same', revision: 1, customerId: randomUUID() };
  expect(await phone.answer(id, stranger)).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  const same = { choice: 'same', revision: 1, customerId: own?.customerId };
  expect(await phone.answer(id, same)).toMatchObject({ status: 200, results: own });
  expect(await phone.answer(id, same)).toMatchObject({ status: 200, results: own });
  expect(await phone.send(again)).toMatchObject({ status: 200, results: own });
  expect(await customersWith(known.registration.phone)).toBe(1);
  const { rows } = await api.db.query('select draft from auth.seller_registration where client_registration_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ draft: null }]);
});

test("another seller's customer is not named; a corrected phone registers, and a wrong one asks again (SEL-102)", async () => {
  const [phone, other] = [await makePhone(), await makePhone()];
  const theirs = other.typed({ business_name: 'Salón Ajeno' });
  await other.send(theirs);
  const typed = phone.typed({ phone: theirs.registration.phone });
  const id = typed.clientRegistrationId;
  await phone.send(typed);
  const seen = await phone.see(id);
  expect(seen.asks).toMatchObject({ reasons: ['phone'], own: [] });
  expect(JSON.stringify(seen)).not.toContain('Ajeno');
  expect(await phone.answer(id, { choice: 'register', revision: 1 })).toMatchObject({ code: 'REGISTRATION_ASKS' });
  expect((await phone.see(id)).asks?.revision).toBe(2);
  const good = { choice: 'register', revision: 2, phone: newPhone() };
  expect(await phone.answer(id, { ...good, revision: 1 })).toMatchObject({ code: 'REGISTRATION_ASKS' });
  const done = await phone.answer(id, good);
  expect(done.status).toBe(200);
  expect(await phone.answer(id, good)).toEqual(done);
  expect(await phone.answer(id, { ...good, phone: newPhone() })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await customersWith(good.phone)).toBe(1);
});

test('a NIT that a customer has asks; another business with it is registered when the seller says so (SEL-102)', async () => {
  const phone = await makePhone();
  const document = newNit();
  const first = phone.typed({ document_type: 'NIT', document });
  const branch = phone.typed({ document_type: 'NIT', document, business_name: 'Salón Marta Norte' });
  await phone.send(first);
  expect(await phone.send(branch)).toMatchObject({ code: 'REGISTRATION_ASKS' });
  const { asks } = await phone.see(branch.clientRegistrationId);
  expect(asks).toMatchObject({ reasons: ['document'], own: [{ name: 'Salón Marta' }] });
  const answer = { choice: 'register', revision: 1, isAnotherBusiness: true };
  expect(await phone.answer(branch.clientRegistrationId, answer)).toMatchObject({
    status: 200,
    results: { name: 'Salón Marta Norte' },
  });
  expect(await withDocument(document)).toBe(2);
});

test('an old text of the consent asks for the new one, and a wrong document is refused and kept nowhere (SEL-102)', async () => {
  const phone = await makePhone();
  const old = phone.typed({ consent: { accepted: true, version: '2020-01-01' } });
  expect(await phone.send(old)).toMatchObject({ code: 'REGISTRATION_ASKS' });
  const { asks } = await phone.see(old.clientRegistrationId);
  expect(asks).toMatchObject({ reasons: ['terms'], termsVersion: TERMS_VERSION });
  const answer = { choice: 'register', revision: 1, termsVersion: TERMS_VERSION };
  expect((await phone.answer(old.clientRegistrationId, answer)).status).toBe(200);
  const wrong = phone.typed({ document_type: 'NIT', document: '9014826601' });
  expect(await phone.send(wrong)).toMatchObject({ status: 400, code: 'DOCUMENT_INVALID' });
  expect(read(await phone.call(`GET /seller-registrations/${wrong.clientRegistrationId}`)).status).toBe(404);
  expect((await phone.send({ ...wrong, clientRegistrationId: randomUUID() })).status).toBe(400);
});

test('a registration that waits can be given up on any phone, and keeps nothing of the person (SEL-103)', async () => {
  const phone = await makePhone();
  const known = phone.typed();
  await phone.send(known);
  const typed = phone.typed({ phone: known.registration.phone });
  const id = typed.clientRegistrationId;
  await phone.send(typed);
  const waiting = await phone.call('GET /seller-registrations', undefined, { status: 'waits' });
  expect(waiting.json<{ results: SellerRegistration[] }>().results).toMatchObject([{ clientRegistrationId: id }]);
  for (let time = 0; time < 2; time += 1)
    expect((await phone.call(`POST /seller-registrations/${id}/discard`)).statusCode).toBe(200);
  expect(await phone.send(typed)).toMatchObject({ status: 409, code: 'REGISTRATION_DISCARDED' });
  expect(await phone.answer(id, { choice: 'register', revision: 1, phone: newPhone() })).toMatchObject({
    code: 'REGISTRATION_DISCARDED',
  });
  const settled = await phone.call(`POST /seller-registrations/${known.clientRegistrationId}/discard`);
  expect(read(settled)).toMatchObject({ status: 409, code: 'REGISTRATION_SETTLED' });
});

test('ten copies at once are one customer with one answer (SEL-103)', async () => {
  const phone = await makePhone();
  for (let run = 0; run < howOften(6, 60); run += 1) {
    const typed = phone.typed({ document_type: 'NIT', document: newNit() });
    const answers = await Promise.all(Array.from({ length: 10 }, () => phone.send(typed)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ results }) => results?.customerId)).size).toBe(1);
    expect(await customersWith(typed.registration.phone)).toBe(1);
  }
});

test('two phones that register one business at once: one customer, and one visible question (SEL-102 SEL-103)', async () => {
  const [phone, other] = [await makePhone(), await makePhone()];
  for (let run = 0; run < howOften(8, 100); run += 1) {
    const document = newNit();
    // the same document with two phones, then the same phone of two sellers
    const shared = run % 2 === 0 ? { document_type: 'NIT', document } : { phone: newPhone() };
    const [first, second] = [phone.typed(shared), other.typed(shared)];
    const answers = await Promise.all([phone.send(first), other.send(second), phone.send(first), other.send(second)]);
    const codes = answers.map(({ status, code }) => code ?? String(status)).toSorted();
    expect(codes).toEqual(['200', '200', 'REGISTRATION_ASKS', 'REGISTRATION_ASKS']);
    if (run % 2 === 0) expect(await withDocument(document)).toBe(1);
    else expect(await customersWith(first.registration.phone)).toBe(1);
  }
});

test('a phone and a page that register one business at once: one account, or one that waits for the office (SEL-103 OFC-303)', async () => {
  const phone = await makePhone();
  const { identityId } = await makeSeller(api.db);
  const token = await makeToken(api.db, { identityId });
  for (let run = 0; run < howOften(8, 100); run += 1) {
    const business = { document_type: 'NIT', document: newNit() };
    const page = { ...registration, client: 'app', phone: newPhone(), ...business };
    const online = () => api.send({ method: 'POST', url: '/api/auth/v3/auth/register', token, payload: page });
    const typed = phone.typed(business);
    const isFirst = run % 2 === 0;
    await Promise.all(isFirst ? [phone.send(typed), online()] : [online(), phone.send(typed)]);
    const { rows } = await api.db.query<{ approval: string; through: string | null }>(
      `select c.approval, n.given_through as through from auth.customer c left join auth.consent n on n.customer_id = c.id
       where c.document_number = $1 order by c.approval`,
      [business.document],
    );
    const states = rows.map(({ approval }) => approval);
    expect([['approved'], ['approved', 'in_review']]).toContainEqual(states);
    if (states.length === 2) expect(rows[1]?.through).toBe(identityId);
    else expect((await phone.send(typed)).code).toBe('REGISTRATION_ASKS');
  }
});

test('an answer sent many times at once, and a discard, leave one outcome (SEL-103)', async () => {
  const phone = await makePhone();
  for (let run = 0; run < howOften(5, 50); run += 1) {
    const known = phone.typed();
    await phone.send(known);
    const typed = phone.typed({ phone: known.registration.phone });
    const id = typed.clientRegistrationId;
    await phone.send(typed);
    const answer = { choice: 'register', revision: 1, phone: newPhone() };
    const [discarded, ...answers] = await Promise.all([
      phone.call(`POST /seller-registrations/${id}/discard`),
      ...Array.from({ length: 4 }, () => phone.answer(id, answer)),
    ]);
    const isRegistered = discarded.statusCode === 409;
    expect(answers.map(({ status, code }) => code ?? status)).toEqual(
      Array(4).fill(isRegistered ? 200 : 'REGISTRATION_DISCARDED'),
    );
    expect(await customersWith(answer.phone)).toBe(isRegistered ? 1 : 0);
  }
});

const position = { latitude: 4.5981, longitude: -74.0758, accuracy: 9 };
const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a6' } })
  .withExif({ IFD0: { Make: 'Telefono' } })
  .jpeg()
  .toBuffer();
const photo = () => jpeg.toString('base64');

async function takenOf(customerId: string, { cookie }: { cookie: string }) {
  const call = officeCaller(api, cookie);
  const taken = await call(`GET /api/customers/office/customers/${customerId}/registrations`);
  return {
    taken: taken.json<{ results: TakenRegistration[] }>().results,
    file: (id: string) => call(`GET /api/customers/office/customers/${customerId}/registration-photos/${id}`),
  };
}

test('a registration carries its point and photos once, and the office sees them without what the file said of the phone (SEL-102 SEL-103)', async () => {
  const phone = await makePhone();
  const typed = { ...phone.typed(), position, photos: [photo(), photo()] };
  const sent = await phone.send(typed);
  expect(await phone.send(typed)).toEqual(sent);
  const customerId = sent.results?.customerId ?? '';
  const desk = await makeOperator(api.db, { role: 'operations' });
  const { taken, file } = await takenOf(customerId, desk);
  expect(taken).toMatchObject([
    { _id: typed.clientRegistrationId, position, photos: [expect.any(String), expect.any(String)] },
  ]);
  const picture = await file(taken[0]?.photos[1] ?? '');
  expect(picture.headers['content-type']).toBe('image/webp');
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const kept = await sharp(picture.rawPayload).metadata();
  expect([kept.format, kept.exif]).toEqual(['webp', undefined]);
  const other = (await phone.send(phone.typed())).results?.customerId ?? '';
  expect((await takenOf(other, desk)).taken).toEqual([]);
  expect((await (await takenOf(other, desk)).file(taken[0]?.photos[0] ?? '')).statusCode).toBe(404);
});

test('what is no photo is refused and nothing is registered (SEL-103)', async () => {
  const phone = await makePhone();
  const typed = { ...phone.typed(), photos: [Buffer.from('%PDF-1.7 not a picture').toString('base64')] };
  expect(await phone.send(typed)).toMatchObject({ status: 400, code: 'REGISTRATION_PHOTO_REFUSED' });
  expect(await customersWith(typed.registration.phone)).toBe(0);
  expect((await phone.send({ ...phone.typed(), photos: Array(4).fill(photo()) })).status).toBe(400);
});

const givenFor = async (id: string): Promise<{ photos: number; points: number }> =>
  (
    await api.db.query<{ photos: number; points: number }>(
      `select (select count(*)::int from auth.registration_photo p where p.client_registration_id = r.client_registration_id) as photos,
         num_nonnulls(r.latitude) as points from auth.seller_registration r where r.client_registration_id = $1`,
      [id],
    )
  ).rows[0] ?? { photos: -1, points: -1 };

test('a registration that asks keeps its point and photos for the customer it becomes, and loses them when it is given up (SEL-102 SEL-103)', async () => {
  const phone = await makePhone();
  const known = phone.typed();
  await phone.send(known);
  const asking = () => ({ ...phone.typed({ phone: known.registration.phone }), position, photos: [photo()] });
  const [settled, dropped] = [asking(), asking()];
  await phone.send(settled);
  await phone.send(dropped);
  const answer = { choice: 'register', revision: 1, phone: newPhone() };
  const made = await phone.answer(settled.clientRegistrationId, answer);
  const desk = await makeOperator(api.db, { role: 'operations' });
  expect((await takenOf(made.results?.customerId ?? '', desk)).taken).toMatchObject([{ position }]);
  await phone.call(`POST /seller-registrations/${dropped.clientRegistrationId}/discard`);
  expect(await givenFor(dropped.clientRegistrationId)).toEqual({ photos: 0, points: 0 });
  expect(await givenFor(settled.clientRegistrationId)).toEqual({ photos: 1, points: 1 });
});
