import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ProductBadges } from './badge.tsx';
import { CodeField } from './code-field.tsx';
import { Field } from './field.tsx';
import { Gallery } from './gallery.tsx';
import { PasswordField } from './password-field.tsx';
import { PaymentIcon } from './payment-icon.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { SearchField } from './search-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Tabs } from './tabs.tsx';
import { tileTint } from './tile.tsx';
import { Toggle } from './toggle.tsx';

test.each([
  ['radio', 'radio'],
  ['switch', 'switch'],
  ['text', 'textbox'],
  ['email', 'textbox'],
  ['number', 'spinbutton'],
] as const)('a toggle of type %s is a %s · CON-13', (type, role) => {
  render(<Toggle type={type} label="Ofertas" />);
  expect(screen.getByRole(role, { name: 'Ofertas' })).toBeTruthy();
});

test('an error replaces the help and is linked to its field', () => {
  render(<Field label="Celular" help="Con código" error="Escribe 7 o 10 dígitos" />);
  const field = screen.getByLabelText('Celular');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Escribe 7 o 10 dígitos',
  );
  expect(screen.queryByText('Con código')).toBeNull();
});

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Contraseña" autoComplete="current-password" />);
  const field = screen.getByLabelText('Contraseña');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(field.getAttribute('type')).toBe('password');
});

test('the search can be cleared once there is text · UI-16', async () => {
  function Search() {
    const [text, setText] = useState('');
    return <SearchField label="Buscar" value={text} onChange={setText} />;
  }
  render(<Search />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'tinte');
  const clear = screen.getByRole('button', { name: 'Limpiar búsqueda' });
  expect(clear.dataset['tip']).toBe('Limpiar búsqueda');
  await userEvent.click(clear);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('a pasted code is complete at once, with any separators', async () => {
  const onComplete = vi.fn<(digits: string) => void>();
  function Code() {
    const [code, setCode] = useState('');
    return <CodeField label="Código" value={code} onChange={setCode} onComplete={onComplete} />;
  }
  render(<Code />);
  await userEvent.click(screen.getByLabelText('Código'));
  await userEvent.keyboard('482x100');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482100');
});

test('the arrow keys move between tabs and select', async () => {
  function Favorites() {
    const [tab, setTab] = useState<'a' | 'b'>('a');
    const tabs = [
      { value: 'a', label: 'Productos' },
      { value: 'b', label: 'Tonos' },
    ] as const;
    return (
      <Tabs label="Favoritos" tabs={tabs} value={tab} onChange={setTab}>
        {tab}
      </Tabs>
    );
  }
  render(<Favorites />);
  await userEvent.click(screen.getByRole('tab', { name: 'Productos' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tonos');
  expect(screen.getByRole('tabpanel', { name: 'Tonos' }).textContent).toBe('b');
});

test('a volume belongs to a radio group', async () => {
  const onChange = vi.fn<(value: '60' | '90') => void>();
  const options = [
    { value: '60', label: '60 ml' },
    { value: '90', label: '90 ml' },
  ] as const;
  render(<SegmentedControl label="Volumen" options={options} value="90" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: '60 ml' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('60');
});

test('a product shows two badges at most, the most important first', () => {
  const { container } = render(<ProductBadges isNew topSeller presale soldOut />);
  expect(container.textContent).toBe('AgotadoPreventa');
});

test('the steps of the purchase mark the current one', () => {
  render(<ProgressSteps current={2} />);
  expect(screen.getByText('Pago').closest('li')?.getAttribute('aria-current')).toBe('step');
});

test('every payment method has an icon: card brands, PSE, cash, bank, transfer, own credit and lenders · UI-19', () => {
  const mark = (method: string, name?: string) => renderToString(<PaymentIcon method={method} name={name} />);
  const known = [
    'visa',
    'mastercard',
    'amex',
    'pse',
    'cash_on_delivery',
    'bank',
    'bank_transfer',
    'own_credit',
    'installments',
  ];
  known.push('addi', 'sistecredito', 'meddipay', 'brilla');
  expect(new Set(known.map((method) => mark(method))).size).toBe(known.length);
  expect(mark('lender-1', 'Cuotas fáciles')).not.toBe(mark('lender-2', 'Paga luego'));
  expect(mark('never seen')).toBe(mark('card'));
});

test('a product always has the same tint', () => {
  expect(tileTint('1042')).toBe(tileTint('1042'));
  expect(new Set(Array.from({ length: 60 }, (_, at) => tileTint(String(at)))).size).toBe(6);
});

test('every primitive renders on a server', () => {
  expect(renderToString(<Gallery />)).toContain('Agregar');
});
