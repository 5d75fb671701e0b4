import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { OfficeCustomerPage } from '@tonalia/contract/customer-list';
import { formatNumber } from '@tonalia/rules/money';
import { customerFiltersQuery } from '../../api/customer-list.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { AddFilter } from '../../components/add-filter.tsx';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { placeName } from '../../components/place-name.ts';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { SearchBox } from '../../components/search-box.tsx';
import { ViewTabs, shownTabClass } from '../../components/view-tabs.tsx';
import type { ChosenColumns } from '../../features/list-views/use-columns.ts';
import { ViewSettings } from '../../features/list-views/view-settings.tsx';
import { customersTexts as texts } from '../../messages/customers.es-CO.ts';
import { listsTexts } from '../../messages/lists.es-CO.ts';
import { type CustomersSearch, debtChoices, readCustomersSearch, tabNames, tabsInAddress } from './customers-search.ts';
import { registrationsQuery } from '../../api/waiting.ts';

/** The views of the list, each with its number, and the registrations. */
export function CustomerListTabs({ search, page }: { search: CustomersSearch; page: OfficeCustomerPage | undefined }) {
  const { vista = 'todos', pagina: _page, fila: _row, ...others } = search;
  const { data: waiting } = useQuery({ ...registrationsQuery, select: ({ total }) => total });
  const seesDebts = mayDo(useOperator(), 'receivables.read');
  const totalOf = (name: keyof typeof tabsInAddress) => page?.tabs.find(({ tab }) => tab === tabsInAddress[name]);
  return (
    <ViewTabs label={texts.views}>
      {tabNames
        .filter((name) => seesDebts || name !== 'en-mora')
        .map((name) => (
          <Link
            key={name}
            to="/clientes"
            search={readCustomersSearch({ ...others, vista: name })}
            activeProps={{}}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={name === vista ? 'page' : undefined}
            data-shown={name === vista || undefined}
            className={shownTabClass}
          >
            {texts.tab(tabsInAddress[name], page?.quietDays ?? 60)}
            <Total total={totalOf(name)} />
          </Link>
        ))}
      <span aria-hidden="true" className="my-auto h-5 w-px shrink-0 bg-line" />
      <Link to="/clientes/registros" className={shownTabClass}>
        <Icon name={rareOutlines.userCheck} size="sm" />
        {texts.registrations}
        {waiting !== undefined && <Total total={{ total: waiting, totalIsExact: true }} />}
      </Link>
    </ViewTabs>
  );
}

const Total = ({ total }: { total: { total: number; totalIsExact: boolean } | undefined }) =>
  total && (
    <span className="font-medium text-text-3">
      {total.totalIsExact ? formatNumber(total.total) : listsTexts.moreThan(formatNumber(total.total))}
    </span>
  );

const creditChoices = ['con', 'sin'] as const;

/** Above the list: search, filters, and how it is drawn. */
export function CustomersBar({ search, columns }: { search: CustomersSearch; columns: ChosenColumns }) {
  const [isAdded, setAdded] = useState(false);
  const navigate = useNavigate();
  const seesDebts = mayDo(useOperator(), 'receivables.read');
  const { data: choices } = useQuery(customerFiltersQuery);
  const set = (change: Partial<Record<keyof CustomersSearch, string | undefined>>) =>
    void navigate({
      to: '/clientes',
      search: readCustomersSearch({ ...search, pagina: undefined, fila: undefined, ...change }),
      replace: 'q' in change,
    });
  const named = (all: readonly { _id: string; name: string }[] = []) =>
    all.map(({ _id, name }) => ({ value: _id, label: placeName(name) }));
  const filters = [
    { key: 'asesor', choices: [{ value: 'direct', label: texts.direct }, ...named(choices?.sellers)] },
    { key: 'ciudad', choices: named(choices?.cities) },
    { key: 'lista', choices: named(choices?.tradeTypes) },
    ...(seesDebts
      ? [
          {
            key: 'cartera' as const,
            choices: debtChoices.map((value) => ({ value, label: texts.ageChoices[value] })),
          },
        ]
      : []),
    {
      key: 'cupo' as const,
      choices: creditChoices.map((value) => ({ value, label: texts.credit[value] })),
    },
  ] as const;
  const isSpare = (key: string) => key === 'cupo' && search.cupo === undefined && !isAdded;
  return (
    <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-2 px-4 py-2 lg:px-7">
      <SearchBox
        value={search.q ?? ''}
        label={texts.search}
        className="h-8 w-[230px] text-[0.8125rem] max-lg:h-11 max-lg:w-full"
        onSearch={(q) => set({ q })}
      />
      {filters
        .filter(({ key }) => !isSpare(key))
        .map(({ key, choices: offered }) => (
          <ChoiceFilter
            key={key}
            name={texts.filter[key]}
            removeLabel={texts.without(texts.filter[key])}
            value={search[key]}
            choices={offered}
            startsOpen={key === 'cupo' && isAdded && search.cupo === undefined}
            onChoose={(value) => {
              if (key === 'cupo' && value === undefined) setAdded(false);
              set({ [key]: value });
            }}
          />
        ))}
      <AddFilter
        filters={filters.filter(({ key }) => isSpare(key)).map(({ key }) => ({ name: key, label: texts.filter[key] }))}
        onAdd={() => setAdded(true)}
      />
      <span className="flex-1 max-lg:hidden" />
      <span className="flex items-center gap-2 max-lg:hidden">
        <ViewSettings columns={columns} />
      </span>
    </div>
  );
}
