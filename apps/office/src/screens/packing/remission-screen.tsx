import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { Remission } from '@tonalia/contract/packing-office';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { formatPhone } from '@tonalia/rules/phone';
import { useEffect } from 'react';
import { packingQuery, remissionQuery } from '../../api/packing.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { policyQuery } from '../../api/policy.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { formatHour } from '../../components/when.ts';
import { Barcode } from '../../features/picking/barcode.tsx';
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { remissionTexts as texts } from '../../messages/remission.es-CO.ts';
import type { PackingSearch } from './packing-search.ts';
import { kilosOf } from '../../features/picking/kilos.ts';
import { RemissionLines } from './remission-lines.tsx';
import { BrandLogo } from '../../components/brand-logo.tsx';
import { placeName } from '../../components/place-name.ts';
import { capital, formatPrintedDay } from '../../components/printed-day.ts';

/** The delivery note on paper: A4, black, nothing depends on colour. */
export function RemissionScreen() {
  const { code } = useParams({ from: '/empacar/$code/remision' });
  const search: PackingSearch = useSearch({ from: '/empacar/$code/remision' });
  const packing = useQuery({ ...packingQuery(code, search), refetchInterval: false });
  const shipmentId = packing.data?._id;
  const note = useQuery({ ...remissionQuery(shipmentId ?? ''), enabled: shipmentId !== undefined });
  const policy = useQuery(policyQuery);
  const failure = packing.error ?? note.error ?? policy.error;
  useEffect(() => {
    document.title = note.data?.number ?? texts.title(null);
  }, [note.data?.number]);
  if (failure && !(note.data && policy.data))
    return (
      <LoadFailure
        what={texts.what}
        cause={failure}
        onRetry={() => void (packing.error ? packing : note.error ? note : policy).refetch()}
      />
    );
  // the paper states the days of a return: it waits for those in force
  if (!note.data || !policy.data) return <LoadingRows />;
  return (
    <main id="main" className="printed-list printed-note">
      <p className="mb-6 flex justify-end print:hidden">
        <OfficeButton icon={outlines.printer} onClick={() => print()}>
          {texts.print}
        </OfficeButton>
      </p>
      <Head note={note.data} />
      <Facts note={note.data} />
      <RemissionLines note={note.data} />
      <Sums note={note.data} />
      <footer>
        <div className="signatures">
          <span>{texts.gives}</span>
          <span>{texts.takes}</span>
        </div>
        <div className="flex items-end justify-between">
          <p className="text-text-2">{texts.foot(policy.data.returnDays)}</p>
          {note.data.number && <Barcode code={note.data.number.replace('-', '')} height={30} bare />}
        </div>
      </footer>
    </main>
  );
}

function Head({ note: { number, orderCode, part, at, sender } }: { note: Remission }) {
  const moment = at === null ? undefined : new Date(at);
  const { regime, dianResolution } = sender;
  const tax = [regime, dianResolution && texts.resolution(dianResolution)].filter(Boolean).join(' · ');
  return (
    <header className="mb-7 flex items-start justify-between gap-6">
      <div>
        <BrandLogo className="text-[1.875rem]" />
        <p className="mt-2">{[sender.name, sender.nit && texts.nit(sender.nit)].filter(Boolean).join(', ')}</p>
        {tax && <p>{tax}</p>}
        <p>{sender.address}</p>
        <p>{[sender.phone && grouped(sender.phone), sender.email].filter(Boolean).join(', ')}</p>
      </div>
      <div className="text-right text-[0.9375rem]">
        <h1 className="mb-1.5 font-display text-[1.625rem] leading-none font-[680] tracking-[-0.02em]">
          {texts.title(number)}
        </h1>
        <p>
          {texts.order} <b>{orderCode}</b>
          {part.of > 1 && `, ${texts.part(part.at, part.of)}`}
        </p>
        {moment && <p>{`${capital(formatPrintedDay(dayIn(moment)))}, ${formatHour(moment)}`}</p>}
        <p>{texts.noInvoice}</p>
      </div>
    </header>
  );
}

/** The company's number, a mobile or a land line, without the country: "601 555 01 00". */
const grouped = (phone: string): string =>
  phone
    .replace(/\D/g, '')
    .replace(/^57(?=\d{10}$)/, '')
    .replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');

function Facts({ note }: { note: Remission }) {
  const { customer, document, person, phone, seller, address, city, until, warehouse, route, boxes, weight } = note;
  return (
    <section className="note-facts">
      <div>
        <h2>{texts.customer}</h2>
        <b>{customer}</b>
        <p>{document}</p>
        <p>{[person, phone && formatPhone(phone)].filter(Boolean).join(', ')}</p>
      </div>
      <div>
        <h2>{texts.delivery}</h2>
        <p>{address}</p>
        <p>{placeName(city)}</p>
        {until && <p>{texts.until(formatLeavingHour(until))}</p>}
      </div>
      <div>
        <h2>{texts.dispatch}</h2>
        <p>{texts.warehouse(placeName(warehouse), route)}</p>
        <p>{texts.boxes(boxes, kilosOf(weight))}</p>
        {seller && <p>{texts.seller(seller)}</p>}
      </div>
    </section>
  );
}

function Sums({ note: { lines, money, units, pending, next, part } }: { note: Remission }) {
  const rate = money && oneRate(lines, money);
  return (
    <section className="note-sums">
      <div>
        {pending.length > 0 && (
          <>
            <h2 className="font-[650]">{texts.pending}</h2>
            {pending.map(({ name, units: count }) => (
              <p key={name}>{texts.pendingLine(name, count)}</p>
            ))}
          </>
        )}
        {next.map(({ day, units: count }, at) => (
          <div key={at} className="mt-4">
            <h2 className="font-[650]">{texts.next(part.at + at + 1)}</h2>
            <p>{texts.nextLine(day === null ? '' : capital(formatDay(day)), count)}</p>
          </div>
        ))}
      </div>
      {money ? (
        <dl className="sums">
          <Sum name={texts.subtotal(units)} pesos={money.subtotal} />
          {money.discount !== 0 && (
            <Sum name={money.discount > 0 ? texts.discount : texts.charge} pesos={-money.discount} />
          )}
          <Sum name={texts.shipping} pesos={money.shipping} />
          <Sum name={texts.base} pesos={money.base} />
          <Sum name={rate === null ? texts.tax : texts.taxAt(rate)} pesos={money.tax} />
          <div className="total">
            <dt>{texts.total}</dt>
            <dd>{formatPesos(money.total)}</dd>
          </div>
        </dl>
      ) : (
        <p className="text-right font-[650]">{texts.unitsOnly(units)}</p>
      )}
    </section>
  );
}

const Sum = ({ name, pesos }: { name: string; pesos: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{pesos === 0 ? '–' : formatPesos(pesos)}</dd>
  </div>
);

/** The rate of all the tax; null when lines or the shipping have another one. Each line and the shipping round by a peso at most. */
function oneRate(lines: Remission['lines'], { base, tax }: NonNullable<Remission['money']>): number | null {
  const [rate, ...others] = new Set(lines.filter(({ units }) => units > 0).map((line) => line.rate));
  if (rate === undefined || others.length > 0) return null;
  return Math.abs((base * rate) / 100 - tax) <= lines.length + 1 ? rate : null;
}
