import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { PackLabels } from '@tonalia/contract/packing-office';
import { formatMoment } from '@tonalia/rules/dates';
import { useEffect } from 'react';
import { useBrand } from '../../api/brand.ts';
import { labelsQuery, packingQuery } from '../../api/packing.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { Barcode } from '../../features/picking/barcode.tsx';
import { QrMark } from '../../features/picking/qr-mark.tsx';
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';
import type { LabelsSearch } from './labels-search.ts';
import { kilosOf } from './packing-view.ts';

/** Labels of the boxes, 100 × 150 mm each: of one box, or of all. Black on white, for a thermal printer. */
export function LabelsScreen() {
  const { code } = useParams({ from: '/empacar/$code/guias' });
  const { despacho, caja, imprimir }: LabelsSearch = useSearch({ from: '/empacar/$code/guias' });
  const packing = useQuery({ ...packingQuery(code, despacho), refetchInterval: false });
  const shipmentId = packing.data?._id;
  const { data, error, refetch } = useQuery({ ...labelsQuery(shipmentId ?? ''), enabled: shipmentId !== undefined });
  const failure = packing.error ?? error;
  const boxes = data?.boxes.filter(({ number }) => caja === undefined || caja === number) ?? [];
  const isReady = boxes.length > 0;
  useEffect(() => {
    document.title = `${texts.label} ${code}`;
  }, [code]);
  useEffect(() => {
    if (isReady && imprimir) print();
  }, [isReady, imprimir]);
  if (failure && !data) return <LoadFailure what={texts.what} cause={failure} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  return (
    <main id="main" className="printed-labels">
      <p className="mb-4 flex justify-end print:hidden">
        <OfficeButton icon={outlines.printer} onClick={() => print()}>
          {texts.print}
        </OfficeButton>
      </p>
      {boxes.map((box) => (
        <BoxLabel key={box.number} labels={data} box={box} />
      ))}
      {boxes.length === 0 && <EmptyNote title={texts.noBoxes} />}
    </main>
  );
}

type LabelBox = PackLabels['boxes'][number];

function BoxLabel({ labels, box }: { labels: PackLabels; box: LabelBox }) {
  const { orderCode, customer, person, phone, address, city, route, until, collects, sender } = labels;
  const brand = useBrand();
  return (
    <article className="box-label">
      <header>
        <b className="mark">{brand}</b>
        <span>
          {texts.warehouse(labels.warehouse)}
          <br />
          {dayOf(labels.day)}
        </span>
      </header>
      <section className="place">
        <div>
          <small>{texts.labelRoute}</small>
          <b>{route?.toLocaleUpperCase('es-CO') ?? '–'}</b>
        </div>
        <div>
          <small>{texts.labelBox}</small>
          <b>{texts.boxOf(box.number, labels.boxes.length)}</b>
        </div>
      </section>
      <section className="whereto">
        <h1>{customer}</h1>
        <p>{address}</p>
        <p>{city}</p>
        <p className="contact">{[person, phone].filter(Boolean).join(', ')}</p>
      </section>
      <section className="terms">
        {until && <b className="until">{texts.until(formatLeavingHour(until))}</b>}
        <b>{collects ? texts.collects : texts.paid}</b>
        <span>{box.weight !== null && `${kilosOf(box.weight)} ${texts.kg}`}</span>
      </section>
      <QrMark text={box.code} className="qr" />
      <footer>
        <Barcode code={box.code} bar={2} height={92} bare className="bars" />
        <b className="code">{`${orderCode}-${box.number}/${labels.boxes.length}`}</b>
        <p>
          <span>{texts.sender(sender.name, sender.address)}</span>
          <span className="whitespace-nowrap">
            {texts.label} {box.code}
          </span>
        </p>
      </footer>
    </article>
  );
}

/** "23 nov 2026" */
const dayOf = (day: string): string =>
  `${formatMoment(new Date(`${day}T12:00:00-05:00`)).split(',')[0] ?? ''} ${day.slice(0, 4)}`;
