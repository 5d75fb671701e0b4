import { mayDo, useOperator } from '../../api/session.ts';
import { placeGroups } from '../places.ts';

/** The entries of the menu that the operator may open, without empty groups. */
export function usePlaces() {
  const operator = useOperator();
  return placeGroups
    .map((group) => group.filter(({ needs }) => mayDo(operator, needs)))
    .filter((group) => group.length > 0);
}
