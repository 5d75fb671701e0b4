import type { StockTransfer } from '@tonalia/contract/stock-transfers';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { transferQuery } from '../../api/stock-transfers.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { formatPrintedDay } from '../../components/printed-day.ts';
import { PrintedFoot } from '../../components/printed-foot.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { Barcode } from '../../features/picking/barcode.tsx';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';
import { inWalkingOrder } from './travelling.ts';

/** Lines that leave room for signatures on one page; more are printed closer. */
const ROOMY_LINES = 12;

/** A transfer on paper: what leaves in walking order, with a place to count it on arrival. No prices. */
export function PrintedTransfer() {
  const { transferId } = useParams({ from: '/existencias/traslados/$transferId/lista' });
  const { data, error, refetch } = useQuery(transferQuery(transferId));
  const code = data?.code;
  useEffect(() => {
    if (code !== undefined) document.title = code;
  }, [code]);
  if (error && !data) return <LoadFailure what={texts.one} cause={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  return (
    <main id="main" className="printed-list" data-dense={data.lines.length > ROOMY_LINES || undefined}>
      <p className="mb-6 flex flex-wrap justify-between gap-2.5 print:hidden">
        <Link
          to="/existencias/traslados/$transferId"
          params={{ transferId }}
          className={officeButtonClass('secondary')}
        >
          {texts.backTo}
        </Link>
        <OfficeButton icon={outlines.printer} onClick={() => print()}>
          {texts.print}
        </OfficeButton>
      </p>
      <Head one={data} />
      <Lines one={data} />
      <PrintedFoot signatures={texts.signatures} />
    </main>
  );
}

function Head({ one: { code, from, to, leavesOn, arrivesOn, carrier, note } }: { one: StockTransfer }) {
  const facts = [
    leavesOn !== null && texts.leavesOn(formatPrintedDay(leavesOn)),
    arrivesOn !== null && texts.arrivesOn(formatPrintedDay(arrivesOn)),
    carrier,
  ].filter(Boolean);
  return (
    <header className="mb-7 flex items-start justify-between gap-6">
      <div className="min-w-0">
        <h1 className="mb-2 font-display text-[1.6875rem] leading-none font-[660] tracking-[-0.02em]">
          {texts.title(code)}
        </h1>
        <p>
          <b className="font-[650]">{texts.fromTo(from.name, to.name)}</b>
        </p>
        {facts.length > 0 && <p className="mt-1.5">{facts.join(', ')}</p>}
        {note !== '' && <p className="mt-1.5 whitespace-pre-line">{note}</p>}
      </div>
      <Barcode code={code} height={44} bare />
    </header>
  );
}

function Lines({ one: { from, to, lines } }: { one: StockTransfer }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.shelfIn(from.name)}</th>
          <th scope="col">{texts.version}</th>
          <th scope="col">{texts.code}</th>
          <th scope="col" className="text-right!">
            {texts.units}
          </th>
          <th scope="col">{texts.arrived}</th>
          <th scope="col">{texts.shelfIn(to.name)}</th>
        </tr>
      </thead>
      <tbody>
        {inWalkingOrder(lines).map((line) => (
          <tr key={line.versionId}>
            <td className="text-[0.9375rem] font-bold whitespace-nowrap">{line.from.shelf ?? '–'}</td>
            <td>
              <b className="block font-[650]">{line.name}</b>
              <span className="text-[0.75rem] text-text-2">{line.detail}</span>
            </td>
            <td className="whitespace-nowrap">{line.code}</td>
            <td className="text-right text-[1.125rem] font-bold">{formatNumber(line.units)}</td>
            <td className="align-bottom">
              {line.received === null ? (
                <span aria-hidden="true" className="block w-14 border-b-[1.25px] border-text" />
              ) : (
                <b>{formatNumber(line.received)}</b>
              )}
            </td>
            <td className="whitespace-nowrap">{line.to.shelf ?? '–'}</td>
          </tr>
        ))}
        <tr>
          <td colSpan={3} className="border-b-0! text-right font-[650]">
            {texts.total}
          </td>
          <td className="border-b-0! text-right text-[1.125rem] font-bold">
            {formatNumber(lines.reduce((sum, { units }) => sum + units, 0))}
          </td>
          <td colSpan={2} aria-hidden="true" className="border-b-0!" />
        </tr>
      </tbody>
    </table>
  );
}
