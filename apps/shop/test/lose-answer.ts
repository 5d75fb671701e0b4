import { setApi } from '../src/api/http/transport.ts';
import type { mockApi } from './mock-api.ts';

/** The next call to an address with this ending reaches the server, but its response is lost. */
export function loseAnswer(api: ReturnType<typeof mockApi>, ending: string): void {
  let isLost = false;
  setApi(async (request) => {
    const answer = await api.fetch(request);
    if (isLost || !new URL(request.url).pathname.endsWith(ending)) return answer;
    isLost = true;
    throw new TypeError('connection reset');
  });
}
