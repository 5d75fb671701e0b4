import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CardList } from './card-list.tsx';
import { useChoice } from './use-choice.ts';

const codes = ['TN-1', 'TN-2'];
const cards = codes.map((code) => ({ code, label: `Elegir ${code}`, content: code }));

function Orders() {
  const choice = useChoice(codes);
  return <CardList cards={cards} choice={choice} className="" link={({ content }) => <a href="/x">{content}</a>} />;
}
const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
const box = (code: string) => screen.getByRole('checkbox', { name: `Elegir ${code}` });

test('cards open until choosing begins, and open again once nothing is chosen', async () => {
  render(<Orders />);
  expect([screen.getAllByRole('link').length, boxes()]).toEqual([2, []]);
  await userEvent.click(screen.getByRole('button', { name: 'Elegir varios' }));
  expect([screen.queryAllByRole('link'), boxes()]).toEqual([[], [false, false]]);
  await userEvent.click(box('TN-2'));
  expect([boxes(), screen.queryByRole('button')]).toEqual([[false, true], null]);
  await userEvent.click(box('TN-1'));
  await userEvent.click(box('TN-2'));
  expect(boxes()).toEqual([true, false]);
  await userEvent.click(box('TN-1'));
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('choosing ends without a choice', async () => {
  render(<Orders />);
  await userEvent.click(screen.getByRole('button', { name: 'Elegir varios' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dejar de elegir' }));
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('a finger that holds a card chooses it', async () => {
  render(<Orders />);
  const [first] = screen.getAllByRole('listitem');
  if (!first) throw new Error('no card');
  fireEvent.pointerDown(first, { pointerType: 'touch' });
  await waitFor(() => expect(boxes()).toEqual([true, false]));
});
