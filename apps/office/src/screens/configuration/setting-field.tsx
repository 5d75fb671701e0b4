import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { Field } from '@tonalia/ui/field';
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
  'company.address': 'lg:col-span-8',
  'support.whatsapp': 'lg:col-span-4',
  'support.phone': 'lg:col-span-4',
  'support.email': 'lg:col-span-4',
};

/** A setting with its saved or typed value, what is wrong with it, and the way to its history. */
export function SettingField({ setting, typed, isReadOnly, onChange, onHistory }: SettingFieldProps) {
  const { key, value, example, isMissing, isRequired } = setting;
  const label = nameOf(key);
  const trouble = value === null ? texts.missing : texts.ofDemo;
  return (
    <Field
      small
      className={`max-w-none! ${spans[key] ?? 'lg:col-span-6'}`}
      label={label}
      help={isMissing && typed === undefined ? trouble : undefined}
      placeholder={texts.example(example)}
      value={typed ?? value ?? ''}
      readOnly={isReadOnly}
      required={isRequired}
      maxLength={200}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      suffix={<OutlineButton icon="clock" label={texts.history(label)} bare small onClick={onHistory} />}
    />
  );
}
