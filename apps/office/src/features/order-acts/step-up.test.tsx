import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { filters, oneOrder, signedIn } from '../../../test/orders.ts';
import { answerWith, refusal, renderOffice } from '../../../test/render-office.tsx';

const REJECT = 'POST /api/purchase/office/orders/reject';
const STEP_UP = 'POST /api/office/step-up';
const changed = { body: { results: { changed: ['TN-48213'], unchanged: [], refused: [], undo: null } } };
const CODE = 'Código de tu aplicación o de recuperación';

/** The office with a paid order, where the code 123456 is right. `asksAlways`: the API asks again even after it. */
function office(asksAlways = false) {
  let isConfirmed = false;
  return answerWith({
    'GET /api/office/me': () => signedIn('operations'),
    'GET /api/purchase/office/orders/filters': () => filters,
    'GET /api/purchase/office/orders/TN-48213': () => ({ body: { results: oneOrder('confirmed', 25_800) } }),
    [REJECT]: ({ body }) =>
      body['dryRun'] || (isConfirmed && !asksAlways)
        ? changed
        : refusal(403, 'STEP_UP_REQUIRED', 'Confirma con tu segundo factor para seguir.'),
    [STEP_UP]: ({ body }) => {
      isConfirmed = body['code'] === '123456';
      return isConfirmed
        ? { body: { results: { until: new Date().toISOString() } } }
        : refusal(400, 'CODE_WRONG', 'El código no coincide. Pide uno nuevo.');
    },
  });
}

const named = (name: string) => screen.findByRole('dialog', { name, hidden: true });

/** Rejects the order until the code is asked for. */
async function reject() {
  renderOffice('/pedidos/TN-48213');
  await screen.findByText('7.1 Rubio', { selector: 'td *' });
  await userEvent.keyboard('r');
  const dialog = await named('¿Cancelar TN-48213?');
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Cancelar pedido', hidden: true });
  await waitFor(() => expect(button.disabled).toBe(false));
  await waitFor(async () => {
    await userEvent.click(button);
    expect(screen.queryByRole('dialog', { name: 'Confirma que eres tú', hidden: true })).not.toBeNull();
  });
  return named('Confirma que eres tú');
}

async function confirm(dialog: HTMLElement, code: string) {
  const field = within(dialog).getByLabelText(CODE);
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirmar', hidden: true }));
}

test('the rejection of a paid order asks for the code, and happens once after a right one · OFC-005', async () => {
  const asked = office();
  const dialog = await reject();
  expect(document.activeElement).toBe(within(dialog).getByLabelText(CODE));
  await confirm(dialog, '000000');
  expect((await within(dialog).findByText(/El código no coincide/)).textContent).toContain('ya se usó');
  expect(within(dialog).getByLabelText(CODE).getAttribute('aria-invalid')).toBe('true');
  const before = asked[REJECT]?.length ?? 0;
  await confirm(dialog, '123456');
  expect(await screen.findByText('1 pedido quedó cancelado')).toBeDefined();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(asked[REJECT]?.slice(before).map(({ body }) => body)).toEqual([asked[REJECT]?.[before - 1]?.body]);
});

test('Esc closes the question for the code, and the order stays', async () => {
  const asked = office();
  const dialog = await reject();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirma que eres tú', hidden: true })).toBeNull());
  expect(await named('¿Cancelar TN-48213?')).toBeDefined();
  expect(asked[STEP_UP]).toBeUndefined();
});

test('an act that is refused again after the code says so and asks no more', async () => {
  office(true);
  await confirm(await reject(), '123456');
  expect(await screen.findByText('Confirma con tu segundo factor para seguir.')).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Confirma que eres tú', hidden: true })).toBeNull();
});
