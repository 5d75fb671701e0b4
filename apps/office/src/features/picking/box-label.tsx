import type { PackLabels } from '@tonalia/contract/packing-office';
import { formatMoment } from '@tonalia/rules/dates';
import { formatPhone } from '@tonalia/rules/phone';
import { useBrand } from '../../api/brand.ts';
import { packingTexts as texts } from '../../messages/packing.es-CO.ts';
import { Barcode } from './barcode.tsx';
import { kilosOf } from './kilos.ts';
import { formatLeavingHour } from './leaving-hour.ts';
import { QrMark } from './qr-mark.tsx';
import { placeName } from '../../components/place-name.ts';

/** Letters of a route's name that fit into one line of its full size. */
const ONE_LINE = 9;

type LabelBox = PackLabels['boxes'][number];

/** The label of a box, 100 × 150 mm, black on white. */
export function BoxLabel({ labels, box }: { labels: PackLabels; box: LabelBox }) {
  const { orderCode, customer, person, phone, address, city, route, until, collects, sender } = labels;
  const brand = useBrand();
  return (
    <article className="box-label">
      <header>
        <b className="mark">{brand}</b>
        <span>
          {texts.warehouse(placeName(labels.warehouse))}
          <br />
          {dayOf(labels.day)}
        </span>
      </header>
      <section className="place">
        <div>
          <small>{texts.labelRoute}</small>
          <b data-long={(route?.length ?? 0) > ONE_LINE || undefined}>{route?.toLocaleUpperCase('es-CO') ?? '–'}</b>
        </div>
        <div>
          <small>{texts.labelBox}</small>
          <b>{texts.boxOf(box.number, labels.boxes.length)}</b>
        </div>
      </section>
      <section className="whereto">
        <h1>{customer}</h1>
        <p>{address}</p>
        <p>{placeName(city)}</p>
        <p className="contact">{[person, phone && formatPhone(phone)].filter(Boolean).join(', ')}</p>
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
