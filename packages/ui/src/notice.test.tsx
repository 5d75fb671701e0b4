import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Notice } from './notice.tsx';

test.each(['white', 'gray', 'blue', 'orange'] as const)(
  'a %s notice does not interrupt screen readers · UI-17',
  (color) => {
    render(<Notice color={color} message="Agregado al carrito" />);
    expect(screen.getByRole('status').textContent).toBe('Agregado al carrito');
  },
);

test('a red notice interrupts and can be dismissed · UI-17', async () => {
  const onDismiss = vi.fn<() => void>();
  render(<Notice color="red" message="Ouups" dismiss onDismiss={onDismiss} />);
  expect(screen.getByRole('alert').textContent).toBe('Ouups');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('icon and dismiss are optional · UI-17', () => {
  const { container } = render(<Notice color="gray" message="Hola" icon={false} />);
  expect(container.querySelector('svg')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
