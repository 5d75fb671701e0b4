import type { ReturnOutcome } from '@tonalia/contract/return-decision';
import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { type AskedCall, answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { oneReturn, returnId } from '../../../test/returns.ts';

const ID = returnId(418);
const ONE = `GET /api/purchase/office/returns/${ID}`;
const RESOLVE = `POST /api/purchase/office/returns/${ID}/resolve`;
const COLLECT = `POST /api/purchase/office/returns/${ID}/collect`;
const RECEIVE = `POST /api/purchase/office/returns/${ID}/receive`;

interface Line {
  line: number;
  toStock: number;
  toLoss: number;
  refusal?: string;
}
const linesOf = ({ body }: AskedCall) => body['lines'] as Line[]; // as: what our own client sent
const prices = [0, 74_900, 12_900, 9_800];

/** Sums as the server does. */
function outcome(asked: AskedCall): { body: { results: ReturnOutcome } } {
  const lines = linesOf(asked);
  const sum = (of: (one: Line) => number) => lines.reduce((all, one) => all + of(one), 0);
  const amount = sum((one) => (one.toStock + one.toLoss) * (prices[one.line] ?? 0));
  const results: ReturnOutcome = {
    state: amount > 0 ? 'resolved' : 'rejected',
    amount,
    toStock: sum((one) => one.toStock),
    toLoss: sum((one) => one.toLoss),
    refused: 0,
    portions: amount > 0 ? [{ to: 'source', name: 'PSE', amount }] : [],
    choices:
      amount > 0
        ? [
            { to: 'balance', name: null, most: amount },
            { to: 'source', name: 'PSE', most: amount },
            { to: 'exchange', name: null, most: amount },
          ]
        : [],
    exchangeOrder: null,
    message: `Te devolvemos ${amount}.`,
  };
  return { body: { results } };
}

const office = (one: OfficeReturn, role: Parameters<typeof signedIn>[0] = 'operations', more = {}) =>
  answerWith({
    'GET /api/office/me': () => signedIn(role),
    [ONE]: () => ({ body: { results: one } }),
    [RESOLVE]: outcome,
    ...more,
  });
const sent = (asked: AskedCall[] | undefined) => asked?.filter(({ body }) => body['dryRun'] !== true) ?? [];
const open = async () => {
  renderOffice(`/devoluciones/${ID}`);
  return screen.findByText('Keratina sin formol');
};
const rowOf = (line: number) => {
  const row = document.querySelector<HTMLElement>(`[data-line="${line}"]`);
  if (!row) throw new Error(`no line ${line}`);
  return within(row);
};

test('keys accept and reject lines, the server sums them, and Resolver goes to the first line that is open (OFC-208)', async () => {
  const asked = office(oneReturn());
  await open();
  await userEvent.keyboard('ajr');
  expect(await screen.findByText(/^\$\s74\.900$/, { selector: 'p' })).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Resolver' })[0] as HTMLElement);
  expect(sent(asked[RESOLVE])).toEqual([]);
  // the reason of the rejected one comes first
  expect(document.activeElement).toBe(rowOf(2).getByLabelText('Por qué se rechaza 7.0 Rubio medio'));
  await userEvent.keyboard('Sí pidió 7.0');
  await userEvent.click(rowOf(3).getByRole('radio', { name: 'Aceptar' }));
  await userEvent.click(rowOf(3).getByRole('radio', { name: 'Baja' }));
  await waitFor(() => expect(screen.getByText('Vuelven a existencias').nextSibling?.textContent).toBe('0 und.'));
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
  await waitFor(() =>
    expect(sent(asked[RESOLVE]).map(({ body }) => body)).toEqual([
      {
        version: 3,
        lines: [
          { line: 1, toStock: 0, toLoss: 1 },
          { line: 2, toStock: 0, toLoss: 0, refusal: 'Sí pidió 7.0' },
          { line: 3, toStock: 0, toLoss: 3 },
        ],
      },
    ]),
  );
  expect(await screen.findByText('DV-0418 quedó resuelta')).toBeDefined();
});

test('the units of a line are split, and what is left needs a reason (OFC-208)', async () => {
  const asked = office(oneReturn());
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar todas' }));
  await userEvent.click(rowOf(3).getByRole('button', { name: 'Repartir las 3 unidades de Nº 061 Vino tinto' }));
  const stock = rowOf(3).getByRole('group', { name: 'A existencias, Nº 061 Vino tinto' });
  await userEvent.click(within(stock).getByRole('button', { name: 'Una menos' }));
  expect(rowOf(3).getByLabelText('Por qué se rechaza Nº 061 Vino tinto')).toBeDefined();
  const loss = rowOf(3).getByRole('group', { name: 'A baja, Nº 061 Vino tinto' });
  await userEvent.click(within(loss).getByRole('button', { name: 'Una más' }));
  expect(rowOf(3).queryByLabelText('Por qué se rechaza Nº 061 Vino tinto')).toBeNull();
  await waitFor(() =>
    expect(linesOf(asked[RESOLVE]?.at(-1) as AskedCall)[2]).toEqual({ line: 3, toStock: 2, toLoss: 1 }),
  );
});

test('the money goes where it was chosen, and the message is the one that was written (OFC-208)', async () => {
  const asked = office(oneReturn());
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar todas' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Saldo a favor/ }));
  const message = screen.getByLabelText<HTMLTextAreaElement>('Mensaje al cliente');
  await waitFor(() => expect(message.value).toContain('Te devolvemos'));
  await userEvent.clear(message);
  await userEvent.type(message, 'Ya quedó, gracias');
  await userEvent.click(screen.getAllByRole('button', { name: 'Resolver' })[0] as HTMLElement);
  await waitFor(() =>
    expect(sent(asked[RESOLVE])[0]?.body).toMatchObject({ to: 'balance', message: 'Ya quedó, gracias' }),
  );
});

test('what is accepted is exchanged, when the operator chooses so, for an order without cost (OFC-208)', async () => {
  const asked = office(oneReturn());
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar todas' }));
  const exchange = await screen.findByRole('radio', { name: /Cambio/ });
  expect(exchange.closest('label')?.textContent).toContain('Crea un pedido sin costo');
  await userEvent.click(exchange);
  expect(screen.getByRole('heading', { name: 'Se cambia' })).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Resolver' })[0] as HTMLElement);
  await waitFor(() => expect(sent(asked[RESOLVE])[0]?.body).toMatchObject({ to: 'exchange' }));
});

test('an exchanged return names its order, with a link, and the worth of its goods (OFC-208)', async () => {
  const lines = oneReturn().lines.map((line) => ({ ...line, toStock: 0, toLoss: line.line === 3 ? 1 : 0 }));
  const resolved = { state: 'resolved', visit: null, by: 'Camila', byOffice: true, words: '', units: 1 } as const;
  const history = [{ ...resolved, at: new Date().toISOString() }];
  office(oneReturn({ state: 'resolved', amount: 0, exchangeOrder: 'TN-48219', lines, history }));
  await open();
  const links = screen.getAllByRole('link', { name: 'Cambio, pedido TN-48219' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/oficina/pedidos/TN-48219'));
  expect(screen.getByText(/^\$\s9\.800$/, { selector: 'p' })).toBeDefined();
});

test('a refund asks for the code and then happens (OFC-005)', async () => {
  let isConfirmed = false;
  const asked = office(oneReturn(), 'operations', {
    [RESOLVE]: (call: AskedCall) =>
      call.body['dryRun'] === true || isConfirmed ? outcome(call) : refusal(403, 'STEP_UP_REQUIRED', 'Confirma.'),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { results: { until: new Date().toISOString() } } };
    },
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar todas' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Resolver' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Confirma que eres tú', hidden: true });
  await userEvent.type(within(dialog).getByLabelText(/Código/), '123456{Enter}');
  expect(await screen.findByText('DV-0418 quedó resuelta')).toBeDefined();
  expect(sent(asked[RESOLVE])).toHaveLength(2);
});

test('what another person changed is shown, and nothing is decided twice (OFC-208)', async () => {
  office(oneReturn(), 'operations', {
    [RESOLVE]: (call: AskedCall) =>
      call.body['dryRun'] === true ? outcome(call) : refusal(409, 'VERSION_CONFLICT', 'Otra persona lo cambió.'),
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar todas' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Resolver' })[0] as HTMLElement);
  expect(await screen.findByText(/Otra persona cambió esta devolución/)).toBeDefined();
});

test('a newer version keeps the decisions that still fit, and what was written (OFC-008)', async () => {
  const first = oneReturn();
  const fewer = first.lines.map((line) => (line.line === 3 ? { ...line, arrived: 2 } : line));
  let now = first;
  office(first, 'operations', {
    [ONE]: () => ({ body: { results: now } }),
    [RESOLVE]: (call: AskedCall) => {
      if (call.body['dryRun'] === true) return outcome(call);
      now = { ...first, version: 4, lines: fewer };
      return refusal(409, 'VERSION_CONFLICT', 'Otra persona lo cambió.');
    },
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar todas' }));
  await userEvent.click(rowOf(2).getByRole('radio', { name: 'Rechazar' }));
  await userEvent.type(rowOf(2).getByLabelText('Por qué se rechaza 7.0 Rubio medio'), 'Sí pidió 7.0');
  await userEvent.click(screen.getAllByRole('button', { name: 'Resolver' })[0] as HTMLElement);
  await screen.findByText(/Otra persona cambió esta devolución/);
  const isChosen = (line: number, name: string) => rowOf(line).getByRole<HTMLInputElement>('radio', { name }).checked;
  await waitFor(() => expect(isChosen(3, 'Aceptar')).toBe(false));
  expect(isChosen(1, 'Aceptar')).toBe(true);
  expect(rowOf(2).getByDisplayValue('Sí pidió 7.0')).toBeDefined();
});

test('a new return is collected, counted where it arrives, and decided afterwards (OFC-208)', async () => {
  const one = oneReturn({ state: 'asked', lines: oneReturn().lines.map((line) => ({ ...line, arrived: null })) });
  const asked = office(one, 'operations', {
    [COLLECT]: () => ({ body: { results: one } }),
    [RECEIVE]: () => ({ body: { results: one } }),
  });
  await open();
  await userEvent.keyboard('a');
  expect(await screen.findByText(/Desde \$\s50\.000 se recoge/)).toBeDefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Aprobar y recoger' })[0] as HTMLElement);
  expect(await screen.findByText('Quedó aprobada la recogida de DV-0418')).toBeDefined();
  expect(asked[COLLECT]?.map(({ body }) => body)).toEqual([{ version: 3 }]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Recibir' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Recibir DV-0418', hidden: true });
  const units = within(dialog).getByRole('group', { name: 'Unidades de Nº 061 Vino tinto', hidden: true });
  await userEvent.click(within(units).getByRole('button', { name: 'Una menos', hidden: true }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recibir 4 und.', hidden: true }));
  await waitFor(() => expect(asked[RECEIVE]?.[0] && linesOf(asked[RECEIVE][0])).toContainEqual({ line: 3, units: 2 }));
});

test('what is not worth collecting can only be written off (OFC-208)', async () => {
  office(
    oneReturn({ state: 'asked', mayStay: true, lines: oneReturn().lines.map((line) => ({ ...line, arrived: null })) }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar todas' }));
  expect(rowOf(3).getByRole<HTMLInputElement>('radio', { name: 'Existencias' }).disabled).toBe(true);
  expect(rowOf(3).getByRole<HTMLInputElement>('radio', { name: 'Baja' }).checked).toBe(true);
  expect(screen.getAllByRole('button', { name: 'Resolver' })).not.toHaveLength(0);
});

test('photos open large and are walked with the arrows (OFC-208)', async () => {
  office(oneReturn());
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir la foto 1, Keratina sin formol' }));
  expect(await screen.findByRole('dialog', { name: 'Foto 1, Keratina sin formol', hidden: true })).toBeDefined();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Foto 2, 7.0 Rubio medio', hidden: true })).toBeDefined();
});

test('without amounts and without the right to decide the page shows units and the way to receive (OFC-004)', async () => {
  const lines = oneReturn().lines.map((line) => ({ ...line, value: null, arrived: null }));
  office(oneReturn({ state: 'collecting', value: null, lines }), 'warehouse');
  await open();
  expect(screen.queryByText(/\$/)).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Aceptar' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Recibir' })).not.toHaveLength(0);
});

test('its receipt is printed with what was counted, the IVA of the credit note and two signatures (OFC-208)', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  const note = { line: 1, units: 1, amount: 74_900, base: 62_941, tax: 11_959, taxClass: 'general' as const, rate: 19 };
  office(oneReturn({ state: 'resolved', amount: 74_900, creditNote: [note] }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector('.printed')?.textContent ?? '';
  expect(paper).toMatch(/Acta de devolución/);
  expect(paper).toMatch(/Base al 19 % \$\s62\.941IVA del 19 % \$\s11\.959/);
  expect(paper).toMatch(/Recibe, nombre y firma/);
  dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('.printed')).toBeNull());
});

test('a return that does not exist says so (OFC-208)', async () => {
  office(oneReturn(), 'operations', { [ONE]: () => refusal(404, 'RETURN_NOT_FOUND', 'Esa devolución no existe.') });
  renderOffice(`/devoluciones/${ID}`);
  expect(await screen.findByText('Esa devolución no existe')).toBeDefined();
});

test('what is written off is named with its cost, where it is known (OFC-208)', async () => {
  office(oneReturn());
  await open();
  await userEvent.click(rowOf(3).getByRole('radio', { name: 'Aceptar' }));
  expect(screen.queryByText('Costo de la baja')).toBeNull();
  await userEvent.click(rowOf(3).getByRole('radio', { name: 'Baja' }));
  expect((await screen.findByText('Costo de la baja')).nextSibling?.textContent).toMatch(/^\$\s\d0\.000$/);
  expect(screen.getByText('Asesor').nextSibling?.textContent).toBe('Directo');
});
