import type { CartView } from '@tonalia/contract/purchase';
import { makeCart, makeLine } from './make.ts';

/** The fate of a request. `late`: it arrives after the sender's timeout, and a second time. */
export type RequestFate = 'well' | 'never arrives' | 'answer lost' | 'late';

interface Body {
  code: string;
  quantity: number;
}

/**
 * The API's cart behind a lossy network: an idempotency key has its effect once, an unknown line is refused, and removing a
 * missing line counts as removed. Products are named by their codes.
 */
export function unreliableApi() {
  const cart = new Map<string, number>();
  const effects = new Map<string, string>();
  const late: (() => void)[] = [];
  const additions = new Map<string, number>();
  let requestFates: RequestFate[] = [];

  const view = (): CartView =>
    makeCart([...cart].map(([code, quantity]) => makeLine({ code, productId: code, quantity })));
  const answers: Record<string, (body: Body, key: string) => unknown> = {
    'GET listcart': view,
    'POST additem': ({ code, quantity }, key) => {
      applyOnce(key, `add ${code} ${quantity}`, () => {
        additions.set(key, (additions.get(key) ?? 0) + 1);
        cart.set(code, (cart.get(code) ?? 0) + quantity);
      });
      return { cart: { _id: 'cart', amount: 0, total: 0 } };
    },
    'PUT changequantityitem': ({ code, quantity }, key) => {
      applyOnce(key, `set ${code} ${quantity}`, () => change(code, quantity));
      return view();
    },
    'DELETE deleteitem': ({ code }, key) => {
      applyOnce(key, `remove ${code}`, () => cart.delete(code));
      return view();
    },
  };

  function change(code: string, quantity: number): void {
    if (!cart.has(code)) throw new Error('CART_LINE_NOT_FOUND');
    cart.set(code, quantity);
  }

  function applyOnce(key: string, effect: string, work: () => void): void {
    if ((effects.get(key) ?? effect) !== effect) throw new Error('IDEMPOTENCY_KEY_REUSED');
    if (effects.has(key)) return;
    work();
    effects.set(key, effect);
  }

  async function fetch(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const key = request.headers.get('idempotency-key') ?? '';
    const text = await request.text();
    const arrive = () => {
      try {
        return Response.json(answers[`${request.method} ${path}`]?.(JSON.parse(text || '{}'), key));
      } catch (refusal) {
        const code = (refusal as Error).message; // as: what is thrown above
        return Response.json({ code, message: code, error: code, params: {} }, { status: 409 });
      }
    };
    const fate = requestFates.shift() ?? 'well';
    if (fate === 'well') return arrive();
    if (fate === 'answer lost') arrive();
    if (fate === 'late') late.push(arrive, arrive);
    throw new TypeError('no answer');
  }

  return {
    fetch,
    cart,
    /** How often each key added. */
    additions,
    suffer: (next: RequestFate[]) => {
      requestFates = [...next];
    },
    /** Delivers the late requests. */
    deliverLate: () => {
      for (const arrive of late.splice(0)) arrive();
    },
  };
}
