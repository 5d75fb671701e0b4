import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGo, useHere } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';
import { lineId } from './cart-line.ts';
import type { AddOutcome, AddRequest, EditableLine } from './cart-line.ts';
import { useSession } from '../session/session.ts';
import { chooseQuantity } from './shown/cart-changes.ts';

/**
 * Whether the shopper may buy; otherwise leads on: a guest to the login page and back,
 * a seller without a chosen customer to the customer list.
 */
export function useMayBuy(): () => boolean {
  const { isGuest, isSeller, customer } = useSession();
  const go = useGo();
  const here = useHere();
  return () => {
    if (isGuest) {
      go(paths.login({ required: true, redirect: here }));
      return false;
    }
    if (isSeller && customer === null) {
      void import('./edit-cart.ts').then(({ alertCustomerRequired }) => alertCustomerRequired(here));
      return false;
    }
    return true;
  };
}

/** The code that writes is loaded with the first tap; readers never need it. */
const writes = () => import('./edit-cart.ts');

/**
 * Adds to the cart: one product, or several shades at once. Shows a notice, or an alert with the reason for a failure;
 * with `quiet` the caller shows it. `message` is null when the shopper was led to another page.
 */
export function useAddToCart() {
  const mayBuy = useMayBuy();
  const here = useHere();
  const cache = useQueryClient();
  const [isAdding, setIsAdding] = useState(false);

  async function add(body: AddRequest, { quiet = false } = {}): Promise<AddOutcome> {
    if (!mayBuy()) return { added: false, message: null };
    setIsAdding(true);
    try {
      const { addToCart } = await writes();
      return await addToCart(cache, body, here, quiet);
    } catch {
      if (!quiet) notify({ color: 'red', message: messages.errors.offline });
      return { added: false, message: messages.errors.offline };
    } finally {
      setIsAdding(false);
    }
  }
  return { add, isAdding };
}

/**
 * Sets the quantity of a line: at once on the screen, 400 ms after the last tap on the server; 0 removes the line.
 * Adds a line that is not in the cart yet. When the server refuses, the quantity is restored and an alert says why.
 */
export function useSetQuantity() {
  const mayBuy = useMayBuy();
  const here = useHere();
  const cache = useQueryClient();
  return (line: EditableLine, quantity: number): void => {
    if (!mayBuy()) return;
    const id = lineId(line);
    chooseQuantity(id, quantity);
    writes().then(
      ({ setLine }) => setLine(cache, line, quantity, here),
      () => {
        chooseQuantity(id, null);
        notify({ color: 'red', message: messages.errors.offline });
      },
    );
  };
}
