import type { CreditDocument, CreditStatement } from '@tonalia/contract/statement';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Empty } from '@tonalia/ui/empty';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { type ChoosableDocument, choose, useChosen } from './chosen.ts';
import { columns, textColumns } from './columns.ts';
import { DocumentRow } from './document-row.tsx';
import { InFavour } from './in-favour.tsx';
import { PayBar } from './pay-bar.tsx';
import { panel } from './statement-list.tsx';

export interface OpenDocumentsProps {
  documents: readonly CreditDocument[];
  summary: CreditStatement['summary'];
  /** Loads the next page; null on the last one. */
  more: (() => void) | null;
}

/** The debt by document; chosen ones are paid together. */
export function OpenDocuments({
  documents,
  summary: { before, inFavour, takesParts = true },
  more,
}: OpenDocumentsProps) {
  const rows = useChosen(documents);
  const [opened, setOpened] = useState<string | null>(null);
  // a part is paid of the last one, while the person chose no other
  const open = opened ?? rows.findLast(({ amount }) => amount !== null)?.document._id;
  if (documents.length === 0 && before === 0)
    return (
      <>
        <div className={`${panel} p-4 lg:px-5`}>
          <Empty title={words.nothingOwed} text={words.nothingOwedHelp} />
        </div>
        <InFavour pesos={inFavour} />
      </>
    );
  return (
    <>
      <section aria-label={words.open} className={panel}>
        <Titles rows={rows} />
        <ul className="divide-y divide-line">
          {rows.map((one) => (
            <DocumentRow
              key={one.document._id}
              one={one}
              takesParts={takesParts}
              isOpen={one.document._id === open || one.wrong !== null || (one.amount ?? one.payable) < one.payable}
              onOpen={() => setOpened(one.document._id)}
            />
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
      {before > 0 && <Notice color="orange" message={words.before(formatPesos(before))} className="lg:m-4" />}
      <InFavour pesos={inFavour} />
      <PayBar rows={rows} />
    </>
  );
}

/** The titles of a desktop's columns, and the box that chooses all of them. */
function Titles({ rows }: { rows: readonly ChoosableDocument[] }) {
  const payable = rows.filter((one) => one.payable > 0);
  return (
    <div className={`grid items-center border-b border-line px-5 text-small text-text-2 max-lg:hidden ${columns}`}>
      <Checkbox
        checked={payable.length > 0 && payable.every(({ amount }) => amount !== null)}
        disabled={payable.length === 0}
        onChange={({ target }) => {
          for (const { document, payable: whole } of payable) choose(document._id, target.checked ? whole : null);
        }}
      >
        <span className="sr-only">{words.chooseAll}</span>
        <span aria-hidden="true" className={`grid ${textColumns}`}>
          <span>{words.document}</span>
          <span>{words.order}</span>
          <span>{words.due}</span>
        </span>
      </Checkbox>
      <span aria-hidden="true" className="text-right">
        {words.balance}
      </span>
      <span aria-hidden="true" className="text-right">
        {words.pay}
      </span>
    </div>
  );
}
