import type { OfficeProduct } from '@tonalia/contract/product-office';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { mayDo, useOperator } from '../../api/session.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import { Fact, dayWords } from './fact.tsx';

/** The open presale with the way to its orders and its day; without one, the way to open it. */
export function PresalePanel({ product: { _id, kind, presale } }: { product: OfficeProduct }) {
  const operator = useOperator();
  const mayEdit = mayDo(operator, 'presales.edit');
  if (!presale && (!mayEdit || kind === 'combo')) return null;
  return (
    <Panel label={texts.presale}>
      <h2 className="mb-2 text-[1rem] font-[650]">{texts.presale}</h2>
      {presale ? <PresaleFacts presale={presale} /> : <p className="text-[0.875rem] text-text-2">{texts.noPresale}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        {presale && mayDo(operator, 'presales.read') && (
          <Link to="/preventas" search={{ fila: _id }} className={officeButtonClass('ghost', true)}>
            {texts.waiting}
          </Link>
        )}
        {presale && mayEdit && (
          <Link to="/preventas" search={{ fila: _id, panel: 'mover' }} className={officeButtonClass('ghost', true)}>
            {texts.moveDay}
          </Link>
        )}
        {!presale && (
          <Link to="/preventas" search={{ fila: _id, panel: 'abrir' }} className={officeButtonClass('soft', true)}>
            {texts.openPresale}
          </Link>
        )}
      </p>
    </Panel>
  );
}

function PresaleFacts({ presale: { dispatch, taken, capacity } }: { presale: NonNullable<OfficeProduct['presale']> }) {
  return (
    <>
      <Fact name={texts.dispatch} value={dayWords(dispatch)} />
      <Fact
        name={texts.taken}
        value={capacity === null ? formatNumber(taken) : texts.takenOf(formatNumber(taken), formatNumber(capacity))}
      />
      {capacity !== null && (
        <progress aria-label={texts.taken} className="mt-1.5 h-1.5 w-full accent-info" max={capacity} value={taken} />
      )}
    </>
  );
}
