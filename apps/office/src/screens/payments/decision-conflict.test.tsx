import type { TransferDecision } from '@tonalia/contract/transfers-office';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedIn } from '../../../test/orders.ts';
import { bankLine, did, listedTransfer, pageOf, refusedAs, transferDetail } from '../../../test/payments.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';
import { spaces } from '../../../test/settlements.ts';

const one = listedTransfer(48_214, 964_200, bankLine(1, 964_200));
const next = listedTransfer(48_221, 673_250);
const APPROVE = 'POST /api/purchase/office/transfers/approve';
const REJECT = 'POST /api/purchase/office/transfers/reject';
/** The order of the transfer. */
const ORDER = '00000000-0000-4000-8000-0000000000a1';
const SENTENCE = 'Otra persona ya revisó esta transferencia.';
const decision = (more: Partial<TransferDecision>): TransferDecision => ({
  state: 'approved',
  amount: 964_200,
  reason: null,
  proofSentAt: null,
  orderId: ORDER,
  ...more,
});

/** Pagos on a transfer that another desk decides before the first act here; `stays` when it is still listed then. */
function openOvertaken(now: TransferDecision, stays: boolean, acts: Parameters<typeof answerWith>[0]) {
  let isDecided = false;
  const deciding: typeof acts = Object.fromEntries(
    Object.entries(acts).map(([key, answer]) => [
      key,
      (sent) => {
        isDecided = true;
        return answer(sent);
      },
    ]),
  );
  const refused = { ...one, proof: null, reason: now.reason };
  const detail = (transfer: typeof one) => ({ body: { results: transferDetail(transfer) } });
  const AT = `GET /api/purchase/office/transfers/${one._id}`;
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('receivables'),
    'GET /api/purchase/office/payments/counts': () => ({
      body: { results: { transfers: 2, gateway: 0, refunds: 0, lines: 0 } },
    }),
    'GET /api/purchase/office/transfers': () => ({
      body: pageOf(isDecided ? [...(stays ? [refused] : []), next] : [one, next]),
    }),
    [AT]: () => {
      if (!isDecided) return detail(one);
      return stays ? detail(refused) : refusal(404, 'TRANSFER_NOT_FOUND', 'No está.');
    },
    [`${AT}/decision`]: () => ({ body: { results: now } }),
    'GET /api/office/last-save': () => ({ body: { results: { by: 'Paula Vélez', at: new Date().toISOString() } } }),
    [`GET /api/purchase/office/transfers/${next._id}`]: () => detail(next),
    ...deciding,
  });
  const router = renderOffice(`/pagos?fila=${one._id}`);
  return { asked, router };
}

const note = async () => {
  await screen.findByText('Paula Vélez guardó hace un momento');
  return within(screen.getByRole('alert'));
};
const cells = (part: Awaited<ReturnType<typeof note>>, name: RegExp) =>
  within(part.getByRole('row', { name }))
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => spaces(textContent));
async function reject(): Promise<void> {
  await screen.findByRole('button', { name: /Aprobar/ });
  await userEvent.keyboard('r');
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rechazar comprobante', hidden: true }));
}

test('a desk that rejects what another one approved sees its author and both decisions, and cannot reject it any more (OFC-008 OFC-109)', async () => {
  const { asked, router } = openOvertaken(decision({}), false, {
    [REJECT]: () => ({ body: refusedAs(one._id, 'TRANSFER_REVIEWED', SENTENCE) }),
  });
  await reject();
  const shown = await note();
  expect(cells(shown, /^Decisión/)).toEqual(['Rechazada', 'Aprobada']);
  expect(asked['GET /api/office/last-save']?.[0]?.query).toEqual({ kind: 'transfer', subject: ORDER });
  expect(cells(shown, /^Valor/)).toEqual(['–', '$ 964.200']);
  expect(cells(shown, /^Motivo/)).toEqual(['El comprobante no se lee.', '–']);
  expect(shown.queryByRole('button', { name: 'Guardar lo mío' })).toBeNull();
  expect(screen.queryByText('Esta transferencia ya no espera')).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Usar lo de Paula' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ fila: next._id }));
});

test('a desk that approves what another one rejected sees the reason, and approves only after its choice (OFC-008 OFC-109)', async () => {
  let isChosen = false;
  const { asked } = openOvertaken(decision({ state: 'rejected', reason: 'No se lee' }), true, {
    [APPROVE]: () => ({
      body: isChosen ? did(one._id) : refusedAs(one._id, 'VERSION_CONFLICT', 'Otra persona guardó un cambio antes.'),
    }),
  });
  await screen.findByRole('button', { name: /Aprobar/ });
  await userEvent.keyboard('a');
  const shown = await note();
  expect(cells(shown, /^Decisión/)).toEqual(['Aprobada', 'Rechazada']);
  expect(cells(shown, /^Motivo/)).toEqual(['–', 'No se lee']);
  await userEvent.keyboard('a');
  expect(asked[APPROVE]).toHaveLength(1);
  isChosen = true;
  await userEvent.click(shown.getByRole('button', { name: 'Guardar lo mío' }));
  expect(await screen.findByText(/Aprobaste \$\s964\.200 de TN-48214/)).toBeDefined();
  expect(asked[APPROVE]?.map(({ body }) => body['seen'])).toEqual([one.proof?.sentAt, null]);
});

test('a desk that approves another amount than the first one sees both amounts, and says nothing of its own (OFC-008 OFC-109)', async () => {
  openOvertaken(decision({ amount: 900_000 }), false, {
    [APPROVE]: () => ({ body: { results: { changed: [], unchanged: [one._id], refused: [], undo: null } } }),
  });
  await screen.findByRole('button', { name: /Aprobar/ });
  await userEvent.keyboard('a');
  expect(cells(await note(), /^Valor/)).toEqual(['$ 964.200', '$ 900.000']);
  expect(screen.queryByText(/Aprobaste/)).toBeNull();
});

test('an order that ended meanwhile names no operator (OFC-008 OFC-109)', async () => {
  const { asked } = openOvertaken(decision({ state: 'over' }), false, {
    [APPROVE]: () => ({ body: refusedAs(one._id, 'TRANSFER_REVIEWED', SENTENCE) }),
  });
  await screen.findByRole('button', { name: /Aprobar/ });
  await userEvent.keyboard('a');
  expect(await screen.findByText('Otra persona lo cambió mientras lo editabas')).toBeDefined();
  expect(asked['GET /api/office/last-save']).toBeUndefined();
});
