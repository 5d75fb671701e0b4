import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { SelectField } from '@tonalia/ui/select-field';
import { useState } from 'react';
import { tradeTypesQuery } from '../../api/trade-types.ts';
import { type GridFilter, gridTabsQuery } from '../../api/products.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { warehousesQuery } from '../../api/warehouses.ts';
import { type WeeklyExport, weeklyExportQuery } from '../../api/weekly-export.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { Segments } from '../../components/segments.tsx';
import { productExportTexts as texts } from '../../messages/export-products.es-CO.ts';
import { type ExportChoice, choiceOf, exportAddress, exportColumns, weeklyOf } from './export-address.ts';
import { ExportColumns } from './export-columns.tsx';
import { ExportWeekly } from './export-weekly.tsx';
import { ExportWhat } from './export-what.tsx';
import type { GridChoice } from '../../features/cell-edits/use-chosen.ts';

export type ExportSheetProps = {
  /** Of the list. */
  filter: GridFilter;
  /** The filters as the address of the list has them. */
  search: Record<string, string>;
  /** Opened from the weekly mail: it begins with the weekly file. */
  isWeekly: boolean;
  chosen: GridChoice;
  onClose: () => void;
};

/** The file of the products: which versions, in which format, with which columns, list of prices and warehouse. */
export function ExportSheet(props: ExportSheetProps) {
  const weekly = useQuery(weeklyExportQuery);
  if (props.isWeekly && weekly.isPending) return null;
  return <ExportForm {...props} weekly={props.isWeekly ? (weekly.data?.wish ?? undefined) : undefined} />;
}

type ExportFormProps = ExportSheetProps & { weekly: WeeklyExport | undefined };

function ExportForm({ filter, search, chosen, weekly, onClose }: ExportFormProps) {
  const operator = useOperator();
  const seesPrices = mayDo(operator, 'prices.read');
  const offered = exportColumns.filter(({ needs }) => needs === undefined || mayDo(operator, needs));
  const [wish, setWish] = useState<ExportChoice>({
    // the choice of everything that the filters leave is what they leave
    what: chosen.count > 0 && !chosen.isAll ? 'chosen' : 'filtered',
    format: 'xlsx',
    columns: new Set(offered.flatMap(({ name, isUsual }) => (isUsual ? [name] : []))),
    list: filter.tradeTypeId ?? '',
    warehouse: '',
    ...(weekly && choiceOf(weekly, offered)),
  });
  const change = (part: Partial<ExportChoice>) => setWish({ ...wish, ...part });
  const { page: _page, sort: _sort, tab = 'all', ...filters } = filter;
  const left = useQuery(gridTabsQuery(filters)).data?.results.find((one) => one.tab === tab)?.total;
  const all = useQuery(gridTabsQuery({})).data?.results.find((one) => one.tab === 'all')?.total;
  const { data: types = [] } = useQuery(tradeTypesQuery);
  const { data: warehouses = [] } = useQuery({ ...warehousesQuery, enabled: mayDo(operator, 'stock.read') });
  const count = { filtered: left, chosen: chosen.count, all }[wish.what];
  return (
    <OfficeSheet
      title={texts.title}
      subtitle=""
      asks={false}
      onClose={onClose}
      footer={
        <div className="flex w-full flex-wrap items-center gap-2.5">
          <span className="min-w-0 flex-1 text-[0.8125rem] text-text-2">
            {wish.format !== 'pdf' && texts.canImport}
          </span>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <a
            href={exportAddress(filter, chosen.picked, wish)}
            download
            className={officeButtonClass('primary')}
            onClick={onClose}
          >
            <Icon name="download" size="sm" />
            {texts.export(count === undefined ? '' : formatNumber(count))}
          </a>
        </div>
      }
    >
      <div className="grid gap-5">
        <ExportWhat filter={filter} counts={{ filtered: left, chosen: chosen.count, all }} {...{ wish, change }} />
        <section className="grid gap-2 [&_button]:flex-1 [&_button]:justify-center">
          <h3 className="text-label">{texts.format}</h3>
          <Segments
            label={texts.format}
            value={wish.format}
            choices={(seesPrices ? (['xlsx', 'csv', 'pdf'] as const) : (['xlsx', 'csv'] as const)).map((value) => ({
              value,
              label: texts.formats[value],
            }))}
            onChoose={(format) => change({ format })}
          />
        </section>
        {wish.format !== 'pdf' && (
          <ExportColumns offered={offered} chosen={wish.columns} onChange={(columns) => change({ columns })} />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          {seesPrices && (
            <SelectField
              small
              label={texts.list}
              value={wish.list}
              placeholder={texts.base}
              options={types.map(({ _id, name }) => ({ value: _id, label: name }))}
              onChange={({ currentTarget }) => change({ list: currentTarget.value })}
            />
          )}
          {wish.format !== 'pdf' && warehouses.length > 0 && (
            <SelectField
              small
              label={texts.warehouse}
              value={wish.warehouse}
              placeholder={texts.allWarehouses}
              options={warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
              onChange={({ currentTarget }) => change({ warehouse: currentTarget.value })}
            />
          )}
        </div>
        <ExportWeekly now={wish.what === 'chosen' ? undefined : weeklyOf(search, wish)} />
      </div>
    </OfficeSheet>
  );
}
