import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { type Permission, mayDo, useOperator } from '../../api/session.ts';
import { outlines } from '../../components/outlines.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';

interface ConfigurationSection {
  to:
    | '/configuracion/empresa'
    | '/configuracion/pagos'
    | '/configuracion/reglas'
    | '/configuracion/operadores'
    | '/configuracion/rutas'
    | '/configuracion/salud'
    | '/configuracion/registro';
  name: string;
  icon: IconProps['name'];
  needs: Permission;
}

const sections: readonly ConfigurationSection[] = [
  { to: '/configuracion/empresa', name: texts.section.company, icon: 'store', needs: 'settings.read' },
  { to: '/configuracion/pagos', name: texts.section.payments, icon: 'card', needs: 'settings.read' },
  { to: '/configuracion/reglas', name: texts.section.rules, icon: 'clock', needs: 'settings.read' },
  { to: '/configuracion/operadores', name: texts.section.operators, icon: 'users', needs: 'operators.manage' },
  { to: '/configuracion/rutas', name: texts.section.routes, icon: outlines.send, needs: 'picking.read' },
  { to: '/configuracion/salud', name: texts.section.health, icon: outlines.pulse, needs: 'health.read' },
  { to: '/configuracion/registro', name: texts.section.audit, icon: 'history', needs: 'audit.read' },
];

export type ConfigurationPageProps = { actions?: ReactNode; children: ReactNode };

/** A page of the configuration, beside the way to the others. */
export function ConfigurationPage({ actions, children }: ConfigurationPageProps) {
  const operator = useOperator();
  return (
    <>
      <PageHeader title={texts.title} lined actions={actions} />
      <div className="grid grid-cols-1 content-start gap-4 px-4 pt-3 pb-32 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-7 lg:px-7 lg:pt-4.5">
        <nav aria-label={texts.sections} className="flex gap-1 max-lg:flex-wrap lg:flex-col lg:pt-1">
          {sections
            .filter(({ needs }) => mayDo(operator, needs))
            .map(({ to, name, icon }) => (
              <Link
                key={to}
                to={to}
                className="pressable flex h-11 shrink-0 items-center gap-2.5 rounded-[11px] px-3 text-[0.875rem] leading-none font-[550] whitespace-nowrap text-text-2 aria-[current]:bg-track aria-[current]:font-[650] aria-[current]:text-text lg:h-9.5"
              >
                <Icon name={icon} size="sm" />
                {name}
              </Link>
            ))}
        </nav>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">{children}</div>
      </div>
    </>
  );
}
