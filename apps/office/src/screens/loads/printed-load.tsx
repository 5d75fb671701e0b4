import type { LoadSheet, LoadStop } from '@tonalia/contract/load-office';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { formatDocument } from '@tonalia/rules/document';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { useEffect } from 'react';
import { loadQuery } from '../../api/loads.ts';
import { useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatHour } from '../../components/when.ts';
import { Barcode } from '../../features/picking/barcode.tsx';
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { spacedPlate } from './load-fields.ts';
import { LoadWeight } from './load-weight.tsx';
import { pagesOf } from './pages.ts';
import { BrandLogo } from '../../components/brand-logo.tsx';
import { placeName } from '../../components/place-name.ts';
import { formatPrintedDay } from '../../components/printed-day.ts';

/** The load sheet on paper: A4, black, up to nine stops a page, the sums on the last. */
export function PrintedLoad() {
  const { load: code } = useParams({ from: '/alistamiento/rutas/$load/hoja' });
  const { data, error, refetch } = useQuery({ ...loadQuery(code), refetchInterval: false });
  useEffect(() => {
    document.title = code;
  }, [code]);
  if (error && !data) return <LoadFailure what={texts.whatLoad} cause={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const pages = pagesOf(data.stops);
  return (
    <main id="main" className="printed-list printed-load">
      <p className="mb-6 flex justify-end print:hidden">
        <OfficeButton icon={outlines.printer} onClick={() => print()}>
          {texts.print}
        </OfficeButton>
      </p>
      {pages.map((stops, at) => (
        <section key={at} className="printed-page">
          {at === 0 && <Head load={data} />}
          <Stops stops={stops} load={at === pages.length - 1 ? data : undefined} />
          <Foot load={data} at={at + 1} of={pages.length} />
        </section>
      ))}
    </main>
  );
}

const { printed, columns } = texts;

function Head({ load }: { load: LoadSheet }) {
  const { code, routeName, dispatchDate, leavesAt, sender, warehouse, toCollect } = load;
  return (
    <>
      <header className="mb-6 flex items-start justify-between gap-6">
        <div>
          <BrandLogo className="text-[1.75rem]" />
          <p className="mt-2">{[sender.name, sender.nit && printed.nit(sender.nit)].filter(Boolean).join(', ')}</p>
          <p>{[`${texts.warehouse} ${placeName(warehouse)}`, sender.address].filter(Boolean).join(', ')}</p>
        </div>
        <div className="text-right text-[0.9375rem]">
          <h1 className="mb-1.5 font-display text-[1.625rem] leading-none font-[680] tracking-[-0.02em]">
            {texts.sheetNumber(code)}
          </h1>
          <p>
            {printed.routeOf} <b>{routeName}</b>, {formatPrintedDay(dispatchDate)}
          </p>
          <p>{printed.leaves(formatLeavingHour(leavesAt))}</p>
        </div>
      </header>
      <section className="note-facts">
        <div>
          <h2>{printed.driver}</h2>
          <b>{load.driverName ?? '–'}</b>
          {load.driverDocument && <p>{printed.document(formatDocument('CC', load.driverDocument))}</p>}
        </div>
        <div>
          <h2>{printed.vehicle}</h2>
          <b>{[load.vehicle, load.plate && spacedPlate(load.plate)].filter(Boolean).join(' ') || '–'}</b>
          <p>{printed.kilometres}</p>
        </div>
        <div>
          <h2>{printed.load}</h2>
          <b>{printed.loaded(load.boxes, load.units)}</b>
          <p>
            <LoadWeight load={load} />
          </p>
        </div>
        <div>
          <h2>{printed.collect}</h2>
          <b>{toCollect ? formatPesos(toCollect) : '–'}</b>
          {load.changeAmount > 0 && <p>{printed.change(formatPesos(load.changeAmount))}</p>}
        </div>
      </section>
    </>
  );
}

/** The stops of a page; with the load, its sums too. */
function Stops({ stops, load }: { stops: readonly LoadStop[]; load: LoadSheet | undefined }) {
  const pickups = load?.stops.filter(({ kind }) => kind === 'pickup').length ?? 0;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.position}</th>
          <th scope="col">{columns.arrives}</th>
          <th scope="col">{printed.address}</th>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.boxes}</th>
          <th scope="col" className="text-right!">
            {printed.collectColumn}
          </th>
          <th scope="col" className="whitespace-nowrap">
            {printed.receives}
          </th>
        </tr>
      </thead>
      <tbody>
        {stops.map((stop) => (
          <Stop key={stop._id} stop={stop} />
        ))}
        {load && (
          <tr className="sums">
            <td colSpan={4}>{texts.deliveries(load.stops.length - pickups, pickups)}</td>
            <td>{formatNumber(load.boxes)}</td>
            <td className="text-right">{load.toCollect ? formatPesos(load.toCollect) : '–'}</td>
            <td aria-hidden="true" />
          </tr>
        )}
      </tbody>
    </table>
  );
}

const short = (hour: string): string => formatLeavingHour(hour).replace(/ [apm]+\. ?(m\.)?$/, '');

function Stop({ stop }: { stop: LoadStop }) {
  const {
    position,
    kind,
    arrivesFrom,
    arrivesUntil,
    arrivesAfterDays,
    customer,
    address,
    city,
    comments,
    window,
    boxes,
    toCollect,
  } = stop;
  return (
    <tr className="stop">
      <td>
        <b className={kind === 'pickup' ? 'number dashed' : 'number'}>{position}</b>
      </td>
      <td>
        <b className="block">{short(arrivesFrom)}</b>
        {short(arrivesUntil)}
        {arrivesAfterDays > 0 && <span className="block">{texts.nextDay(arrivesAfterDays)}</span>}
      </td>
      <td>
        <b className="text-[0.875rem] font-[650]">{customer}</b>
        {stop.isLate && <span className="mark">{texts.late}</span>}
        {kind === 'pickup' && <span className="mark">{texts.pickup}</span>}
        <p>{`${address}, ${placeName(city)}`}</p>
        {stop.pickup && <p>{stop.pickup.lines.map((line) => printed.line(line.units, line.name)).join(', ')}</p>}
        {comments && <p className="line-clamp-2">{comments}</p>}
        {window && <p>{printed.until(formatLeavingHour(window.until))}</p>}
      </td>
      <td className="font-semibold whitespace-nowrap">{stop.reference ?? stop.orderCode}</td>
      <td>
        {stop.pickup && texts.picksUp(stop.units)}
        <span className="flex flex-wrap gap-1">
          {boxes.map(({ number }) => (
            <span key={number} className="square" />
          ))}
        </span>
      </td>
      <td className="text-right font-[650] whitespace-nowrap">
        {toCollect ? formatPesos(toCollect) : stop.collects ? texts.collects : '–'}
      </td>
      <td aria-hidden="true" />
    </tr>
  );
}

function Foot({ load, at, of }: { load: LoadSheet; at: number; of: number }) {
  const { name } = useOperator();
  const now = useNow();
  return (
    <footer>
      {at === of && (
        <div className="signatures">
          {printed.signatures.map((what) => (
            <span key={what}>{what}</span>
          ))}
        </div>
      )}
      <div className="mt-3 flex items-end justify-between">
        <p>{`${printed.page(at, of)}, ${printed.by(formatHour(now), name)}`}</p>
        <Barcode code={load.code.replace('-', '')} height={30} bare />
      </div>
    </footer>
  );
}
