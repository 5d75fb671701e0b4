import { Icon } from '@tonalia/ui/icon';
import { formatPesos } from '@tonalia/rules/money';
import type { CustomerFilter } from '../../api/customer-list.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { Key } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { customerBulkTexts as texts } from '../../messages/customer-bulk.es-CO.ts';
import { exportFormatTexts } from '../../messages/export-formats.es-CO.ts';
import { jobTexts } from '../../messages/jobs.es-CO.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { customersExportAddress } from './customers-search.ts';
import type { CustomerBulk } from './use-customer-bulk.ts';

export type CustomerBulkBarProps = { bulk: CustomerBulk; filter: CustomerFilter; mayAssign: boolean };

/** What can be done with the chosen customers: give them to a seller, download them. */
export function CustomerBulkBar({ bulk, filter, mayAssign }: CustomerBulkBarProps) {
  const { choice, chosen, all, isAll, isAssigning, setAssigning } = bulk;
  const owed = chosen.reduce((sum, customer) => sum + (customer.owed ?? 0), 0);
  return (
    <>
      <div
        role="toolbar"
        aria-label={texts.bulk}
        className="rise fixed bottom-[52px] left-[calc(50%+var(--side-width)/2)] z-header flex h-[52px] -translate-x-1/2 items-center gap-1.5 rounded-[16px] bg-bulk pr-2 pl-[18px] text-[0.875rem] leading-none font-semibold whitespace-nowrap text-on-bulk shadow-3 max-lg:hidden"
      >
        <b className="font-bold">{isAll ? jobTexts.allChosen(all?.words ?? '') : texts.count(chosen.length)}</b>
        {!isAll && owed > 0 && <span className="ml-2 font-medium text-on-bulk-2">{texts.owed(formatPesos(owed))}</span>}
        {all && (
          <button
            type="button"
            className="ml-2 h-[38px] rounded-[11px] px-2 underline underline-offset-2 hover:bg-bulk-line"
            onClick={() => all.choose(!isAll)}
          >
            {isAll ? jobTexts.onePage : jobTexts.chooseAll(all.words)}
          </button>
        )}
        <Divider />
        {mayAssign && (
          <button
            type="button"
            className="flex h-[38px] items-center gap-[7px] rounded-[11px] bg-bulk-act px-3 text-on-bulk-act"
            onClick={() => setAssigning(true)}
          >
            <Icon name={outlines.userCheck} size="sm" />
            {texts.assign}
            <Key className="bg-current/15 text-inherit">A</Key>
          </button>
        )}
        <Menu
          label={texts.export}
          align="right"
          above
          button={(props) => (
            <button
              type="button"
              {...props}
              className="flex h-[38px] items-center gap-[7px] rounded-[11px] px-3 hover:bg-bulk-line"
            >
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
        <Divider />
        <button
          type="button"
          aria-label={texts.clearChoice}
          title={texts.clearChoice}
          className="flex size-[38px] items-center justify-center rounded-[11px] hover:bg-bulk-line"
          onClick={choice.clear}
        >
          <Icon name="x" size="sm" />
        </button>
      </div>
      {isAssigning && (
        <AssignDialog
          chosen={chosen}
          filter={isAll ? filter : undefined}
          total={all?.words}
          onClose={() => setAssigning(false)}
          onDone={choice.clear}
        />
      )}
    </>
  );
}

const Divider = () => <span aria-hidden="true" className="mx-2 h-[22px] w-px bg-bulk-line" />;
