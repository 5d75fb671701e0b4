import type { OfficeOrderFacts } from '@tonalia/contract/fiscal';
import type { OfficeOrder, OfficeShipment } from '@tonalia/contract/purchase-office';
import { formatDay } from '@tonalia/rules/dates';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { sumTaxed } from '@tonalia/rules/tax';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';
import { orderTexts } from '../../messages/order.es-CO.ts';
import { readableDocument } from './readable-document.ts';
import { placeWithState } from '../../components/place-name.ts';

const texts = orderPageTexts.print;

export type PrintedPartProps = {
  order: OfficeOrder;
  shipment: OfficeShipment;
  place: { at: number; of: number };
  /** The pick list: no prices, a box to tick. */
  isList: boolean;
  warehouse: string | undefined;
};

/** Base and IVA of the lines of a part, after their share of coupon and payment method. */
function PrintedTax({ facts, lines }: { facts: OfficeOrderFacts; lines: OfficeShipment['lines'] }) {
  const taxed = sumTaxed(facts.lines.filter(({ line }) => lines.some((one) => one.line === line)));
  return (
    <>
      <p className="sum">
        {orderTexts.taxBase} <span>{formatPesos(taxed.base)}</span>
      </p>
      <p className="sum">
        {orderTexts.taxIncluded} <span>{formatPesos(taxed.tax)}</span>
      </p>
    </>
  );
}

/** A part of an order on paper: the delivery note, or the list to pick. Nothing depends on colour. */
export function PrintedPart({ order, shipment, place, isList, warehouse }: PrintedPartProps) {
  const { customer, address, code } = order;
  const { lines, leavesBy } = shipment;
  const hasPrices = !isList && lines.every(({ amount }) => amount !== null);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = lines.reduce((sum, line) => sum + (line.amount ?? 0), 0);
  return (
    <article>
      <header>
        <h1>{isList ? texts.pickList : texts.deliveryNote}</h1>
        <p>
          {texts.order} <b>{code}</b>
          {place.of > 1 && `, ${texts.part(place.at, place.of)}`}
        </p>
        {leavesBy && <p>{formatDay(leavesBy)}</p>}
        {!isList && <p>{texts.noInvoice}</p>}
      </header>
      <section className="facts">
        <div>
          <h2>{texts.customer}</h2>
          <b>{customer.name}</b>
          <p>{customer.document && readableDocument(customer.document)}</p>
          <p>{[customer.person, customer.phone].filter(Boolean).join(', ')}</p>
        </div>
        <div>
          <h2>{texts.delivery}</h2>
          <p>{address.address}</p>
          <p>{placeWithState(address.city, address.state)}</p>
          <p>{order.comments}</p>
        </div>
        <div>
          <h2>{texts.dispatch}</h2>
          {warehouse && <p>{orderTexts.warehouse(warehouse)}</p>}
          {customer.seller && <p>{texts.seller(customer.seller)}</p>}
        </div>
      </section>
      <table>
        <thead>
          <tr>
            <th>{texts.columns.number}</th>
            <th>{texts.columns.code}</th>
            <th>{texts.columns.product}</th>
            <th className="amount">{texts.columns.ordered}</th>
            {isList && <th className="amount">{texts.columns.picked}</th>}
            {hasPrices && <th className="amount">{texts.columns.price}</th>}
            {hasPrices && <th className="amount">{texts.columns.amount}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.line}>
              <td>{at + 1}</td>
              <td>{line.assemblyVersionCode ?? line.versionCode ?? line.code}</td>
              <td>
                <b>{lineName(line)}</b>
                {`, ${[line.manufacturer.name, productBehind(line)].filter(Boolean).join(' ')}`}
              </td>
              <td className="amount">{formatNumber(line.quantity)}</td>
              {isList && <td className="amount">____</td>}
              {hasPrices && <td className="amount">{formatPesos(line.price ?? 0)}</td>}
              {hasPrices && <td className="amount">{formatPesos(line.amount ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sum">
        {hasPrices ? texts.sum(units) : orderTexts.units(units)}
        {hasPrices && <b>{formatPesos(amount)}</b>}
      </p>
      {hasPrices && order.facts && <PrintedTax facts={order.facts} lines={lines} />}
      {!isList && (
        <footer>
          <span>{texts.gives}</span>
          <span>{texts.takes}</span>
        </footer>
      )}
    </article>
  );
}
