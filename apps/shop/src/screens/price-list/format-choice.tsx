import { Icon } from '@tonalia/ui/icon';
import { RadioMark } from '@tonalia/ui/radio-card';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';
import type { PriceListChoice } from './use-list-choice.ts';

const formats = ['pdf', 'xlsx'] as const;

interface FormatChoiceProps {
  chosen: PriceListChoice['format'];
  onChange: (format: PriceListChoice['format']) => void;
}

/** PDF or Excel, side by side. */
export const FormatChoice = ({ chosen, onChange }: FormatChoiceProps) => (
  <fieldset>
    <legend className="sr-only">{words.format}</legend>
    <div className="grid grid-cols-2 gap-2.5">
      {formats.map((format) => (
        <label
          key={format}
          className="flex min-h-15 flex-row-reverse flex-wrap items-center gap-3 rounded-card bg-surface px-3.5 inset-ring inset-ring-line has-checked:inset-ring-2 has-checked:inset-ring-brand"
        >
          <input
            type="radio"
            name="format"
            checked={chosen === format}
            onChange={() => onChange(format)}
            className="peer sr-only"
          />
          <RadioMark />
          <span className="min-w-0 flex-1 text-label">{words.formats[format]}</span>
          <Icon name="file" className="text-text-2 peer-checked:text-brand-text" />
        </label>
      ))}
    </div>
  </fieldset>
);
