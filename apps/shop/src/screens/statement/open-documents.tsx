import type { CreditDocument, CreditStatement } from '@tonalia/contract/statement';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Empty } from '@tonalia/ui/empty';
import { Notice } from '@tonalia/ui/notice';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { useChosen } from './chosen.ts';
import { DocumentRow } from './document-row.tsx';
import { PayBar } from './pay-bar.tsx';

export interface OpenDocumentsProps {
  documents: readonly CreditDocument[];
  summary: CreditStatement['summary'];
  /** Loads the next page; null on the last one. */
  more: (() => void) | null;
}

/** The debt by document; chosen ones are paid together. */
export function OpenDocuments({ documents, summary: { before, inFavour }, more }: OpenDocumentsProps) {
  const rows = useChosen(documents);
  if (documents.length === 0 && before === 0)
    return (
      <Card>
        <Empty title={words.nothingOwed} text={inFavour > 0 ? words.inFavourHelp : words.nothingOwedHelp} />
      </Card>
    );
  return (
    <>
      <section aria-label={words.open} className="rounded-[24px] bg-surface inset-ring inset-ring-line">
        <ul className="divide-y divide-line">
          {rows.map((one) => (
            <DocumentRow key={one.document._id} one={one} />
          ))}
        </ul>
        {more && (
          <p className="border-t border-line p-2 text-center">
            <Button variant="ghost" onClick={more}>
              {words.more}
            </Button>
          </p>
        )}
      </section>
      {before > 0 && <Notice color="orange" message={words.before(formatPesos(before))} />}
      <PayBar rows={rows} />
    </>
  );
}
