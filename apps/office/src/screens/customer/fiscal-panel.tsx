import { getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { mayDo, useOperator } from '../../api/session.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { customerTexts } from '../../messages/customer.es-CO.ts';
import { fiscalWords } from './fiscal-words.ts';

const FiscalDialog = lazy(() => import('./fiscal-dialog.tsx').then((file) => ({ default: file.FiscalDialog })));

const texts = customerTexts.fiscal;
const route = getRouteApi('/frame/clientes/$id');

/** What the invoices of a customer need; E edits it. */
export function FiscalPanel({ customer }: { customer: OfficeCustomer }) {
  const mayEdit = mayDo(useOperator(), 'customers.edit');
  const { editar } = route.useSearch();
  const navigate = route.useNavigate();
  const now = useNow();
  const { fiscal } = customer;
  const edit = () => void navigate({ search: { editar: 'fiscal' }, replace: true });
  useKeys({ e: mayEdit ? edit : undefined });
  return (
    <Panel label={texts.title}>
      <div className="flex min-h-[38px] flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-panel">{texts.title}</h2>
        {fiscal.checkedAt === null ? (
          <Badge tone="warn">{texts.unchecked}</Badge>
        ) : (
          <span className="text-[0.8125rem] text-text-3">
            {texts.checked(formatWhenInFull(new Date(fiscal.checkedAt), now))}
          </span>
        )}
        <span className="flex-1" />
        {mayEdit && <OutlineButton icon="edit" label={texts.edit} bare onClick={edit} />}
      </div>
      {fiscal.checkedAt === null && <p className="mt-1 text-text-2">{texts.uncheckedText}</p>}
      <dl className="mt-3 grid gap-x-10 gap-y-2.5 lg:grid-cols-2">
        {fiscalWords(fiscal).map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-text-2">{name}</dt>
            <dd className={classNames('min-w-0 text-right wrap-anywhere', value ? 'font-[550]' : 'text-text-3')}>
              {value ?? customerTexts.none}
            </dd>
          </div>
        ))}
      </dl>
      {editar === 'fiscal' && mayEdit && (
        <Suspense>
          <FiscalDialog customer={customer} onClose={() => void navigate({ search: {}, replace: true })} />
        </Suspense>
      )}
    </Panel>
  );
}
