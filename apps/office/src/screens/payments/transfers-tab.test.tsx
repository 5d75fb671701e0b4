import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { bankLine, did, listedTransfer, pageOf, refusedAs, transferDetail } from '../../../test/payments.ts';
import { answerWith, renderOffice } from '../../../test/render-office.tsx';

const sure = listedTransfer(48_214, 964_200, bankLine(1, 964_200));
const unseen = listedTransfer(48_221, 673_250);
const less = listedTransfer(48_191, 268_700, bankLine(2, 268_000));

const APPROVE = 'POST /api/purchase/office/transfers/approve';
const REJECT = 'POST /api/purchase/office/transfers/reject';

const office = (role: Parameters<typeof signedIn>[0] = 'receivables') => ({
  'GET /api/office/me': () => signedIn(role),
  'GET /api/purchase/office/payments/counts': () => ({
    body: { results: { transfers: 3, gateway: 9, refunds: 2, lines: 1 } },
  }),
  'GET /api/purchase/office/transfers': () => ({ body: pageOf([sure, unseen, less]) }),
  ...Object.fromEntries(
    [sure, unseen, less].map((one) => [
      `GET /api/purchase/office/transfers/${one._id}`,
      () => ({ body: { results: transferDetail(one, [bankLine(9, 673_250)]) } }),
    ]),
  ),
});
const opened = (amount: string) => screen.findByRole('button', { name: new RegExp(`Aprobar \\$\\s${amount}`) });

test('J and K walk the transfers, and A approves what the bank confirms with its line (OFC-109)', async () => {
  const asked = answerWith({ ...office(), [APPROVE]: () => ({ body: did(sure._id) }) });
  const router = renderOffice('/pagos');
  await opened('964.200');
  await waitFor(() => expect(router.state.location.search).toEqual({ fila: sure._id }));
  expect(screen.getByText('Coincide en todo')).toBeDefined();
  expect(screen.getByText('Bogotá, 31 und., despacho jue 3 dic')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Subir extracto' }).getAttribute('href')).toContain('vista=conciliacion');
  expect(screen.getByRole('img', { name: 'Comprobante de Salón 48214' }).getAttribute('src')).toContain(
    `/transfers/${sure._id}/proof`,
  );
  await userEvent.keyboard('j');
  await opened('673.250');
  await userEvent.keyboard('k');
  await opened('964.200');
  const reads = asked[`GET /api/purchase/office/transfers/${sure._id}`]?.length ?? 0;
  await userEvent.keyboard('a');
  expect(await screen.findByText(/Aprobaste \$\s964\.200 de TN-48214/)).toBeDefined();
  expect(asked[APPROVE]?.map(({ body }) => body)).toEqual([{ ids: [sure._id], seen: sure.proof?.sentAt, lineId: '1' }]);
  await waitFor(() => expect(router.state.location.search).toEqual({ fila: unseen._id }));
  // it ended: asking for it again would be a 404
  expect(asked[`GET /api/purchase/office/transfers/${sure._id}`]).toHaveLength(reads);
});

test('what the bank does not show is approved only after a question, with what arrived (OFC-109)', async () => {
  const asked = answerWith({ ...office(), [APPROVE]: () => ({ body: did(unseen._id) }) });
  renderOffice(`/pagos?fila=${unseen._id}`);
  await opened('673.250');
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: '¿Sin ver el movimiento?', hidden: true });
  const field = within(dialog).getByLabelText('Llegaron');
  await userEvent.clear(field);
  await userEvent.type(field, '600000');
  expect(within(dialog).getByText(/Faltan \$\s73\.250/)).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, '700.000');
  expect(within(dialog).getByText(/Sobran \$\s26\.750/)).toBeDefined();
  await userEvent.click(within(dialog).getByRole('radio', { name: /Saldo a favor/, hidden: true }));
  expect(asked[APPROVE]).toBeUndefined();
  await userEvent.type(field, '{Enter}');
  await waitFor(() =>
    expect(asked[APPROVE]?.at(-1)?.body).toEqual({
      ids: [unseen._id],
      seen: unseen.proof?.sentAt,
      received: 700_000,
      surplus: 'balance',
    }),
  );
});

test('what the bank does not show and arrived as asked is approved without more (OFC-109)', async () => {
  const asked = answerWith({ ...office(), [APPROVE]: () => ({ body: did(unseen._id) }) });
  renderOffice(`/pagos?fila=${unseen._id}`);
  await opened('673.250');
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: '¿Sin ver el movimiento?', hidden: true });
  await userEvent.type(within(dialog).getByLabelText('Llegaron'), '{Enter}');
  await waitFor(() => expect(asked[APPROVE]?.at(-1)?.body).toEqual({ ids: [unseen._id], seen: unseen.proof?.sentAt }));
});

test('the line of a transfer is searched among all without a pair, and the approval takes it (OFC-109)', async () => {
  const far = {
    ...bankLine(31, 673_250),
    description: 'TRANSF NUBIA VARIEDADES',
    isIgnored: false,
    pair: null,
    proposal: null,
  };
  const asked = answerWith({
    ...office(),
    [APPROVE]: () => ({ body: did(unseen._id) }),
    'GET /api/purchase/office/bank-lines': () => ({ body: { ...pageOf([far]), statement: null } }),
  });
  renderOffice(`/pagos?fila=${unseen._id}`);
  await opened('673.250');
  await userEvent.click(screen.getByRole('button', { name: 'Escoger' }));
  await userEvent.click(screen.getByRole('button', { name: 'Buscar otro movimiento' }));
  const dialog = await screen.findByRole('dialog', { name: 'Buscar el movimiento del banco', hidden: true });
  await userEvent.type(within(dialog).getByLabelText('Referencia o descripción'), 'nubia');
  await waitFor(() =>
    expect(asked['GET /api/purchase/office/bank-lines']?.at(-1)?.query).toEqual({
      state: 'open',
      limit: '20',
      q: 'nubia',
    }),
  );
  await userEvent.click(await within(dialog).findByRole('button', { name: /TRANSF NUBIA/, hidden: true }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar', hidden: true }));
  expect(await screen.findByText('Coincide en todo')).toBeDefined();
  await userEvent.keyboard('a');
  await waitFor(() => expect(asked[APPROVE]?.at(-1)?.body).toMatchObject({ ids: [unseen._id], lineId: '31' }));
});

test('more than the order asks for the second factor, and keeps what was typed (OFC-109 OFC-005)', async () => {
  let isConfirmed = false;
  const asked = answerWith({
    ...office(),
    'POST /api/office/step-up': () => {
      isConfirmed = true;
      return { body: { results: { confirmedUntil: new Date().toISOString() } } };
    },
    [APPROVE]: () => ({
      body: isConfirmed
        ? did(unseen._id)
        : refusedAs(unseen._id, 'STEP_UP_REQUIRED', 'Confirma con tu segundo factor.'),
    }),
  });
  renderOffice(`/pagos?fila=${unseen._id}`);
  await opened('673.250');
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: '¿Sin ver el movimiento?', hidden: true });
  await userEvent.clear(within(dialog).getByLabelText('Llegaron'));
  await userEvent.type(within(dialog).getByLabelText('Llegaron'), '700000{Enter}');
  await userEvent.type(await screen.findByLabelText(/[Cc]ódigo/), '123456{Enter}');
  expect(await screen.findByText(/Aprobaste \$\s700\.000/)).toBeDefined();
  expect(asked[APPROVE]?.map(({ body }) => body['received'])).toEqual([700_000, 700_000]);
});

test('a difference is shown in both columns, and another line of the bank can be taken (OFC-109)', async () => {
  const asked = answerWith({ ...office(), [APPROVE]: () => ({ body: did(less._id) }) });
  renderOffice(`/pagos?fila=${less._id}`);
  await opened('268.700');
  expect(screen.getByText(/El banco tiene \$\s268\.000/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  await userEvent.click(await screen.findByRole('button', { name: /TRANSF CTA.*673/ }));
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: '¿Aprobar con diferencia?', hidden: true });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Llegaron').value).toBe('673.250');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Aprobar/, hidden: true }));
  await waitFor(() =>
    expect(asked[APPROVE]?.at(-1)?.body).toMatchObject({ received: 673_250, lineId: '9', surplus: 'source' }),
  );
});

test('R rejects with a reason chosen by its number, and a refusal stays in the dialog (OFC-109)', async () => {
  const sentence = 'El pedido ya no se puede pagar.';
  const asked = answerWith({
    ...office(),
    [REJECT]: () => ({ body: refusedAs(sure._id, 'ORDER_NOT_PAYABLE', sentence) }),
  });
  renderOffice(`/pagos?fila=${sure._id}`);
  await opened('964.200');
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: '¿Rechazar el comprobante de TN-48214?', hidden: true });
  await userEvent.keyboard('3');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rechazar comprobante', hidden: true }));
  expect((await within(dialog).findByRole('alert', { hidden: true })).textContent).toBe(sentence);
  expect(asked[REJECT]?.at(-1)?.body).toEqual({
    ids: [sure._id],
    reason: 'El dinero no llegó a la cuenta.',
    seen: sure.proof?.sentAt,
  });
});

test('an operator without the permission looks and cannot decide, neither by key (OFC-004)', async () => {
  const asked = answerWith({ ...office('read-only'), [APPROVE]: () => ({ body: did(sure._id) }) });
  renderOffice(`/pagos?fila=${sure._id}`);
  expect(await screen.findByText('Coincide en todo')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Aprobar/ })).toBeNull();
  await userEvent.keyboard('ar');
  expect(asked[APPROVE]).toBeUndefined();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('G and O go to the page, and its entry says how much waits', async () => {
  answerWith(office());
  const router = renderOffice('/pedidos');
  const entries = await screen.findAllByRole('link', { name: /Pagos/ });
  await waitFor(() => expect(entries[0]?.textContent).toBe('Pagos6'));
  await userEvent.keyboard('go');
  await waitFor(() => expect(router.state.location.pathname).toBe('/pagos'));
});

test('SEL-204: a transfer of documents names them, leads to no order of its own, and says where the money goes', async () => {
  const documents = [
    { orderCode: 'TN-47965', amount: 684_600 },
    { orderCode: null, amount: 30_000 },
  ];
  const credit = { ...listedTransfer(48_230, 714_600), orderCode: 'AB-12345678', documents, units: 0, city: '' };
  answerWith({
    ...office(),
    'GET /api/purchase/office/transfers': () => ({ body: pageOf([credit]) }),
    [`GET /api/purchase/office/transfers/${credit._id}`]: () => ({ body: { results: transferDetail(credit) } }),
  });
  renderOffice('/pagos');
  await opened('714.600');
  const paid = screen.getByRole('region', { name: 'Documentos que paga' });
  expect(
    within(paid)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^TN-47965\$\s684\.600$/), expect.stringMatching(/^Otro cargo\$\s30\.000$/)]);
  expect(screen.getByRole('link', { name: 'TN-47965' }).getAttribute('href')).toContain('/pedidos/TN-47965');
  expect(screen.queryByRole('link', { name: 'AB-12345678' })).toBeNull();
  await userEvent.keyboard('a');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  const field = within(dialog).getByLabelText('Llegaron');
  await userEvent.clear(field);
  await userEvent.type(field, '720000');
  expect(within(dialog).getByText(/Sobran \$\s5\.400: quedan como saldo a favor/)).toBeDefined();
  expect(within(dialog).queryByText('Devolver a mano')).toBeNull();
});
