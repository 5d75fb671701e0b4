import { type ReactNode, createContext, use } from 'react';
import { createPortal } from 'react-dom';

/** The place in the header of the page where a tab puts its acts; null until it is drawn. */
export const HeaderSlot = createContext<HTMLElement | null>(null);

/** Acts of a tab, in the header of the page. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlot);
  return slot && createPortal(children, slot);
}
