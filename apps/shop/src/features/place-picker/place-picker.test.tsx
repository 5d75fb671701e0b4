import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mockApi } from '../../../test/mock-api.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PlacePicker, noPlace } from './place-picker.tsx';

function Picker() {
  const [place, setPlace] = useState(noPlace);
  return (
    <>
      <PlacePicker value={place} onChange={setPlace} />
      <p>{place.cityId}</p>
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

test.each(['{Enter}', '{Tab}'])(
  'who writes the city before its list is there has it once it is, after %s',
  async (key) => {
    const api = mockApi();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    api.on('tracking', 'GET /cities', async () => {
      await arrived;
      const city = (cityId: string, name: string) => ({ _id: cityId, cityId, stateId: '25', name });
      return { results: [city('25754', 'Soacha'), city('25126', 'Cajicá')] };
    });
    await renderScreen(<Picker />, { api });
    const person = userEvent.setup({ delay: null });
    await person.click(field('Departamento'));
    await waitFor(() => expect(screen.queryAllByRole('option')).not.toHaveLength(0));
    await person.keyboard('cundi{Enter}');
    await person.click(field('Ciudad'));
    await person.keyboard(`cajica${key}`);
    expect(field('Ciudad').value).toBe('cajica');
    arrive();
    await waitFor(() => expect(field('Ciudad').value).toBe('Cajicá'));
    expect(screen.getByText('25126')).toBeDefined();
  },
);
