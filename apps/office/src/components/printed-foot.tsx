import { dayIn } from '@tonalia/rules/dates';
import { useBrand } from '../api/brand.ts';
import { useOperator } from '../api/session.ts';
import { printedTexts } from '../messages/printed.es-CO.ts';
import { formatPrintedDay } from './printed-day.ts';
import { useNow } from './use-now.ts';
import { formatHour } from './when.ts';

/** The foot of a printed list: lines to sign on, and which print this is. */
export function PrintedFoot({ signatures }: { signatures: readonly string[] }) {
  const { name } = useOperator();
  const brand = useBrand();
  const now = useNow();
  const day = formatPrintedDay(dayIn(now)).replace(/^\S+ /, '');
  return (
    <footer>
      <div className="signatures">
        {signatures.map((what) => (
          <span key={what}>{what}</span>
        ))}
      </div>
      <p>{printedTexts.printedBy(brand, `${day}, ${formatHour(now)}`, name)}</p>
    </footer>
  );
}
