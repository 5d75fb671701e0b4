import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { QuantityStepperProps } from './quantity-stepper.tsx';

type Given = Partial<QuantityStepperProps> & { value?: number };

function setUp({ value: start = 0, ...props }: Given = {}) {
  const changes: number[] = [];
  function Line() {
    const [value, setValue] = useState(start);
    const change = (next: number) => {
      changes.push(next);
      setValue(next);
    };
    return <QuantityStepper label="7.1 Rubio medio cenizo" {...props} value={value} onChange={change} />;
  }
  render(<Line />);
  return { changes, user: userEvent.setup() };
}
const minus = () => screen.getByRole('button', { name: /^Quitar/ });
const plus = () => screen.getByRole('button', { name: /^Agregar/ });
const isOff = (button: HTMLElement) => button.matches(':disabled, [aria-disabled="true"]');

test('without a quantity it shows 0 and cannot go down · UI-18', () => {
  render(<QuantityStepper label="Laca" onChange={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Cantidad de Laca' }).textContent).toContain('0');
  expect([minus(), plus()].map(isOff)).toEqual([true, false]);
});

test('each side can be disabled alone · UI-18', () => {
  const { rerender } = render(<QuantityStepper label="Laca" value={3} decreaseDisabled onChange={() => undefined} />);
  expect([minus(), plus()].map((b) => b.hasAttribute('disabled'))).toEqual([true, false]);
  rerender(<QuantityStepper label="Laca" value={3} increaseDisabled onChange={() => undefined} />);
  expect([minus(), plus()].map((b) => b.hasAttribute('disabled'))).toEqual([false, true]);
});

test('it goes up and down by the minimum quantity', async () => {
  const { changes, user } = setUp({ step: 6 });
  await user.click(plus());
  await user.click(plus());
  await user.click(minus());
  expect(changes).toEqual([6, 12, 6]);
});

test('at the last step down, a removable line shows a bin that removes it', async () => {
  const onRemove = vi.fn<() => void>();
  const { changes, user } = setUp({ value: 6, step: 6, removable: true, onRemove });
  await user.click(screen.getByRole('button', { name: 'Quitar 6 unidades' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(changes).toEqual([]);
});

test('at the largest quantity plus is disabled and the limit is shown; asking for more explains it, until a valid step · VAL-08', async () => {
  const aboveMax = 'Stock máximo sobrepasado';
  const { changes, user } = setUp({ value: 3, max: 4, limitText: 'Solo quedan 4', messages: { aboveMax } });
  const said = () => document.getElementById(screen.getByRole('group').getAttribute('aria-describedby') ?? '');
  expect(said()).toBeNull();
  await user.click(plus());
  expect([isOff(plus()), said()?.textContent]).toEqual([true, 'Solo quedan 4']);
  await user.click(plus());
  expect(said()?.textContent).toBe(aboveMax);
  await user.click(minus());
  expect(said()).toBeNull();
  expect(changes).toEqual([4, 3]);
});

test('the keyboard reaches either end and comes back: the focus stays on the button', async () => {
  const { changes, user } = setUp({ value: 1, max: 3 });
  await user.tab();
  await user.keyboard('{Enter}{Enter}');
  expect([isOff(minus()), document.activeElement]).toEqual([true, minus()]);
  await user.tab();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect([isOff(plus()), document.activeElement]).toEqual([true, plus()]);
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(changes).toEqual([0, 1, 2, 3, 2]);
});

test('a disabled control gives its reason', () => {
  setUp({ disabledReason: 'Tono fuera de stock' });
  expect([minus(), plus()].every((b) => b.hasAttribute('disabled'))).toBe(true);
  const group = screen.getByRole('group');
  const described = group.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Tono fuera de stock');
});

async function write(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(screen.getByRole('button', { name: /escribir la cantidad/ }));
  const field = screen.getByRole('textbox');
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.keyboard('{Enter}');
}

test('the number can be typed over', async () => {
  const { changes, user } = setUp({ value: 2, editable: true });
  await write(user, '40');
  expect(changes).toEqual([40]);
});

test('an empty field changes nothing', async () => {
  const { changes, user } = setUp({ value: 2, editable: true });
  await write(user, '');
  expect(changes).toEqual([]);
  expect(screen.getByRole('button', { name: /^2,/ })).toBeTruthy();
});

test('Esc restores the number', async () => {
  const { changes, user } = setUp({ value: 2, editable: true });
  await user.click(screen.getByRole('button', { name: /escribir/ }));
  await user.keyboard('9{Escape}');
  expect(changes).toEqual([]);
});

test.each([
  ['1.200', 'No uses puntos ni comas.'],
  ['1,5', 'No uses puntos ni comas.'],
  ['abc', 'No es un número válido.'],
  ['7', 'Se pide de 6 en 6.'],
  ['120', 'solo quedan 60'],
])('typing %s shows "%s" and changes nothing', async (text, message) => {
  const { changes, user } = setUp({ value: 6, step: 6, max: 60, editable: true, limitText: 'solo quedan 60' });
  await write(user, text);
  expect(screen.getByText(message)).toBeTruthy();
  expect(changes).toEqual([]);
});

test('holding plus adds eight units a second and stops on release', () => {
  vi.useFakeTimers();
  try {
    const { changes } = setUp();
    act(() => {
      plus().dispatchEvent(new Event('pointerdown', { bubbles: true }));
      vi.advanceTimersByTime(450);
    });
    for (let beat = 0; beat < 8; beat += 1) act(() => void vi.advanceTimersByTime(125));
    act(() => {
      plus().dispatchEvent(new Event('pointerup', { bubbles: true }));
      vi.advanceTimersByTime(2000);
    });
    expect(changes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  } finally {
    vi.useRealTimers();
  }
});
