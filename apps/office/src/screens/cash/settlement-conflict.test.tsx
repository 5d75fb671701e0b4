import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../../test/render-office.tsx';
import { AT, open, settlement, spaces } from '../../../test/settlements.ts';

const conflict = () => refusal(409, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.');
const countedBy = (coins: number): Settlement =>
  settlement({
    version: 4,
    count: { ...settlement().count, coins },
    sums: { ...settlement().sums, counted: 1_204_000 + coins, difference: coins - 5_400 },
  });

/** The settlement as another desk saves it before the first change here. */
function openOvertaken(saved: Settlement, path: string, body: () => Settlement) {
  let isOvertaken = false;
  let tries = 0;
  return open(() => (isOvertaken ? saved : settlement()), {
    [path]: () => {
      tries += 1;
      isOvertaken = true;
      return tries === 1 ? conflict() : { body: { results: body() } };
    },
  });
}

const TITLE = 'Otra persona lo cambió mientras lo editabas';
const note = async () => within((await screen.findByText(TITLE)).parentElement ?? document.body);
const cells = (part: Awaited<ReturnType<typeof note>>, name: RegExp) =>
  within(part.getByRole('row', { name }))
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => spaces(textContent));

test('a second desk that counts other cash sees both counts, and keeps or leaves its own (OFC-008 OFC-207)', async () => {
  const path = `PUT ${AT}/count`;
  const asked = openOvertaken(countedBy(900), path, () => countedBy(2_400));
  const coins = await screen.findByLabelText<HTMLInputElement>('Monedas');
  await userEvent.clear(coins);
  await userEvent.type(coins, '2400{Enter}');
  const shown = await note();
  expect(cells(shown, /^Contado/)).toEqual(['$ 1.206.400', '$ 1.204.900']);
  expect(cells(shown, /^Monedas/)).toEqual(['$ 2.400', '$ 900']);
  expect(shown.queryByRole('row', { name: /Billetes/ })).toBeNull();
  expect(spaces(coins.value)).toBe('$ 2.400');
  expect(screen.queryByRole('button', { name: 'Guardar conteo' })).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Volver a guardar lo mío' }));
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(asked[path]?.map(({ body }) => [body['version'], body['count']])).toEqual([
    [3, expect.objectContaining({ coins: 2_400 })],
    [4, expect.objectContaining({ coins: 2_400 })],
  ]);
});

test('what the other desk counted fills the count when it is taken, and is not sent again (OFC-008 OFC-207)', async () => {
  const path = `PUT ${AT}/count`;
  const asked = openOvertaken(countedBy(900), path, () => countedBy(900));
  const coins = await screen.findByLabelText<HTMLInputElement>('Monedas');
  await userEvent.clear(coins);
  await userEvent.type(coins, '2400{Enter}');
  await userEvent.click((await note()).getByRole('button', { name: 'Usar lo que hay ahora' }));
  expect(spaces(coins.value)).toBe('$ 900');
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(asked[path]).toHaveLength(1);
});

test('a count that another desk saves is shown at once where nothing is typed, and beside typed text (OFC-008 OFC-207)', async () => {
  let saved = settlement();
  const seen = `PUT ${AT}/stops/${settlement().stops[0]?._id}/seen`;
  open(() => ({ ...saved, stops: saved.stops.map((one, at) => (at === 0 ? { ...one, electronic: 10_000 } : one)) }), {
    [seen]: conflict,
  });
  const coins = await screen.findByLabelText<HTMLInputElement>('Monedas');
  const refresh = () => userEvent.click(screen.getByRole('checkbox', { name: /Ya está en el banco/ }));
  saved = countedBy(900);
  await refresh();
  await waitFor(() => expect(spaces(coins.value)).toBe('$ 900'));
  await userEvent.clear(coins);
  await userEvent.type(coins, '2400');
  saved = { ...countedBy(1_500), version: 5 };
  await refresh();
  await waitFor(async () => expect(cells(await note(), /^Monedas/)).toEqual(['$ 2.400', '$ 1.500']));
  expect(spaces(coins.value)).toBe('$ 2.400');
});

test('a second desk that explains the same difference sees both explanations, and loses nothing that it typed (OFC-008 OFC-207)', async () => {
  const path = `POST ${AT}/explanations`;
  const theirs = { _id: crypto.randomUUID(), text: 'Dio mal las vueltas', hasReceipt: false, orderCode: null };
  const half = { ...theirs, kind: 'wrong_change' as const, amount: -2_000 };
  const asked = openOvertaken(settlement({ version: 4, explanations: [half] }), path, () =>
    settlement({
      version: 5,
      explanations: [half, { ...theirs, _id: crypto.randomUUID(), kind: 'expense', amount: -3_000 }],
    }),
  );
  const words = await screen.findByLabelText<HTMLInputElement>('Qué pasó');
  await userEvent.type(words, 'Parqueadero{Enter}');
  const shown = await note();
  expect(cells(shown, /^Motivo/)).toEqual(['Gasto con recibo', 'Vueltas mal dadas']);
  expect(cells(shown, /^Qué pasó/)).toEqual(['Parqueadero', 'Dio mal las vueltas']);
  expect(cells(shown, /^Valor/)).toEqual(['−$ 5.000', '−$ 2.000']);
  expect(words.value).toBe('Parqueadero');
  expect(shown.queryByRole('button', { name: 'Volver a guardar lo mío' })).toBeNull();
  const amount = screen.getByLabelText('Valor');
  await userEvent.clear(amount);
  await userEvent.type(amount, '3000');
  await userEvent.click((await note()).getByRole('button', { name: 'Volver a guardar lo mío' }));
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(asked[path]?.map(({ body }) => [body['version'], body['amount'], body['text']])).toEqual([
    [3, -5_000, 'Parqueadero'],
    [4, -3_000, 'Parqueadero'],
  ]);
});

test('an explanation of a difference that another desk explained whole can only be left (OFC-008 OFC-207)', async () => {
  const path = `POST ${AT}/explanations`;
  const theirs = { _id: crypto.randomUUID(), text: 'Peaje', hasReceipt: false, orderCode: null };
  const saved = settlement({ version: 4, explanations: [{ ...theirs, kind: 'expense', amount: -5_000 }] });
  const asked = openOvertaken(saved, path, () => saved);
  await userEvent.type(await screen.findByLabelText('Qué pasó'), 'Parqueadero{Enter}');
  const shown = await note();
  expect(cells(shown, /^Qué pasó/)).toEqual(['Parqueadero', 'Peaje']);
  await userEvent.click(shown.getByRole('button', { name: 'Usar lo que hay ahora' }));
  expect(screen.getByRole('heading', { name: 'La diferencia está explicada' })).toBeDefined();
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(asked[path]).toHaveLength(1);
});

test('a second Enter while the count is saved sends nothing and shows no other person (OFC-207)', async () => {
  const path = `PUT ${AT}/count`;
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let version = 3;
  const asked = open(() => (version === 3 ? settlement() : countedBy(900)), {
    [path]: async ({ body }) => {
      if (body['version'] !== version) return conflict();
      version = 4;
      await held;
      return { body: { results: countedBy(900) } };
    },
  });
  const coins = await screen.findByLabelText<HTMLInputElement>('Monedas');
  await userEvent.clear(coins);
  await userEvent.type(coins, '900{Enter}');
  expect(screen.getByRole('button', { name: /Guardar conteo/ }).getAttribute('aria-busy')).toBe('true');
  await userEvent.type(coins, '{Enter}');
  answer();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Guardar conteo/ })).toBeNull());
  expect(screen.queryByText(TITLE)).toBeNull();
  expect(asked[path]).toHaveLength(1);
});
