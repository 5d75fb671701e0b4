import { useState } from 'react';
import * as policy from '@tonalia/rules/policy';
import { policyTable } from '@tonalia/rules/policy-table.es-CO';
import { plainText } from '@tonalia/rules/plain-text';
import { SearchBox } from '../../components/search-box.tsx';
import { NothingFound } from '../../components/states.tsx';
import { configurationTexts } from '../../messages/configuration.es-CO.ts';
import { ConfigurationPage } from './configuration-page.tsx';
import { type PolicyValue, boundWords, policyWords } from './policy-words.ts';

const texts = configurationTexts.rules;

type PolicyName = keyof typeof policyTable;
const values: Record<PolicyName, PolicyValue> = policy;
// as: the keys of an object literal
const names = Object.keys(policyTable) as PolicyName[];

/** Every decision of the business with its value, bounds and reason. */
export function RulesScreen() {
  const [search, setSearch] = useState('');
  const words = plainText(search).split(' ').filter(Boolean);
  const found = names.filter((name) => {
    const { label, why } = policyTable[name];
    const text = plainText(`${label} ${why}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <ConfigurationPage>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox value={search} label={texts.search} onSearch={setSearch} />
        <p className="min-w-0 flex-1 max-lg:basis-full text-[0.8125rem] text-text-2">{texts.text}</p>
      </div>
      {found.length === 0 && <NothingFound title={texts.none} />}
      {found.length > 0 && (
        <ul className="overflow-hidden rounded-[18px] border border-line bg-surface">
          {found.map((name) => (
            <Rule key={name} name={name} />
          ))}
        </ul>
      )}
    </ConfigurationPage>
  );
}

/** A decision: its name and reason, and its value with the bounds. */
function Rule({ name }: { name: PolicyName }) {
  const { label, unit, why, where, min, max } = policyTable[name];
  return (
    <li
      title={where}
      className="grid gap-x-6 gap-y-1 border-t border-hair px-[18px] py-3 first:border-t-0 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <span className="leading-[1.35]">
        <b className="font-semibold">{label}</b>
        <span className="block text-[0.8125rem] text-text-2">{why}</span>
      </span>
      <span className="leading-[1.35] lg:text-right">
        <b className="font-semibold">{policyWords(values[name])}</b> <span className="text-text-2">{unit}</span>
        <span className="block text-[0.8125rem] text-text-3">{texts.between(boundWords(min), boundWords(max))}</span>
      </span>
    </li>
  );
}
