import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useState } from 'react';
import { LeaveWays } from './leave-ways.tsx';

const now = { dispatchDate: null, quantity: 4 };
const late = { dispatchDate: '2026-12-04', quantity: 8 };

function Sheet({ lines }: { lines: Parameters<typeof LeaveWays>[0]['lines'] }) {
  const [together, setTogether] = useState(false);
  return (
    <LeaveWays lines={lines} feeOf={(joined) => (joined ? 4_900 : 9_800)} together={together} onChange={setTogether} />
  );
}

test('SEL-202: an order to send with a presale says the dates and the fee of both ways, and leaves in parts until asked', async () => {
  render(<Sheet lines={[now, late]} />);
  expect(screen.getByRole('group', { name: 'Tienes 8 und. en preventa' })).toBeDefined();
  const joined = screen.getByRole<HTMLInputElement>('radio', { name: /Recibir todo junto.*vie 4 dic.*4\.900/ });
  const apart = screen.getByRole<HTMLInputElement>('radio', {
    name: /En dos despachos.*al enviarlo y vie 4 dic.*9\.800/,
  });
  expect([joined.checked, apart.checked]).toEqual([false, true]);
  await userEvent.click(joined);
  expect([joined.checked, apart.checked]).toEqual([true, false]);
});

test('SEL-202: an order to send that leaves on one date has no ways', () => {
  render(<Sheet lines={[late, late]} />);
  expect(screen.queryAllByRole('radio')).toEqual([]);
});
