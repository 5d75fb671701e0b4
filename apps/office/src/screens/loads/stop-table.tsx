import type { LoadSheet } from '@tonalia/contract/load-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { EmptyNote } from '../../components/states.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { StopRow } from './stop-row.tsx';
import type { LoadWork } from './use-load.ts';

export type StopTableProps = {
  load: LoadSheet;
  work: LoadWork;
  /** Number of the stop with the focus, from 1; 0 for none. */
  focused: number;
  /** Each box with its code, to be put aboard by hand. */
  showsBoxes: boolean;
  onFocus: (at: number) => void;
  onMove: (at: number) => void;
};

/** The stops in their order, and the sums. */
export function StopTable({ load, work, focused, showsBoxes, onFocus, onMove }: StopTableProps) {
  const { columns } = texts;
  if (load.stops.length === 0) return <EmptyNote title={texts.noStops} text={texts.noStopsText} />;
  const pickups = load.stops.filter(({ kind }) => kind === 'pickup').length;
  return (
    // relative: the hidden names of its last column would widen the page
    <div className="phone-card relative overflow-x-auto">
      <table className="stops stop-cards">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <span className="sr-only">{columns.position}</span>
            </th>
            <th scope="col">{columns.arrives}</th>
            <th scope="col">{columns.customer}</th>
            <th scope="col" className="max-lg:hidden">
              {columns.order}
            </th>
            <th scope="col">{columns.boxes}</th>
            <th scope="col" className="amount">
              {columns.units}
            </th>
            <th scope="col" className="amount">
              {columns.collect}
            </th>
            <th scope="col">
              <span className="sr-only">{columns.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {load.stops.map((stop, at) => (
            <StopRow
              key={stop._id}
              stop={stop}
              at={at}
              last={load.stops.length - 1}
              isFocused={focused === at + 1}
              showsBoxes={showsBoxes}
              work={work}
              onFocus={() => onFocus(at + 1)}
              onMove={() => onMove(at + 1)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2} className="max-lg:hidden" aria-hidden="true" />
            <th scope="row" colSpan={2} className="max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-1">
              {texts.deliveries(load.stops.length - pickups, pickups)}
            </th>
            <td className="max-lg:hidden" aria-hidden="true" />
            <td className="max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-2">{texts.boxes(load.boxes)}</td>
            <td className="amount max-lg:col-start-3 max-lg:row-start-1">{formatNumber(load.units)}</td>
            <td className="amount">
              {load.toCollect === null ? '' : load.toCollect === 0 ? '–' : formatPesos(load.toCollect)}
            </td>
            <td className="max-lg:hidden" aria-hidden="true" />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
