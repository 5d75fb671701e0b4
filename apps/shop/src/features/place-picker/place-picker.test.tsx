import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
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

test.each(['{Enter}', '{Tab}'])('a city typed before its list is loaded is chosen afterwards, with %s', async (key) => {
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
});

const departments = { results: [{ _id: '25', stateId: '25', name: 'Cundinamarca' }] };
const cities = { results: ['Soacha', 'Cajicá'].map((name) => ({ _id: name, cityId: name, stateId: '25', name })) };

test.each(['departments', 'cities'] as const)(
  'a list of %s that fails shows an error and loads on retry',
  async (kind) => {
    const api = mockApi();
    let isDown = true;
    const refusal = new Refusal('INVALID_REQUEST');
    api.on('tracking', 'GET /states', () => (isDown && kind === 'departments' ? refusal : departments));
    api.on('tracking', 'GET /cities', () => (isDown && kind === 'cities' ? refusal : cities));
    await renderScreen(<Picker />, { api });
    const person = userEvent.setup({ delay: null });
    const pick = async (name: string, text: string) => {
      await person.click(field(name));
      await waitFor(() => expect(screen.queryAllByRole('option')).not.toHaveLength(0));
      await person.keyboard(`${text}{Enter}`);
    };
    if (kind === 'cities') await pick('Departamento', 'cundi');
    expect(await screen.findByText('No pudimos cargar la lista.')).toBeDefined();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText('No pudimos cargar la lista.')).toBeNull());
    if (kind === 'departments') await pick('Departamento', 'cundi');
    await pick('Ciudad', 'soa');
    expect(field('Ciudad').value).toBe('Soacha');
  },
);
