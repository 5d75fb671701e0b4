import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ManyChoices } from './many-choices.tsx';

const cities = ['Bogotá', 'Cali', 'Cúcuta', 'Medellín', 'Pasto'];

/** Shows the cities with the chosen ones; returns what was chosen since. */
function open(values: string[], labels: readonly string[] = cities) {
  const changes: string[][] = [];
  render(
    <ManyChoices
      name="Ciudad"
      choices={labels.map((label) => ({ value: label.toLowerCase(), label }))}
      values={values}
      onChange={(next) => changes.push(next)}
    />,
  );
  return changes;
}
const shown = () => screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);

test('a chosen value comes off, and another is added to those that are chosen (OFC-102)', () => {
  const changes = open(['cali', 'pasto']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cali' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bogotá' }));
  expect(changes).toEqual([['pasto'], ['cali', 'pasto', 'bogotá']]);
});

test('chosen values are first, and many values are searched without accents (OFC-102)', () => {
  open(['pasto', 'cali']);
  expect(shown()).toEqual(['Cali', 'Pasto', 'Bogotá', 'Cúcuta', 'Medellín']);
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'MEDELLIN' } });
  expect(shown()).toEqual(['Medellín']);
  fireEvent.change(search, { target: { value: 'x' } });
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.getByText(/.+/, { selector: 'p' })).toBeTruthy();
});

test('a few values have no search, and of very many the first sixty are drawn (OFC-102)', () => {
  open([], cities.slice(1));
  expect(screen.queryByRole('searchbox')).toBeNull();
  open(
    [],
    Array.from({ length: 80 }, (_, at) => `Barrio ${at}`),
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(4 + 60);
});
