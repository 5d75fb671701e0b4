import { Icon } from '@tonalia/ui/icon';
import { Suspense, lazy } from 'react';
import { ChoiceBar, ChoiceDivider, choiceActClass } from '../../components/choice-bar.tsx';
import { formatPesos } from '@tonalia/rules/money';
import type { CustomerFilter } from '../../api/customer-list.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { Key } from '../../components/office-button.tsx';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { choosingTexts } from '../../messages/choosing.es-CO.ts';
import { customerBulkTexts as texts } from '../../messages/customer-bulk.es-CO.ts';
import { exportFormatTexts } from '../../messages/export-formats.es-CO.ts';
import { customersExportAddress } from './customers-search.ts';
import type { CustomerBulk } from './use-customer-bulk.ts';

const AssignDialog = lazy(() => import('./assign-dialog.tsx').then((file) => ({ default: file.AssignDialog })));

export type CustomerBulkBarProps = { bulk: CustomerBulk; filter: CustomerFilter; mayAssign: boolean };

/** What can be done with the chosen customers: give them to a seller, download them. */
export function CustomerBulkBar({ bulk, filter, mayAssign }: CustomerBulkBarProps) {
  const { choice, chosen, all, isAll, isAssigning, setAssigning } = bulk;
  const owed = chosen.reduce((sum, customer) => sum + (customer.owed ?? 0), 0);
  return (
    <>
      <ChoiceBar
        label={texts.bulk}
        count={all ? choosingTexts.someChosen(chosen.length, all.words) : texts.count(chosen.length)}
        facts={owed > 0 ? texts.owed(formatPesos(owed)) : undefined}
        all={all && { ...all, isChosen: isAll }}
        clearLabel={texts.clearChoice}
        onClear={choice.clear}
      >
        <ChoiceDivider />
        {mayAssign && (
          <button type="button" className={choiceActClass(true)} onClick={() => setAssigning(true)}>
            <Icon name={rareOutlines.userCheck} size="sm" />
            {texts.assign}
            <Key className="bg-current/15 text-inherit max-lg:hidden">A</Key>
          </button>
        )}
        <Menu
          label={texts.export}
          align="right"
          above
          button={(props) => (
            <button type="button" {...props} className={choiceActClass()}>
              <Icon name="download" size="sm" />
              {texts.export}
            </button>
          )}
        >
          {(close) =>
            (['xlsx', 'csv'] as const).map((format) => (
              <a
                key={format}
                href={`${customersExportAddress(filter, isAll ? undefined : chosen.map(({ _id }) => _id))}&format=${format}`}
                download
                className={`${menuRowClass} text-text no-underline`}
                onClick={close}
              >
                <Icon name="file" size="sm" />
                {exportFormatTexts[format]}
              </a>
            ))
          }
        </Menu>
        <ChoiceDivider />
      </ChoiceBar>
      {isAssigning && (
        <Suspense>
          <AssignDialog
            chosen={chosen}
            filter={isAll ? filter : undefined}
            total={all?.words}
            onClose={() => setAssigning(false)}
            onDone={choice.clear}
          />
        </Suspense>
      )}
    </>
  );
}
