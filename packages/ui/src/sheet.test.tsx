import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './sheet.tsx';
import { meansToClose } from './use-sheet-drag.ts';

// jsdom has the element without its methods.
beforeAll(() => {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  dialog.close = function close() {
    this.removeAttribute('open');
  };
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filtros" footer={<button type="button">Ver 128</button>}>
        Marca
      </Sheet>
    </>
  );
}
const esc = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test('the page is marked while a sheet is open, so that it does not scroll behind, and after that no more', async () => {
  const isMarked = () => document.documentElement.hasAttribute('data-has-modal');
  const { unmount } = render(<Page />);
  expect(isMarked()).toBe(false);
  await userEvent.click(screen.getByText('Abrir'));
  expect(isMarked()).toBe(true);
  esc();
  expect(isMarked()).toBe(false);
  await userEvent.click(screen.getByText('Abrir'));
  expect(isMarked()).toBe(true);
  unmount();
  expect(isMarked()).toBe(false);
});

test('a sheet is modal, named by its title, and renders nothing while closed', async () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByText('Abrir'));
  expect(screen.getByRole('dialog', { name: 'Filtros' }).hasAttribute('open')).toBe(true);
});

test.each([
  ['Esc', esc],
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ['the scrim', () => fireEvent.click(screen.getByRole('dialog'))],
])('%s closes it and the focus returns to its opener', async (_way, close) => {
  render(<Page />);
  await userEvent.click(screen.getByText('Abrir'));
  screen.getByRole('button', { name: 'Cerrar' }).focus();
  close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('Abrir'));
});

test('when the opener is gone, because the sheet deleted it, the focus goes to the page', async () => {
  render(
    <main tabIndex={-1}>
      <Page />
    </main>,
  );
  await userEvent.click(screen.getByText('Abrir'));
  screen.getByText('Abrir').remove();
  esc();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a sheet for typing puts the focus in its field, not on the cross · UI-14', () => {
  render(
    <Sheet open onClose={() => undefined} title="Nequi" toField>
      <input aria-label="Celular" />
    </Sheet>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Celular'));
});

test('a press inside does not close it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('Abrir'));
  await userEvent.click(screen.getByText('Marca'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a sheet that requires an answer cannot be dismissed', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Sheet open onClose={onClose} title="Información" dismissible={false}>
      Actualizar
    </Sheet>,
  );
  esc();
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
});

test('a back arrow appears when there is a previous step', async () => {
  const onBack = vi.fn<() => void>();
  render(
    <Sheet open onClose={() => undefined} onBack={onBack} title="Tonos parecidos">
      7.1
    </Sheet>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(onBack).toHaveBeenCalledOnce();
});

test('Esc and the back gesture go back within a sheet, the cross closes it', async () => {
  const asked: string[] = [];
  render(
    <Sheet open onClose={() => asked.push('close')} onBack={() => asked.push('back')} title="Tonos elegidos">
      7.1
    </Sheet>,
  );
  esc();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(asked).toEqual(['back', 'close']);
});

test.each([
  [200, 400, 0, true],
  [159, 400, 100, false],
  [20, 400, 700, true],
  [-50, 400, 900, false],
])('a drag of %d of %d px at %d px/s closes: %s', (distance, height, speed, closes) => {
  expect(meansToClose(distance, height, speed)).toBe(closes);
});

test('a sheet on the server is inert markup', () => {
  expect(renderToString(<Page />)).not.toContain('<dialog');
});

test('in a destructive confirmation the safe answer is the primary button', async () => {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      open
      title="¿Cancelar este pedido?"
      confirm="Cancelar pedido"
      keep="Conservar pedido"
      onConfirm={() => answers.push('destroyed')}
      onCancel={() => answers.push('kept')}
    />,
  );
  const [first, second] = screen.getAllByRole('button');
  expect([first?.textContent, second?.textContent]).toEqual(['Conservar pedido', 'Cancelar pedido']);
  expect(first?.className).toContain('bg-brand');
  expect(second?.className).toContain('text-danger');
  expect(second?.className).not.toContain('bg-brand');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' }));
  await userEvent.click(screen.getByRole('button', { name: 'Conservar pedido' }));
  expect(answers).toEqual(['destroyed', 'kept']);
});

test('each button of a confirmation calls its answer', async () => {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      open
      title="¿Vaciar el carrito?"
      text="Se quitan 21 unidades."
      confirm="Vaciar"
      onConfirm={() => answers.push('yes')}
      onCancel={() => answers.push('no')}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: '¿Vaciar el carrito?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Vaciar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  act(() => undefined);
  expect(answers).toEqual(['yes', 'no']);
});
