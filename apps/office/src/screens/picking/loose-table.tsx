import type { PickBoard } from '@tonalia/contract/dispatch-office';
import type { PickShipment } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { CommitSelect } from '../../components/row-select.tsx';
import { TickBox } from '../../components/tick-box.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import { placeName } from '../../components/place-name.ts';

export type LooseTableProps = {
  shipments: readonly PickShipment[];
  routes: PickBoard['routes'];
  chosen: ReadonlySet<string>;
  onToggle: (ids: readonly string[]) => void;
  /** Undefined for an operator that may not plan. */
  onRoute: ((shipmentId: string, routeId: string | null) => void) | undefined;
};

/** Orders without a wave, to choose from and to move between routes. */
export function LooseTable({ shipments, routes, chosen, onToggle, onRoute }: LooseTableProps) {
  const { columns } = texts;
  const count = shipments.filter(({ _id }) => chosen.has(_id)).length;
  return (
    <div className="overflow-x-auto">
      <table className="data-table" style={{ '--row': '40px' } as object}>
        <thead>
          <tr>
            <th scope="col" className="w-8">
              <TickBox
                label={texts.chooseAll}
                checked={count > 0 && count === shipments.length}
                mixed={count > 0 && count < shipments.length}
                onToggle={() =>
                  onToggle(
                    shipments.filter(({ _id }) => count === shipments.length || !chosen.has(_id)).map(({ _id }) => _id),
                  )
                }
              />
            </th>
            <th scope="col">
              {texts.loose}, {formatNumber(shipments.length)}
            </th>
            <th scope="col">{columns.customer}</th>
            <th scope="col" className="w-[180px]">
              {columns.route}
            </th>
            <th scope="col" className="amount">
              {columns.lines}
            </th>
            <th scope="col" className="amount">
              {columns.units}
            </th>
          </tr>
        </thead>
        <tbody>
          {shipments.map((shipment) => (
            <tr key={shipment._id} data-chosen={chosen.has(shipment._id) || undefined}>
              <td>
                <TickBox
                  label={texts.choose(shipment.orderCode)}
                  checked={chosen.has(shipment._id)}
                  onToggle={() => onToggle([shipment._id])}
                />
              </td>
              <td className="font-[650]">
                <Link to="/pedidos/$code" params={{ code: shipment.orderCode }}>
                  {shipment.orderCode}
                </Link>
              </td>
              <td className="w-full max-w-0 truncate">
                {shipment.customer}
                <span className="ml-2 text-[0.8125rem] text-text-3">
                  {shipment.dispatchDate === null ? placeName(shipment.city) : texts.presale(placeName(shipment.city))}
                </span>
              </td>
              <td>
                <RouteChoice shipment={shipment} routes={routes} onRoute={onRoute} />
              </td>
              <td className="amount text-text-2">{formatNumber(shipment.lines)}</td>
              <td className="amount font-semibold">{formatNumber(shipment.units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RouteChoice({
  shipment: { _id, orderCode, route },
  routes,
  onRoute,
}: Pick<LooseTableProps, 'routes' | 'onRoute'> & { shipment: PickShipment }) {
  if (!onRoute) return route?.name ?? <span className="text-text-3">{texts.noRoute}</span>;
  return (
    <CommitSelect
      aria-label={texts.chooseRoute(orderCode)}
      value={route?._id ?? ''}
      edge="none"
      className="h-8 w-40 rounded-[8px] bg-transparent pl-0!"
      onCommit={(id) => onRoute(_id, id || null)}
    >
      {!route && <option value="">{texts.noRoute}</option>}
      {routes.map(({ _id: id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </CommitSelect>
  );
}
