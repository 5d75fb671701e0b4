import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { ApiError } from '../api/http/api-error.ts';
import { messages } from '../messages/es-CO.ts';
import { RouteError } from './route-error.tsx';

afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'));

test('a page that failed without a network says so, offers a retry, and retries when the network returns · ERR-14', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  const reset = vi.fn<() => void>();
  const error = new ApiError(0, 'OFFLINE', messages.errors.offline);
  await renderScreen(<RouteError error={error} reset={reset} />);
  expect(screen.getByRole('alert').textContent).toContain('No hay conexión');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
  expect(reset).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'onLine');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(reset).toHaveBeenCalledTimes(1));
});
