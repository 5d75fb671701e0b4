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

/** A setting with its saved or typed value, what is wrong with it, and the way to its history. */
export function SettingField({ setting, typed, isReadOnly, onChange, onHistory }: SettingFieldProps) {
  const { key, value, example, isMissing, isRequired } = setting;
  const label = nameOf(key);
  const trouble = value === null ? texts.missing : texts.ofDemo;
  return (
    <Field
      small
      className="max-w-none!"
      label={label}
      help={isMissing && typed === undefined ? trouble : texts.example(example)}
      value={typed ?? value ?? ''}
      readOnly={isReadOnly}
      required={isRequired}
      maxLength={200}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      suffix={<OutlineButton icon="clock" label={texts.history(label)} bare small onClick={onHistory} />}
    />
  );
}
