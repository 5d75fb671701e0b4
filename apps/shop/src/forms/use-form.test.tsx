import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@tonalia/ui/field';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { FormFailure } from './form-failure.ts';
import type { FormOptions } from './use-form.ts';
import { useForm } from './use-form.ts';

interface Person {
  name: string;
  phone: string;
}
type PersonOptions = FormOptions<Person, 'name' | 'phone'>;
type PersonFailure = FormFailure<'name' | 'phone'>;

const check = ({ name, phone }: Person) => ({
  name: name === '' ? 'Escribe tu nombre.' : undefined,
  phone: /^\d{4}$/.test(phone) ? undefined : 'Cuatro dígitos.',
});
const spaced = (text: string) => text.replaceAll(' ', '').replace(/^(\d\d)(?=\d)/, '$1 ');

function PersonForm({ format, ...options }: Partial<PersonOptions> & { format?: (text: string) => string }) {
  const form = useForm<Person, 'name' | 'phone'>({ start: { name: '', phone: '' }, check, send: () => {}, ...options });
  return (
    <form {...form.props}>
      <Field label="Nombre" {...form.text('name')} />
      <Field label="Teléfono" {...form.text('phone', format)} />
      {form.notice !== null && <p role="status">{form.notice}</p>}
      <button type="submit" aria-busy={form.isSending}>
        Enviar
      </button>
    </form>
  );
}

const nameField = () => screen.getByLabelText<HTMLInputElement>('Nombre');
const phoneField = () => screen.getByLabelText<HTMLInputElement>('Teléfono');
const button = () => screen.getByRole('button', { name: 'Enviar' });
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a submission with errors sends nothing, shows each beside its field and focuses the first', async () => {
  const send = vi.fn<() => void>();
  render(<PersonForm send={send} start={{ name: 'Luz', phone: '1' }} />);
  await userEvent.click(button());
  expect(errors()).toEqual(['Cuatro dígitos.']);
  expect(document.activeElement).toBe(phoneField());
  expect(phoneField().getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(phoneField().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Cuatro dígitos.');
  expect(send).not.toHaveBeenCalled();
  await userEvent.clear(nameField());
  await userEvent.click(button());
  expect(document.activeElement).toBe(nameField());
});

test('a field is checked when it is left with text, and its error goes while it is corrected', async () => {
  render(<PersonForm />);
  await userEvent.click(nameField());
  await userEvent.click(phoneField());
  expect(errors()).toEqual([]);
  await userEvent.type(phoneField(), '12');
  expect(errors()).toEqual([]);
  await userEvent.tab();
  expect(errors()).toEqual(['Cuatro dígitos.']);
  await userEvent.type(phoneField(), '34');
  expect(errors()).toEqual([]);
  await userEvent.type(phoneField(), '5');
  expect(errors()).toEqual([]);
});

test('a live form validates a field with every change once it was left', async () => {
  render(<PersonForm isLive />);
  await userEvent.type(phoneField(), '1234');
  await userEvent.tab();
  await userEvent.type(phoneField(), '5');
  expect(errors()).toEqual(['Cuatro dígitos.']);
});

test('Enter submits, and a second submission waits for the first', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn<() => Promise<void>>(() => promise);
  render(<PersonForm send={send} start={{ name: 'Luz', phone: '1234' }} />);
  await userEvent.type(nameField(), '{Enter}{Enter}');
  await userEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(send).toHaveBeenCalledOnce();
  await act(async () => resolve());
  expect(button().getAttribute('aria-busy')).toBe('false');
  await userEvent.click(button());
  expect(send).toHaveBeenCalledTimes(2);
});

test('an error of the server is shown beside its field until a value changes; the values stay', async () => {
  const explain = (): PersonFailure => ({ errors: { phone: 'Ya tiene una cuenta.' } });
  const send = () => Promise.reject(new Error('409'));
  render(<PersonForm send={send} explain={explain} start={{ name: 'Luz', phone: '1234' }} />);
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(phoneField()));
  expect(errors()).toEqual(['Ya tiene una cuenta.']);
  expect([nameField().value, phoneField().value]).toEqual(['Luz', '1234']);
  await userEvent.type(nameField(), 'a');
  expect(errors()).toEqual([]);
});

test('any other failure is one notice, until the next submission', async () => {
  const outcomes: PersonFailure[] = [{ notice: 'Sin conexión.' }, {}];
  render(<PersonForm send={() => outcomes.shift()} start={{ name: 'Luz', phone: '1234' }} />);
  await userEvent.click(button());
  expect((await screen.findByRole('status')).textContent).toBe('Sin conexión.');
  await userEvent.type(nameField(), 'a');
  expect(screen.getByRole('status')).toBeDefined();
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('initial errors are focused', () => {
  render(<PersonForm startErrors={{ phone: 'Ya tiene una cuenta.' }} />);
  expect(document.activeElement).toBe(phoneField());
  expect(errors()).toEqual(['Ya tiene una cuenta.']);
});

test('a number is formatted at its end and when it is left, and keeps its cursor in the middle', async () => {
  render(<PersonForm format={spaced} />);
  await userEvent.type(phoneField(), '1234');
  expect(phoneField().value).toBe('12 34');
  await userEvent.type(phoneField(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(phoneField().value).toBe('192 34');
  expect(phoneField().selectionStart).toBe(2);
  await userEvent.tab();
  expect(phoneField().value).toBe('19 234');
});

test('text typed before hydration stays and is sent', async () => {
  const send = vi.fn<() => void>();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<PersonForm send={send} />);
  document.body.append(place);
  nameField().value = 'Luz';
  phoneField().value = '1234';
  const root = await act(async () => hydrateRoot(place, <PersonForm send={send} />));
  expect([nameField().value, phoneField().value]).toEqual(['Luz', '1234']);
  await userEvent.click(button());
  expect(send).toHaveBeenCalledWith({ name: 'Luz', phone: '1234' });
  await act(async () => root.unmount());
  place.remove();
});

test('text that a password manager filled in without an event is sent', async () => {
  const send = vi.fn<() => void>();
  render(<PersonForm send={send} start={{ name: 'Luz', phone: '' }} />);
  phoneField().value = '1234';
  await userEvent.click(button());
  expect(send).toHaveBeenCalledWith({ name: 'Luz', phone: '1234' });
});
