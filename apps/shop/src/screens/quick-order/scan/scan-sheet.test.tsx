import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { match, rowOf } from '../../../../test/listed-rows.ts';
import { makeUser } from '../../../../test/make.ts';
import { type ApiRequest, mockApi } from '../../../../test/mock-api.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { QuickOrderScreen } from '../quick-order-screen.tsx';

const CENIZO = '7700000001715';
const answers = ({ body }: ApiRequest) => {
  const code = (body as { text: string }).text.split('\n').at(-1) ?? ''; // as: the contract's body
  const isKnown = code === CENIZO;
  return { results: [rowOf(code, isKnown ? { match: match('7.1') } : { verdict: 'unknown', match: null })] };
};

async function openReader() {
  const api = mockApi({ user: makeUser() });
  api.on('products', 'POST /recognise', answers as never); // as: rows of the samples
  await renderScreen(<QuickOrderScreen />, { api, signedIn: true, at: '/home/quick-order' });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Leer códigos con la cámara' }))[0] as never); // as: one of them
  return { api, sheet: await screen.findByRole('dialog', { name: 'Leer códigos' }) };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('a refused camera says so, and a reader with a keyboard notes codes: again is one more, an unknown one says so (SEL-102)', async () => {
  const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { sheet } = await openReader();
  expect(await within(sheet).findByText(/No pudimos abrir la cámara/)).toBeDefined();
  expect(drawing, 'the library that reads bars was loaded without a camera').not.toHaveBeenCalled();
  const field = within(sheet).getByLabelText('Escribir el código');
  await userEvent.type(field, `${CENIZO}{Enter}`);
  expect(await within(sheet).findByText(/^Sale /)).toBeDefined();
  await userEvent.type(field, `${CENIZO}{Enter}9999999999994{Enter}`);
  expect(within(sheet).getByText('Leído otra vez, 2')).toBeDefined();
  expect(await within(sheet).findByText('No existe')).toBeDefined();
  expect(within(sheet).getByText('2 leídos')).toBeDefined();
  expect(screen.getByText('Escribe el primer código')).toBeDefined();
  await userEvent.click(within(sheet).getByRole('button', { name: /^Agregar 1 línea, \$.25\.800/ }));
  const list = await screen.findByRole('list', { name: '1 línea' });
  expect(list.textContent).toContain('7.1 Rubio');
  expect(list.textContent).toMatch(/25\.800/);
});

test('the camera reads a code once while it is in view, and is off when the sheet is closed', async () => {
  const stop = vi.fn<() => void>();
  const stream = { getTracks: () => [{ stop }] };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => stream },
  });
  HTMLMediaElement.prototype.play = async () => {};
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => [{ rawValue: CENIZO }];
    },
  );
  const { sheet, api } = await openReader();
  expect(await within(sheet).findByText(/^Sale /)).toBeDefined();
  expect(within(sheet).getByText('1 leído')).toBeDefined();
  expect(api.requestsTo('products POST /recognise')).toHaveLength(1);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(stop).toHaveBeenCalled());
});

test('the light is there where the camera has one, and the keyboard opens the field for a code · SEL-001', async () => {
  const applied: unknown[] = [];
  const track = {
    stop: () => {},
    getCapabilities: () => ({ torch: true }),
    applyConstraints: async (asked: unknown) => void applied.push(asked),
  };
  class Stream {
    getTracks = () => [track];
    getVideoTracks = () => [track];
  }
  vi.stubGlobal('MediaStream', Stream);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => new Stream() },
  });
  HTMLMediaElement.prototype.play = async () => {};
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => [];
    },
  );
  const { sheet } = await openReader();
  const video = sheet.querySelector('video') ?? sheet;
  await waitFor(() => expect(video).toHaveProperty('srcObject', expect.anything()));
  expect(within(sheet).queryByRole('button', { name: 'Linterna' })).toBeNull();
  fireEvent.playing(video);
  const light = within(sheet).getByRole('button', { name: 'Linterna' });
  await userEvent.click(light);
  await waitFor(() => expect(light.getAttribute('aria-pressed')).toBe('true'));
  expect(applied).toEqual([{ advanced: [{ torch: true }] }]);
  expect(within(sheet).queryByRole('textbox')).toBeNull();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Escribir el código' }));
  expect(document.activeElement).toBe(within(sheet).getByRole('textbox', { name: 'Escribir el código' }));
});
