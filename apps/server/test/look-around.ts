import { setTimeout as pause } from 'node:timers/promises';

interface Card {
  _id: string;
  price: number;
  applicableDealsId: string | null;
  programmedPriceId: string | null;
}

/** An error response of the API. */
interface Refusal {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

export interface Visitor {
  /** All requests that failed. */
  readonly refusals: readonly Refusal[];
  /** A card of the first page without any discount. */
  readonly plain: Card;
  /**
   * Its price in the list and on its page, and whether a list finds it by `price`; always the same requests, so that cached responses are
   * compared.
   */
  seen(price: number): Promise<{ onPage: number | undefined; byItself: number | undefined; isKnownBy: boolean }>;
  /** Number of successful requests. */
  answered(): number;
  stop(): Promise<void>;
}

/** A guest that keeps reading lists, results, suggestions and pages. */
export async function startBrowsing(address: string): Promise<Visitor> {
  const refusals: Refusal[] = [];
  let answered = 0;
  let isGone = false;

  async function request<T>(path: string): Promise<T | undefined> {
    const answer = await fetch(`${address}/api/products${path}`);
    const body = (await answer.json()) as T; // as: the caller names the contract's shape
    if (answer.status === 200) {
      answered += 1;
      return body;
    }
    refusals.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), body });
    await pause(50);
    return undefined;
  }
  const page = '/product/list?sort=name';
  const [plain] = ((await request<{ results: Card[] }>(page))?.results ?? []).filter(
    (card) => card.applicableDealsId === null && card.programmedPriceId === null,
  );
  if (!plain) throw new Error('the first page has no plain price');
  const read = async (): Promise<void> => {
    for (let n = 1; !isGone; n += 1) {
      await request(`/product/list?facets=1&maxPrice=${1_000_000 + n}`); // never requested before, so not cached
      await request(`/search?search=tinte&maxPrice=${1_000_000 + n}`);
      await request(`/suggest?search=champ&userId=${n}`);
      await request('/category/list');
      await request('/product/listHome');
    }
  };
  const reading = read();
  return {
    refusals,
    plain,
    answered: () => answered,
    async seen(price) {
      const list = await request<{ results: Card[] }>(page);
      const one = await request<{ results: Card }>(`/product/query?_id=${plain._id}`);
      const samePrice = await request<{ results: Card[] }>(
        `/product/list?limit=100&minPrice=${price}&maxPrice=${price}`,
      );
      const find = (of: { results: Card[] } | undefined) => of?.results.find(({ _id }) => _id === plain._id);
      return {
        onPage: find(list)?.price,
        byItself: one?.results.price,
        isKnownBy: find(samePrice) !== undefined,
      };
    },
    async stop() {
      isGone = true;
      await reading;
    },
  };
}
