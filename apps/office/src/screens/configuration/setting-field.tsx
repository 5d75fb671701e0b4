import type { OfficeSetting } from '@tonalia/contract/settings-office';
import type { CompanyRegime } from '@tonalia/contract/settings';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { OutlineButton } from '../../components/outline-button.tsx';
import { nameOf } from './setting-name.ts';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';

export type SettingFieldProps = {
  setting: OfficeSetting;
  /** The typed value; undefined while the saved value is shown. */
  typed: string | undefined;
  isReadOnly: boolean;
  onChange: (value: string) => void;
  onHistory: () => void;
};

/** Of twelve columns, those of fields that are shorter or longer than half a row. */
const spans: Readonly<Record<string, string>> = {
  'company.name': 'lg:col-span-7',
  'company.nit': 'lg:col-span-5',
  'brand.name': 'lg:col-span-4',
  'company.regime': 'lg:col-span-4',
  'company.dian_resolution': 'lg:col-span-4',
  'company.address': 'lg:col-span-7',
  'company.city': 'lg:col-span-5',
  'support.whatsapp': 'lg:col-span-4',
  'support.phone': 'lg:col-span-4',
  'support.email': 'lg:col-span-4',
};

/** A record, so that the compiler asks for a regime that is missing here. */
const regimes: Record<CompanyRegime, true> = {
  'Responsable de IVA': true,
  'No responsable de IVA': true,
  'Régimen simple': true,
};
/** The values of a setting that is chosen from a list. */
const choices: Readonly<Record<string, readonly string[]>> = { 'company.regime': Object.keys(regimes) };

/** A setting with its saved or typed value, what is wrong with it, and the way to its history. */
export function SettingField({ setting, typed, isReadOnly, onChange, onHistory }: SettingFieldProps) {
  const { key, value, example, isMissing, isRequired } = setting;
  const label = nameOf(key);
  const trouble = value === null ? texts.missing : texts.ofDemo;
  const span = spans[key] ?? 'lg:col-span-6';
  const history = (
    <OutlineButton icon="clock" label={texts.history(label)} bare small className="-mr-3 -ml-1" onClick={onHistory} />
  );
  const choice = choices[key];
  if (choice)
    return (
      <div className={`relative ${span}`}>
        <SelectField
          small
          className="max-w-none!"
          label={label}
          placeholder={texts.noChoice}
          options={choice.map((one) => ({ value: one, label: one }))}
          value={typed ?? value ?? ''}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <span className="absolute -top-2 right-3">{history}</span>
      </div>
    );
  return (
    <Field
      small
      className={`max-w-none! ${span}`}
      label={label}
      help={isMissing && typed === undefined ? trouble : undefined}
      placeholder={texts.example(example)}
      value={typed ?? value ?? ''}
      readOnly={isReadOnly}
      required={isRequired}
      maxLength={200}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      suffix={history}
    />
  );
}
