import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button, ButtonLink, buttonClass } from './button.tsx';

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

test.each(['sm', 'md'] as const)('a link of size %s has the icons of a button of that size', (size) => {
  render(
    <>
      <Button size={size} icon="phone" iconAfter="chevron-right">
        Botón
      </Button>
      <ButtonLink size={size} icon="phone" iconAfter="chevron-right" href="tel:1">
        Enlace
      </ButtonLink>
    </>,
  );
  const iconsOf = (role: 'button' | 'link') =>
    [...screen.getByRole(role).querySelectorAll('svg')].map(({ outerHTML }) => outerHTML);
  expect(iconsOf('button')).toHaveLength(2);
  expect(iconsOf('link')).toEqual(iconsOf('button'));
});
