import { useLocation } from '@tanstack/react-router';
import { mayDo, useOperator } from '../../api/session.ts';
import { furtherPages, placeGroups } from '../places.ts';

/** The entries of the menu that the operator may open, without empty groups. */
export function usePlaces() {
  const operator = useOperator();
  return placeGroups
    .map((group) => group.filter(({ needs }) => mayDo(operator, needs)))
    .filter((group) => group.length > 0);
}

/** The current page, by its entry of the menu if it has one, when the operator may not open it. */
export function useClosedPlace() {
  const operator = useOperator();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return [...placeGroups.flat(), ...furtherPages].find(
    (place) => isWithin(place, path) && !mayDo(operator, place.needs),
  );
}

/** Whether the page at `path` belongs to an entry of the menu. */
const isWithin = ({ to, under = to }: { to: string; under?: string }, path: string): boolean =>
  under === '/' ? path === under : path === under || path.startsWith(`${under}/`);

/** The pages that mark an entry. */
interface PlaceMarks {
  to: string;
  under: string | undefined;
  also: readonly string[] | undefined;
}

/** What marks the entries of pages that are not below their address; others are marked by their link. */
export function useMarkOf(): (place: PlaceMarks) => 'page' | undefined {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return ({ to, under, also }) =>
    also?.some((page) => isWithin({ to: page }, path)) || (under !== undefined && isWithin({ to, under }, path))
      ? 'page'
      : undefined;
}
