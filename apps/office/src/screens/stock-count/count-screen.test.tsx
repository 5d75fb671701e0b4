import type { CountedVersion, StockCount } from '@tonalia/contract/stock-counts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { findCounted, nextLeft } from './count-view.ts';

const ID = 'b4d2c3e1-1111-4222-8333-444455556666';
const ONE = `GET /api/products/office/counts/${ID}`;
const LINES = `POST /api/products/office/counts/${ID}/lines`;
const APPLY = `POST /api/products/office/counts/${ID}/apply`;

const version = (versionId: string, more: Partial<CountedVersion> = {}): CountedVersion => ({
  versionId,
  code: `TS-${versionId}`,
  name: `Tono ${versionId}`,
  detail: 'Tinta Sur',
  image: `/pictures/version/${versionId}`,
  tile: 'arena',
  swatch: null,
  barcode: `77012345080${versionId}`,
  shelf: `C-01-${versionId}`,
  box: 1,
  onHand: 9,
  units: null,
  expected: null,
  reason: null,
  countedAt: null,
  countedBy: null,
  applied: null,
  ...more,
});
const count = (versions: CountedVersion[], more: Partial<StockCount> = {}): StockCount => ({
  _id: ID,
  code: 'CT-0117',
  state: 'open',
  warehouse: { _id: 'BOG', name: 'Bogotá' },
  section: 'C',
  brand: null,
  isBlind: false,
  total: versions.length,
  counted: versions.filter(({ units }) => units !== null).length,
  differing: versions.filter(({ units, expected }) => units !== expected).length,
  createdAt: '2026-11-23T13:00:00.000Z',
  createdBy: 'Nelson Cruz',
  endedAt: null,
  endedBy: null,
  versions,
  ...more,
});
const done = (versionId: string, units: number) => version(versionId, { units, expected: 9, countedBy: 'Nelson' });
const office = (more = {}, role: Parameters<typeof signedIn>[0] = 'warehouse') =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    [ONE]: () => ({ body: { results: count([version('83'), version('84')]) } }),
    ...more,
  });
beforeEach(() => localStorage.clear());
const linesOf = (body: Record<string, unknown> | undefined) => body?.['lines'] as Record<string, unknown>[] | undefined; // as: what the screen sends

test('the keypad counts a version, a difference takes its reason, and the next one on the shelf follows (OFC-405)', async () => {
  const asked = office({ [LINES]: () => ({ body: { results: count([done('83', 8), version('84')]) } }) });
  renderOffice(`/conteos/${ID}`);
  expect(await screen.findByRole('heading', { name: 'Tono 83' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Roto' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '8' }));
  expect(screen.getByText('−1')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Roto' }));
  await userEvent.click(screen.getByRole('button', { name: 'Contar y seguir' }));
  expect(await screen.findByRole('heading', { name: 'Tono 84' })).toBeDefined();
  await waitFor(() => expect(linesOf(asked[LINES]?.[0]?.body)).toHaveLength(1));
  expect(linesOf(asked[LINES]?.[0]?.body)?.[0]).toMatchObject({ versionId: '83', units: 8, reason: 'broken' });
  expect(await screen.findByText('1 de 2')).toBeDefined();
  expect(screen.getByText('1 con diferencia')).toBeDefined();
});

test('a reader that types chooses the version, and a code of another shelf says so (OFC-405)', async () => {
  office();
  renderOffice(`/conteos/${ID}`);
  await screen.findByRole('heading', { name: 'Tono 83' });
  (document.activeElement as HTMLElement | null)?.blur(); // as: an element of the page
  await userEvent.keyboard('7701234508084{Enter}');
  expect(await screen.findByRole('heading', { name: 'Tono 84' })).toBeDefined();
  await userEvent.keyboard('7709999999999{Enter}');
  expect(await screen.findByText('7709999999999 no está en este conteo')).toBeDefined();
});

test('without a network what is counted stays on the phone and is sent once with its id when it returns (OFC-405)', async () => {
  let isDown = true;
  const asked = office({
    [LINES]: () => {
      if (isDown) throw new TypeError('no network');
      return { body: { results: count([done('83', 8), version('84')]) } };
    },
  });
  renderOffice(`/conteos/${ID}`);
  await screen.findByRole('heading', { name: 'Tono 83' });
  await userEvent.click(screen.getByRole('button', { name: '8' }));
  await userEvent.click(screen.getByRole('button', { name: 'Contar y seguir' }));
  expect(await screen.findByText('1 por enviar')).toBeDefined();
  expect(screen.getByText('1 de 2')).toBeDefined();
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('tonalia.count-line.'));
  expect(kept).toHaveLength(1);
  isDown = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText('1 por enviar')).toBeNull());
  const ids = (asked[LINES] ?? []).flatMap(({ body }) => linesOf(body)?.map(({ _id }) => _id) ?? []);
  expect(new Set(ids).size).toBe(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tonalia.count-line.'))).toEqual([]);
});

test('the list shows the differences, a refused one says why, and only a role that adjusts closes the count (OFC-405)', async () => {
  const counted = count([done('83', 8), done('84', 9)]);
  const asked = office({
    [ONE]: () => ({ body: { results: counted } }),
    [APPLY]: () => ({ body: { results: { count: counted, applied: 0, refused: ['83'] } } }),
  });
  renderOffice(`/conteos/${ID}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Ajustar 1' }));
  await waitFor(() => expect(asked[APPLY]).toHaveLength(1));
  expect(await screen.findByText(/Hay más reservado que lo contado/)).toBeDefined();
  expect(screen.getByText('9 → 8')).toBeDefined();
});

test('a role that only reads sees the count and neither counts nor applies (OFC-405)', async () => {
  office({ [ONE]: () => ({ body: { results: count([done('83', 8), version('84')]) } }) }, 'read-only');
  renderOffice(`/conteos/${ID}`);
  expect(await screen.findByText('9 → 8')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Ajustar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Escanear' })).toBeNull();
});

test('a code or the number under the bars finds a version, and the next one left follows the shelf around (OFC-405)', () => {
  const versions = [version('81', { units: 3, expected: 3 }), version('82'), version('83'), version('84')];
  expect(findCounted(versions, ' ts-83 ')?.versionId).toBe('83');
  expect(findCounted(versions, '7701234508084')?.versionId).toBe('84');
  expect(findCounted(versions, 'TS-99')).toBeUndefined();
  expect(nextLeft(versions, '84')).toBe('82');
  expect(nextLeft(versions, undefined)).toBe('82');
  expect(nextLeft([version('81', { units: 3, expected: 3 })], '81')).toBeUndefined();
});

test('a server that refuses a line for good says so, and it can be dropped (OFC-405)', async () => {
  office({ [LINES]: () => refusal(409, 'COUNT_ENDED', 'El conteo ya se cerró.') });
  renderOffice(`/conteos/${ID}`);
  await screen.findByRole('heading', { name: 'Tono 83' });
  await userEvent.click(screen.getByRole('button', { name: '8' }));
  await userEvent.click(screen.getByRole('button', { name: 'Contar y seguir' }));
  expect(await screen.findByText(/El conteo ya se cerró/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByText(/El conteo ya se cerró/)).toBeNull());
});

test('a blind count shows neither what there should be nor a difference, and asks for no reason (OFC-405)', async () => {
  const hidden = [version('83', { onHand: null }), version('84', { onHand: null })];
  const asked = office({
    [ONE]: () => ({ body: { results: count(hidden, { isBlind: true, differing: null }) } }),
    [LINES]: () => ({ body: { results: count(hidden, { isBlind: true, differing: null, counted: 1 }) } }),
  });
  renderOffice(`/conteos/${ID}`);
  expect(await screen.findByText('A ciegas')).toBeDefined();
  expect(screen.queryByText('Debe haber')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '7' }));
  expect(screen.queryByRole('button', { name: 'Roto' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Contar y seguir' }));
  await waitFor(() =>
    expect(linesOf(asked[LINES]?.[0]?.body)).toMatchObject([{ versionId: '83', units: 7, reason: null }]),
  );
});

test('a box adds its units to what is typed (OFC-405)', async () => {
  const asked = office({
    [ONE]: () => ({ body: { results: count([version('83', { box: 12 }), version('84')]) } }),
    [LINES]: () => ({ body: { results: count([done('83', 29), version('84')]) } }),
  });
  renderOffice(`/conteos/${ID}`);
  await userEvent.click(await screen.findByRole('button', { name: '5' }));
  const box = screen.getByRole('button', { name: 'Sumar una caja de 12' });
  await userEvent.click(box);
  await userEvent.click(box);
  expect(screen.getByRole('status', { name: 'Contado' }).textContent).toBe('29');
  await userEvent.click(screen.getByRole('button', { name: 'Contar y seguir' }));
  await waitFor(() => expect(linesOf(asked[LINES]?.[0]?.body)).toMatchObject([{ versionId: '83', units: 29 }]));
  expect(await screen.findByRole('button', { name: 'Borrar' })).toBeDefined();
});
