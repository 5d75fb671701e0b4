import type { CartProduct } from '@tonalia/contract/purchase';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { useSetQuantity } from '../../api/cart-sync/use-edit-cart.ts';

/** Time until a press is a hold. */
const HOLD_MS = 350;
/** Movement, in px, that makes a press a scroll. */
const SLIP = 8;
/** Movement, in px, of one step. */
const STEP = 14;

interface Press {
  line: CartProduct;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  /** It was held, so movement changes the quantity. */
  isHeld: boolean;
  units: number;
}

/**
 * For tiles on a touch screen: hold one and slide to the right or up for more, to the left or down for less, within its stock. A tap and
 * a scroll stay what they are.
 */
export function useQuantityDrag(lines: readonly CartProduct[], onHold: (id: string) => void) {
  const list = useRef<HTMLUListElement>(null);
  const press = useRef<Press>(null);
  const swallowsClick = useRef(false);
  const setQuantity = useSetQuantity();

  useEffect(() => {
    const element = list.current;
    // React listens passively, which cannot keep the page from scrolling
    const keepStill = (event: TouchEvent) => press.current?.isHeld && event.preventDefault();
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, []);
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  function start(event: PointerEvent<HTMLUListElement>) {
    swallowsClick.current = false;
    clearTimeout(press.current?.timer);
    press.current = null;
    if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
    const line = lines.find((one) => lineId(one) === id);
    if (!line || id === undefined) return;
    const timer = setTimeout(() => {
      if (!press.current) return;
      press.current.isHeld = true;
      navigator.vibrate?.(10);
      onHold(id);
    }, HOLD_MS);
    press.current = { line, x: event.clientX, y: event.clientY, timer, isHeld: false, units: line.quantity };
  }

  function follow(event: PointerEvent<HTMLUListElement>) {
    const now = press.current;
    if (!now) return;
    const moved = event.clientX - now.x - (event.clientY - now.y);
    if (!now.isHeld) {
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLIP) stop();
      return;
    }
    const { minQuantity, quantity, stock } = now.line;
    const most = Math.max(stock, quantity);
    const wanted = quantity + Math.trunc(moved / STEP) * minQuantity;
    const units = Math.max(minQuantity, wanted > most ? most - (most % minQuantity) : wanted);
    if (units === now.units) return;
    now.units = units;
    setQuantity(now.line, units);
  }

  function stop() {
    clearTimeout(press.current?.timer);
    swallowsClick.current = press.current?.isHeld ?? false;
    press.current = null;
  }

  return {
    ref: list,
    onPointerDown: start,
    onPointerMove: follow,
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => press.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!swallowsClick.current) return;
      swallowsClick.current = false;
      event.stopPropagation();
    },
  };
}
