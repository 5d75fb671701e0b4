import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { plainText } from '@tonalia/rules/plain-text';
import { policyKey } from '@tonalia/rules/policy-key';
import { type PolicyName, policyTable } from '@tonalia/rules/policy-table.es-CO';
import { Suspense, lazy, useState } from 'react';
import { mayDo, useOperator } from '../../api/session.ts';
import { LeaveQuestion } from '../../components/leave-question.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { NothingFound } from '../../components/states.tsx';
import { configurationTexts } from '../../messages/configuration.es-CO.ts';
import { RuleRow } from './rule-row.tsx';
import { SettingConflicts } from './setting-conflicts.tsx';
import { SettingsPage } from './settings-page.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { useSettingEdits } from './use-setting-edits.ts';

const SettingHistory = lazy(() => import('./setting-history.tsx').then((one) => ({ default: one.SettingHistory })));

const texts = configurationTexts.rules;

// as: the keys of an object literal
const names = Object.keys(policyTable) as PolicyName[];

/** Every decision of the business with its value, bounds and reason; those with a setting are changed here, and act at once. */
export const RulesScreen = () => <SettingsPage>{(saved) => <Rules saved={saved} />}</SettingsPage>;

function Rules({ saved }: { saved: readonly OfficeSetting[] }) {
  const mayEdit = mayDo(useOperator(), 'settings.edit');
  const form = useSettingEdits(saved);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<string>();
  const words = plainText(search).split(' ').filter(Boolean);
  const found = names.filter((name) => {
    const { label, why } = policyTable[name];
    const text = plainText(`${label} ${why}`);
    return words.every((word) => text.includes(word));
  });
  const settingOf = (name: string) => saved.find(({ key }) => key === policyKey(name));
  const [changing, fixed] = [found.filter((name) => settingOf(name)), found.filter((name) => !settingOf(name))];
  const rowsOf = (list: readonly PolicyName[]) => (
    <ul className="overflow-hidden rounded-[18px] border border-line bg-surface">
      {list.map((name) => (
        <RuleRow
          key={name}
          name={name}
          setting={settingOf(name)}
          form={form}
          isReadOnly={!mayEdit}
          onHistory={setShown}
        />
      ))}
    </ul>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox value={search} label={texts.search} onSearch={setSearch} />
        <p className="min-w-0 flex-1 max-lg:basis-full text-[0.8125rem] text-text-2">
          {mayEdit ? texts.text : configurationTexts.readOnly}
        </p>
      </div>
      <SettingConflicts form={form} saved={saved} />
      {found.length === 0 && <NothingFound title={texts.none} />}
      {changing.length > 0 && rowsOf(changing)}
      {fixed.length > 0 && (
        <section aria-label={texts.fixed} className="grid gap-2">
          <h2 className="px-1 text-[0.8125rem] font-[650] text-text-2">{texts.fixed}</h2>
          {rowsOf(fixed)}
        </section>
      )}
      <SettingsBar form={form} />
      <LeaveQuestion isTyped={() => form.edits.size > 0} />
      <Suspense>{shown && <SettingHistory settingKey={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}
