import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { importTexts as texts } from '../../messages/import.es-CO.ts';
import type { ImportStepName } from './import-search.ts';

const order = ['archivo', 'columnas', 'revisar', 'informe'] as const;

/** The four steps of an import, those before the current one ticked. */
export function StepLine({ current }: { current: ImportStepName | 'archivo' }) {
  const at = order.indexOf(current);
  return (
    <ol aria-label={texts.progress} className="ml-3 flex items-center gap-2.5 text-[0.84375rem] max-lg:hidden">
      {order.map((step, n) => (
        <li key={step} aria-current={n === at ? 'step' : undefined} className="flex items-center gap-2">
          {n > 0 && <span aria-hidden="true" className="mr-0.5 h-[1.5px] w-7 bg-line" />}
          <span
            className={classNames(
              'inline-flex size-[22px] items-center justify-center rounded-[8px] text-[0.75rem] font-[650]',
              n === at
                ? 'bg-brand text-on-brand'
                : n < at
                  ? 'bg-brand-soft text-brand-text'
                  : 'bg-surface-2 text-text-2',
            )}
          >
            {n < at ? <Icon name="check" size="xs" /> : n + 1}
          </span>
          <span className={classNames('font-semibold', n !== at && 'text-text-2')}>{texts.steps[step]}</span>
        </li>
      ))}
    </ol>
  );
}
