import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { makeCache } from '../src/app/cache.ts';
import { leaveOffice } from '../src/app/leave.ts';
import { makeRouter } from '../src/app/router.tsx';

// What jsdom lacks.
Object.assign(window, { scrollTo: () => {} });
Object.assign(Element.prototype, { scrollIntoView: () => {} });
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** A request as the API gets it: its body, and the parameters of its query. */
export interface AskedCall {
  body: Record<string, unknown>;
  query: Record<string, string>;
}
/** An answer: a status with a body. */
type Answering = (asked: AskedCall) => Answer | Promise<Answer>;
type Answer = { status?: number; body: unknown };

/** Answers the office's requests by "METHOD /path", as the API would; the network is the edge. Returns what was asked. */
export function answerWith(answers: Record<string, Answering>): Record<string, AskedCall[]> {
  const asked: Record<string, AskedCall[]> = {};
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const key = `${init.method} ${url.pathname}`;
    const call = {
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>, // as: our own client's JSON
      query: Object.fromEntries(url.searchParams),
    };
    (asked[key] ??= []).push(call);
    const { status = 200, body } =
      (await answers[key]?.(call)) ?? refusal(404, 'NOT_FOUND', 'No encontramos lo que buscas.');
    return Response.json(body, { status });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

export const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { code, message, error: message, params: {}, requestId: 'request-7f2a' },
});

/** The whole office at a path below /oficina. */
export function renderOffice(path: string) {
  const cache = makeCache(() => leaveOffice(router, cache));
  const router = makeRouter(cache, createMemoryHistory({ initialEntries: [`/oficina${path}`] }));
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
