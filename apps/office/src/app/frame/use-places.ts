import { useLocation } from '@tanstack/react-router';
import { mayDo, useOperator } from '../../api/session.ts';
import { placeGroups } from '../places.ts';

/** The entries of the menu that the operator may open, without empty groups. */
export function usePlaces() {
  const operator = useOperator();
  return placeGroups
    .map((group) => group.filter(({ needs }) => mayDo(operator, needs)))
    .filter((group) => group.length > 0);
}

/** The entry of the current page when the operator may not open it. */
export function useClosedPlace() {
  const operator = useOperator();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isHere = (to: string) => (to === '/' ? path === to : path === to || path.startsWith(`${to}/`));
  return placeGroups.flat().find(({ to, needs }) => isHere(to) && !mayDo(operator, needs));
}
