import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '../../api/call-failure.ts';
import { importsQuery, keepImport, uploadList } from '../../api/imports.ts';
import { type Permission, mayDo, useOperator } from '../../api/session.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Segments } from '../../components/segments.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { importTexts as texts } from '../../messages/import.es-CO.ts';
import { DropZone } from '../../features/list-file/drop-zone.tsx';
import { kindNames, kindOf } from './import-search.ts';
import { ImportsTable } from './imports-table.tsx';
import { ListTemplates } from './list-templates.tsx';
import { StepLine } from './step-line.tsx';

const route = getRouteApi('/frame/importar');
const needs = {
  catalogue: 'catalogue.import',
  prices: 'prices.edit',
  stock: 'stock.adjust',
  customers: 'customers.edit',
  receivables: 'receivables.edit',
} as const satisfies Record<string, Permission>;

/** The first step of an import, its file, and the imports that were made. */
export function ImportsScreen() {
  const { tipo, pagina = 1 } = route.useSearch();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const operator = useOperator();
  const now = useNow();
  const list = useQuery(importsQuery(pagina));
  const allowed = kindNames.filter((name) => mayDo(operator, needs[kindOf(name)]));
  const chosen = allowed.find((name) => name === tipo) ?? allowed[0] ?? 'existencias';
  const upload = useMutation({
    mutationFn: (file: File) => uploadList(kindOf(chosen), file),
    onSuccess: (one) => {
      keepImport(cache, one);
      void navigate({ to: '/importar/$importId', params: { importId: one._id } });
    },
  });
  const go = (search: { tipo?: typeof chosen; pagina?: number }) => void navigate({ to: '/importar', search });
  return (
    <>
      <PageHeader
        title={texts.title}
        lined
        before={
          <OutlineButton icon="arrow-left" label={texts.back} onClick={() => void navigate({ to: '/productos' })} />
        }
        after={<StepLine current="archivo" />}
      />
      <div className="flex flex-col gap-4 p-4 lg:px-7 lg:py-5">
        <span className="flex">
          <Segments
            label={texts.kind}
            value={chosen}
            choices={allowed.map((name) => ({ value: name, label: texts.kinds[kindOf(name)] }))}
            onChoose={(name) => go({ tipo: name })}
          />
        </span>
        <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
          <DropZone
            isBusy={upload.isPending}
            problem={upload.error ? sentenceOf(upload.error) : null}
            onFile={(file) => upload.mutate(file)}
          />
          <ListTemplates kinds={allowed.map(kindOf)} />
        </div>
        {list.isPending && <LoadingRows rows={4} />}
        {list.isError && !list.data && (
          <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data && <ImportsTable imports={list.data.results} now={now} />}
        {list.data && list.data.pages > 1 && (
          <nav className="flex items-center justify-end gap-2 text-small text-text-2">
            {texts.page(pagina, list.data.pages)}
            <OutlineButton
              icon="chevron-left"
              label={texts.previous}
              disabled={pagina <= 1}
              onClick={() => go({ ...(tipo && { tipo }), pagina: pagina - 1 })}
            />
            <OutlineButton
              icon="chevron-right"
              label={texts.next}
              disabled={pagina >= list.data.pages}
              onClick={() => go({ ...(tipo && { tipo }), pagina: pagina + 1 })}
            />
          </nav>
        )}
      </div>
    </>
  );
}
