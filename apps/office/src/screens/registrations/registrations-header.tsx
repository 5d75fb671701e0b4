import { Link, useNavigate } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';

export type RegistrationsHeaderProps = {
  /** Registrations that wait. */
  count: number;
  /** Back to the list, on a phone with one open. */
  onBack: (() => void) | undefined;
};

/** The title with its count, the ways back, and the links to the import and the rules. */
export function RegistrationsHeader({ count, onBack }: RegistrationsHeaderProps) {
  const operator = useOperator();
  const goTo = useNavigate();
  return (
    <PageHeader
      lined
      title={texts.title}
      before={
        <>
          <OutlineButton
            icon="arrow-left"
            label={texts.toCustomers}
            className="max-lg:hidden"
            onClick={() => void goTo({ to: '/clientes' })}
          />
          {onBack && <OutlineButton icon="arrow-left" label={texts.back} bare className="lg:hidden" onClick={onBack} />}
        </>
      }
      actions={
        <>
          {mayDo(operator, 'customers.edit') && (
            <Link
              to="/importar"
              search={{ tipo: 'clientes' }}
              className={`${officeButtonClass('secondary')} max-lg:hidden`}
            >
              {texts.importCustomers}
            </Link>
          )}
          {mayDo(operator, 'settings.read') && (
            <Link to="/configuracion/reglas" className={`${officeButtonClass('secondary')} max-lg:hidden`}>
              <Icon name={outlines.gear} size="sm" />
              {texts.rules}
            </Link>
          )}
        </>
      }
      after={count > 0 && <span className="text-[0.8125rem] text-text-3">{formatNumber(count)}</span>}
    />
  );
}
