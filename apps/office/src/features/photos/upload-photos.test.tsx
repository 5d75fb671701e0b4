import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const ID = '00000000-0000-4000-8000-0000000000aa';
const PARTS = `/api/products/office/media/archives/${ID}/parts`;
const nothing = { results: [], page: 1, limit: 200, pages: 1, total: 0, totalIsExact: true };
const zip = () => new File([new Uint8Array(25)], 'fotos.zip', { type: 'application/zip' });

/** The API with parts of ten bytes; the second is lost once when `isCut`. */
function office(isCut: boolean) {
  const came: number[] = [];
  let isLost = isCut;
  const archive = () => ({ body: { results: { _id: ID, name: 'fotos.zip', bytes: 25, part: 10, parts: came } } });
  const part = (at: number) => () => {
    if (at === 1 && isLost) {
      isLost = false;
      return refusal(503, 'UNAVAILABLE', 'No pudimos guardar esa parte.');
    }
    came.push(at);
    return { body: { ok: true } };
  };
  return answerWith({
    'GET /api/office/me': () => signedIn('owner'),
    'GET /api/products/office/version-groups': () => ({ body: nothing }),
    'GET /api/products/office/versions/tabs': () => ({ body: { results: [] } }),
    'GET /api/products/office/versions/filters': () => ({ body: { results: { categories: [], brands: [] } } }),
    'POST /api/products/office/media/archives': archive,
    [`GET /api/products/office/media/archives/${ID}`]: archive,
    [`PUT ${PARTS}/0`]: part(0),
    [`PUT ${PARTS}/1`]: part(1),
    [`PUT ${PARTS}/2`]: part(2),
    'POST /api/office/jobs': () => ({
      body: {
        results: {
          _id: ID,
          kind: 'photos_import',
          act: null,
          state: 'waiting',
          done: 0,
          total: null,
          failed: 0,
          failures: [],
          createdAt: '2026-11-23T15:24:00Z',
          startedAt: null,
          endedAt: null,
          file: null,
        },
      },
    }),
  });
}

test('a ZIP goes in parts, and a job puts its photographs on the products (OFC-403)', async () => {
  const asked = office(false);
  renderOffice('/productos');
  await userEvent.upload(await screen.findByLabelText('Archivo ZIP con fotos'), zip());
  expect(await screen.findByText('El ZIP llegó completo')).toBeDefined();
  expect(asked['POST /api/products/office/media/archives']?.[0]?.body).toEqual({ name: 'fotos.zip', bytes: 25 });
  for (const at of [0, 1, 2]) expect(asked[`PUT ${PARTS}/${at}`]).toHaveLength(1);
  expect(asked['POST /api/office/jobs']?.map(({ body }) => body)).toEqual([{ kind: 'photos_import', archiveId: ID }]);
});

test('after a lost part only those that did not come are sent again (OFC-403)', async () => {
  const asked = office(true);
  renderOffice('/productos');
  await userEvent.upload(await screen.findByLabelText('Archivo ZIP con fotos'), zip());
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir subiendo' }));
  expect(await screen.findByText('El ZIP llegó completo')).toBeDefined();
  expect(asked['POST /api/products/office/media/archives']).toHaveLength(1);
  const times = [0, 1, 2].map((at) => asked[`PUT ${PARTS}/${at}`]?.length);
  expect(times).toEqual([1, 2, 1]);
  await waitFor(() => expect(asked['POST /api/office/jobs']).toHaveLength(1));
});
