import type { DispatchRoute } from '@tonalia/contract/dispatch-office';
import { OutlineButton } from '../../components/outline-button.tsx';
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { routeTexts as texts } from '../../messages/routes.es-CO.ts';

export type RouteTableProps = {
  routes: readonly DispatchRoute[];
  /** Id of the route with the focus. */
  focused: string | undefined;
  canPlan: boolean;
  onOpen: (id: string) => void;
  /** Moves a route to a place, from 0. */
  onPlace: (from: number, to: number) => void;
};

/** The routes of a warehouse; the first that fits an address has it. */
export function RouteTable({ routes, focused, canPlan, onOpen, onPlace }: RouteTableProps) {
  const { columns } = texts;
  return (
    <div className="overflow-x-auto border-t border-line">
      <table className="stops">
        <thead>
          <tr>
            <th scope="col">{columns.order}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.leaves}</th>
            <th scope="col">{columns.places}</th>
            <th scope="col">
              <span className="sr-only">{columns.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {routes.map(({ _id, name, leavesAt, places }, at) => (
            <tr key={_id} data-focused={focused === _id || undefined}>
              <td className="w-[44px] text-text-3">{at + 1}</td>
              <td className="font-semibold whitespace-nowrap">{name}</td>
              <td className="whitespace-nowrap">{formatLeavingHour(leavesAt)}</td>
              <td className="w-full text-text-2">{places.map(placeWords).join(' · ') || texts.noPlaces}</td>
              <td className="whitespace-nowrap">
                {canPlan && (
                  <span className="inline-flex gap-1">
                    <OutlineButton
                      icon="M12 19V5M5 12l7-7 7 7"
                      label={texts.up(name)}
                      small
                      disabled={at === 0}
                      onClick={() => onPlace(at, at - 1)}
                    />
                    <OutlineButton
                      icon="arrow-down"
                      label={texts.down(name)}
                      small
                      disabled={at === routes.length - 1}
                      onClick={() => onPlace(at, at + 1)}
                    />
                    <OutlineButton icon="edit" label={texts.edit(name)} small onClick={() => onOpen(_id)} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "Bogotá (sur, Kennedy)" */
const placeWords = ({ name, words }: DispatchRoute['places'][number]): string =>
  words.length === 0 ? name : `${name} (${words.join(', ')})`;
