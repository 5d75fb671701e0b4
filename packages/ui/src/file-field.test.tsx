import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { FileField } from './file-field.tsx';

const file = (name: string) => new File(['x'], name);

test('the same file can be chosen again, and a dialog that was left changes nothing', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(<FileField accept=".csv" aria-label="Lista" onFiles={onFiles} />);
  const field = screen.getByLabelText<HTMLInputElement>('Lista');
  const same = file('lista.csv');
  await userEvent.upload(field, same);
  expect(field.value).toBe('');
  expect(field.files).toHaveLength(0);
  await userEvent.upload(field, same);
  expect(onFiles.mock.calls).toEqual([[[same]], [[same]]]);
  await userEvent.upload(field, []);
  expect(onFiles).toHaveBeenCalledTimes(2);
});

test('several files come together, in their order', async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(<FileField multiple accept="image/*" aria-label="Fotos" onFiles={onFiles} />);
  const both = [file('a.jpg'), file('b.jpg')];
  await userEvent.upload(screen.getByLabelText('Fotos'), both, { applyAccept: false });
  expect(onFiles).toHaveBeenCalledWith(both);
});

test('the keyboard reaches a field in a drawn label, not one that a button opens', () => {
  render(<FileField accept="image/*" aria-label="Foto" takesPhoto onFiles={() => {}} />);
  render(<FileField ref={createRef()} accept=".zip" aria-label="Archivo" onFiles={() => {}} />);
  expect(screen.getByLabelText('Foto').tabIndex).toBe(0);
  expect(screen.getByLabelText('Foto').getAttribute('capture')).toBe('environment');
  expect(screen.getByLabelText('Archivo').tabIndex).toBe(-1);
  expect(screen.getByLabelText('Archivo').hasAttribute('capture')).toBe(false);
});
