import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { formatWhenInFull } from '../../components/when.ts';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

const words = texts.paper;

export type PrintedReturnProps = { one: OfficeReturn; now: Date; onDone: () => void };

/** The receipt of a return (acta) on paper: it is in the page only while the browser prints, and then nothing else is. */
export function PrintedReturn({ one, now, onDone }: PrintedReturnProps) {
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true });
    print();
    return () => removeEventListener('afterprint', onDone);
    // printed once for each time it is opened
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function of the caller must not print again
  }, []);
  const { code, customer, city, orderCode, askedAt, lines, creditNote, history, amount, wish } = one;
  return createPortal(
    <div className="printed">
      <article>
        <header>
          <h1>{words.title}</h1>
          <p>
            <b>{code}</b>, {texts.historyName[one.state]}
          </p>
          <p>{formatWhenInFull(new Date(askedAt), now)}</p>
        </header>
        <section className="facts">
          <div>
            <h2>{texts.column.customer}</h2>
            <b>{customer.name}</b>
            <p>{city}</p>
          </div>
          <div>
            <h2>{texts.column.order}</h2>
            <p>{orderCode}</p>
            <p>
              {texts.asksFor}: {texts.wishes[wish]}
            </p>
          </div>
          <div>
            <h2>{texts.history}</h2>
            {history.slice(0, 3).map(({ state, by, at }) => (
              <p key={at}>
                {texts.historyName[state]}, {by}
              </p>
            ))}
          </div>
        </section>
        <table>
          <thead>
            <tr>
              <th>{texts.lineColumn.product}</th>
              <th>{texts.column.reason}</th>
              <th className="amount">{words.asked}</th>
              <th className="amount">{words.arrived}</th>
              <th className="amount">{texts.stock}</th>
              <th className="amount">{texts.loss}</th>
              <th>{words.refused}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line}>
                <td>{line.name}</td>
                <td>{texts.reasons[line.reason]}</td>
                {[line.units, line.arrived, line.toStock, line.toLoss].map((units, at) => (
                  <td key={words.unitColumns[at]} className="amount">
                    {units === null ? '' : formatNumber(units)}
                  </td>
                ))}
                <td>{line.refusal}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {creditNote.length > 0 && <PrintedNote one={one} />}
        {amount !== null && one.exchangeOrder === null && (
          <p className="sum">
            <b>{words.total}</b> <b>{formatPesos(amount)}</b>
          </p>
        )}
        <footer>
          <span>{words.gave}</span>
          <span>{words.took}</span>
        </footer>
      </article>
    </div>,
    document.body,
  );
}

/** The facts of the credit note: base and IVA of what came back, by rate. */
function PrintedNote({ one: { creditNote } }: { one: OfficeReturn }) {
  const rates = [...new Set(creditNote.map(({ rate }) => rate))].toSorted((one, other) => other - one);
  const sumOf = (rate: number, what: 'base' | 'tax') =>
    creditNote.reduce((sum, line) => (line.rate === rate ? sum + line[what] : sum), 0);
  return (
    <>
      {rates.map((rate) => (
        <p key={rate} className="sum">
          <span>
            {words.base(rate)} {formatPesos(sumOf(rate, 'base'))}
          </span>
          <span>
            {words.tax(rate)} {formatPesos(sumOf(rate, 'tax'))}
          </span>
        </p>
      ))}
    </>
  );
}
