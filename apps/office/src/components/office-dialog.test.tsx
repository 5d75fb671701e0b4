import { RouterContextProvider, createBrowserHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
// render-office gives jsdom the methods of a dialog
import '../../test/render-office.tsx';
import { OfficeButton } from './office-button.tsx';
import { OfficeDialog } from './office-dialog.tsx';

/** A dialog with a field and its own button, and an act after it. */
function open(act?: ReactNode) {
  const onClose = vi.fn<() => void>();
  const router = createRouter({ routeTree: createRootRoute(), history: createBrowserHistory() });
  onTestFinished(() => router.history.destroy());
  render(
    <RouterContextProvider router={router}>
      <OfficeDialog
        title="Dirección"
        onClose={onClose}
        footer={
          <>
            <OfficeButton onClick={onClose}>Volver</OfficeButton>
            {act}
          </>
        }
      >
        <input aria-label="Calle" />
      </OfficeDialog>
    </RouterContextProvider>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Dirección', hidden: true });
  const button = (name: string) => screen.getByRole('button', { name, hidden: true });
  return { onClose, dialog, button, field: screen.getByLabelText('Calle') };
}
const pressScrim = (dialog: HTMLElement) => userEvent.click(dialog);
const pressEsc = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

test('without anything typed, Esc, the scrim and the cross close a dialog', async () => {
  const { onClose, dialog, button } = open();
  pressEsc(dialog);
  await pressScrim(dialog);
  await userEvent.click(button('Cerrar'));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a dialog begins in its first field, not at its cross', () => {
  const { field } = open();
  expect(document.activeElement).toBe(field);
});

test('Ctrl with Enter presses the act of a dialog, also while its cross has the focus (OFC-013)', async () => {
  const onAct = vi.fn<() => void>();
  const { onClose, button } = open(<OfficeButton onClick={onAct}>Guardar</OfficeButton>);
  button('Cerrar').focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onAct).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('what was typed is discarded only when the operator says so', async () => {
  const { onClose, dialog, button, field } = open();
  await userEvent.type(field, 'Cra. 13');
  pressEsc(dialog);
  expect(screen.getByText('¿Descartar lo que escribiste?')).toBeDefined();
  await userEvent.click(button('Seguir aquí'));
  await pressScrim(dialog);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(button('Descartar'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog that the browser closes by itself stays until the operator decides about what was typed', async () => {
  const { onClose, dialog, field } = open();
  await userEvent.type(field, 'Cra. 13');
  pressEsc(dialog);
  (dialog as HTMLDialogElement).close(); // as: its role is dialog
  fireEvent(dialog, new Event('close'));
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(field).toHaveProperty('value', 'Cra. 13');
});

/** Two pages in the history, the second current. */
function openSecondPage(): void {
  // The state that the router's history keeps in each entry.
  history.replaceState({ __TSR_key: 'first', __TSR_index: 0 }, '', '/oficina/despacho');
  history.pushState({ __TSR_key: 'second', __TSR_index: 1 }, '', '/oficina/despacho/rutas');
}

test('Back closes a dialog and stays on the page', async () => {
  openSecondPage();
  const { onClose } = open();
  history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(location.pathname).toBe('/oficina/despacho/rutas');
});

test('Back and a reload ask before typed text is discarded', async () => {
  openSecondPage();
  const { onClose, field } = open();
  const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(reload()).toBe(true);
  await userEvent.type(field, 'Cra. 13');
  expect(reload()).toBe(false);
  history.back();
  expect(await screen.findByText('¿Descartar lo que escribiste?')).toBeDefined();
  expect(location.pathname).toBe('/oficina/despacho/rutas');
  expect(onClose).not.toHaveBeenCalled();
});
