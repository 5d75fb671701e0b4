import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { isDocument } from '@tonalia/rules/document';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import { isConflict } from '../../api/call-failure.ts';
import { readFirstTerms } from '../../api/first-run.ts';
import { useOperator } from '../../api/session.ts';
import { saveSettings, settingsQuery } from '../../api/settings.ts';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';
import {
  type BrandKey,
  type TypedBrand,
  askedKeys,
  brandChanges,
  brandValue,
  filledKeys,
  termsKey,
} from './brand-fields.ts';
import { StepForm, StepRefused } from './step-form.tsx';
import type { FirstRunWalk } from './walk.ts';

const texts = firstRunTexts.brand;

/** The company that sells, its contact and its terms. */
export function BrandStep({ walk }: { walk: FirstRunWalk }) {
  const settings = useQuery(settingsQuery);
  if (settings.data) return <BrandForm walk={walk} settings={settings.data} />;
  if (settings.isPending) return <LoadingRows />;
  return <LoadFailure what={texts.what} cause={settings.error} onRetry={() => void settings.refetch()} />;
}

function BrandForm({ walk, settings }: { walk: FirstRunWalk; settings: readonly OfficeSetting[] }) {
  const cache = useQueryClient();
  const { email } = useOperator();
  const [typed, setTyped] = useState<TypedBrand>({});
  const [seen, setSeen] = useState(settings);
  const [isOld, setOld] = useState(false);
  const [takesTerms, setTakesTerms] = useState(true);
  const saved = new Map(seen.map(({ key, value }) => [key, value]));
  const shown = (key: BrandKey) => brandValue(key, { typed, saved, email });
  const needsTerms = (saved.get(termsKey) ?? null) === null;
  const nit = shown('company.nit');
  const isNitWrong = nit !== '' && !isDocument('NIT', nit);
  const send = async (over: readonly OfficeSetting[]) => {
    if (isNitWrong) throw new StepRefused(texts.nitWrong);
    const terms = needsTerms && takesTerms ? await readFirstTerms() : undefined;
    const changes = brandChanges(shown, over, terms);
    if (changes.length === 0) return;
    try {
      cache.setQueryData(settingsQuery.queryKey, await saveSettings(changes));
      void cache.invalidateQueries({ queryKey: ['brand'] });
    } catch (cause) {
      setOld(isConflict(cause));
      await cache.invalidateQueries({ queryKey: settingsQuery.queryKey });
      throw cause;
    }
  };
  const field = (key: BrandKey) => (
    <Field
      key={key}
      small
      className="max-w-none!"
      label={texts.fields[key]}
      placeholder={seen.find((one) => one.key === key)?.example}
      error={key === 'company.nit' && isNitWrong && nit.replace(/\D/g, '').length > 9 ? texts.nitWrong : undefined}
      value={shown(key)}
      required
      maxLength={160}
      inputMode={key === 'support.whatsapp' || key === 'support.phone' ? 'tel' : undefined}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        setTyped((before) => ({ ...before, [key]: value }));
      }}
    />
  );
  const now = new Map(settings.map(({ key, value }) => [key, value]));
  const changed = [...askedKeys, ...filledKeys].find((key) => now.get(key) !== saved.get(key)) ?? 'company.name';
  return (
    <StepForm walk={walk} title={texts.title} lead={texts.lead} save={() => send(seen)}>
      {isOld && (
        <SaveConflict
          about={{ kind: 'setting', subject: changed, name: texts.fields[changed] }}
          rows={[...askedKeys, ...filledKeys].map((key) => ({
            name: texts.fields[key],
            mine: shown(key),
            saved: now.get(key) ?? null,
          }))}
          onTake={() => {
            setTyped({});
            setSeen(settings);
            setOld(false);
          }}
          onKeep={() => {
            setSeen(settings);
            setOld(false);
          }}
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">{askedKeys.map(field)}</div>
      <p className="mt-6 mb-3 text-text-2">{texts.rest}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">{filledKeys.map(field)}</div>
      {needsTerms && (
        <div className="mt-5">
          <Checkbox checked={takesTerms} onChange={({ currentTarget }) => setTakesTerms(currentTarget.checked)}>
            {texts.terms}
          </Checkbox>
          <p className="mt-1 text-small text-text-2">{texts.termsText}</p>
        </div>
      )}
      <p className="mt-5 text-small text-text-2">{texts.logo}</p>
    </StepForm>
  );
}
