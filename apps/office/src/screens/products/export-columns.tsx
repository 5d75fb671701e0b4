import { Icon } from '@tonalia/ui/icon';
import { classNames } from '@tonalia/ui/class-names';
import { productExportTexts as texts } from '../../messages/export-products.es-CO.ts';
import type { ExportColumn } from './export-address.ts';

export type ExportColumnsProps = {
  offered: readonly { name: ExportColumn }[];
  chosen: ReadonlySet<ExportColumn>;
  onChange: (chosen: ReadonlySet<ExportColumn>) => void;
};

/** The columns of the file, each on or off. The code is always there: an import finds a version by it. */
export function ExportColumns({ offered, chosen, onChange }: ExportColumnsProps) {
  return (
    <section className="grid gap-2">
      <div className="flex items-baseline justify-between">
        <h3 className="text-label">{texts.columns}</h3>
        <span className="text-[0.8125rem] text-text-2">{texts.count(chosen.size, offered.length)}</span>
      </div>
      <div role="group" aria-label={texts.columns} className="flex flex-wrap gap-2">
        {offered.map(({ name }) => {
          const isOn = chosen.has(name);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              disabled={name === 'code'}
              className={classNames(
                'touch-area inline-flex min-h-8 items-center gap-1.5 rounded-[10px] px-2.5 text-[0.8125rem] font-semibold',
                isOn ? 'bg-brand-soft text-brand-text' : 'bg-surface-2 text-text',
              )}
              onClick={() => onChange(new Set(isOn ? [...chosen].filter((one) => one !== name) : [...chosen, name]))}
            >
              <Icon name={isOn ? 'check' : 'plus'} size="xs" />
              {texts.names[name]}
            </button>
          );
        })}
      </div>
    </section>
  );
}
