import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button, buttonClass } from './button.tsx';

test('a disabled button stays reachable and gives its reason', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button disabledReason="Elige un tono" onClick={onClick}>
      Agregar
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Agregar/ });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Elige un tono');
});

test('a busy button keeps its name and ignores a second press', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button loading onClick={onClick}>
      Confirmar pedido
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Confirmar pedido' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a button disabled with a reason does not submit its form', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason="Falta el celular">
        Enviar
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link can have the look of a button', () => {
  expect(buttonClass({ variant: 'soft', size: 'lg', full: true })).toContain('bg-brand-soft');
});
