import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { Fragment, Suspense, lazy, useState } from 'react';
import { mayDo, useOperator } from '../../api/session.ts';
import { LeaveQuestion } from '../../components/leave-question.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { configurationTexts as texts } from '../../messages/configuration.es-CO.ts';
import { chosenColours, previewPalette } from './brand-colours.ts';
import { BrandPanel } from './brand-panel.tsx';
import { SettingField } from './setting-field.tsx';
import { nameOf } from './setting-name.ts';
import { SettingConflicts } from './setting-conflicts.tsx';
import { SettingsPage } from './settings-page.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { useSettingEdits } from './use-setting-edits.ts';

const BrandPreview = lazy(() => import('./brand-preview.tsx').then((one) => ({ default: one.BrandPreview })));
const SettingHistory = lazy(() => import('./setting-history.tsx').then((one) => ({ default: one.SettingHistory })));
const TermsSheet = lazy(() => import('./terms-sheet.tsx').then((one) => ({ default: one.TermsSheet })));

const TERMS = 'legal.terms';
const BRAND = 'brand.name';

/** The settings of each panel, in its order. */
const groups: readonly { title: string; keys: readonly string[] }[] = [
  {
    title: texts.groups.company,
    keys: [
      'company.name',
      'company.nit',
      'brand.name',
      'company.regime',
      'company.dian_resolution',
      'company.address',
      'company.city',
      'company.data_email',
    ],
  },
  {
    title: texts.groups.contact,
    keys: ['support.whatsapp', 'support.phone', 'support.email', 'support.hours', 'support.email_answer'],
  },
  { title: texts.groups.orders, keys: ['orders.prefix', 'loyalty.zone', 'deliveries.shows_driver'] },
  {
    title: texts.groups.imports,
    keys: ['import.price_floor', 'import.price_change_warning', 'import.price_stop_share'],
  },
];

/** The company, its contact and its texts, as the shop, mails and documents show them. */
export const CompanyScreen = () => <SettingsPage>{(saved) => <CompanyForm saved={saved} />}</SettingsPage>;

function CompanyForm({ saved }: { saved: readonly OfficeSetting[] }) {
  const mayEdit = mayDo(useOperator(), 'settings.edit');
  const form = useSettingEdits(saved);
  const [shown, setShown] = useState<string>();
  const [isEditingTerms, setEditingTerms] = useState(false);
  const terms = saved.find(({ key }) => key === TERMS);
  const colours = chosenColours(saved, form);
  const brand = typedOf(form.edits.get(BRAND)) ?? saved.find(({ key }) => key === BRAND)?.value ?? '';
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_300px] xl:gap-7">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {!mayEdit && <p className="text-text-2">{texts.readOnly}</p>}
        <SettingConflicts form={form} saved={saved} />
        {groups.map(({ title, keys }, at) => (
          <Fragment key={title}>
            <Panel label={title} className="px-[18px] py-4">
              <h2 className="mb-3 text-panel">{title}</h2>
              <div className="grid items-start gap-3 lg:grid-cols-12">
                {keys
                  .flatMap((wanted) => saved.find(({ key }) => key === wanted) ?? [])
                  .map((setting) => (
                    <SettingField
                      key={setting.key}
                      setting={setting}
                      typed={typedOf(form.edits.get(setting.key))}
                      isReadOnly={!mayEdit}
                      onChange={(value) => form.change(setting, value)}
                      onHistory={() => setShown(setting.key)}
                    />
                  ))}
                {title === texts.groups.contact && terms && (
                  <div className="flex items-center justify-between gap-3 self-center rounded-[14px] bg-surface-2 px-3.5 py-2.5 lg:col-span-6">
                    <span className="min-w-0">
                      <b className="block text-[0.8125rem] font-[550]">{nameOf(TERMS)}</b>
                      <span className="text-text-2">{terms.value ?? texts.terms.none}</span>
                    </span>
                    {mayEdit && (
                      <OfficeButton look="secondary" small onClick={() => setEditingTerms(true)}>
                        {texts.terms.edit}
                      </OfficeButton>
                    )}
                  </div>
                )}
              </div>
            </Panel>
            {at === 0 && <BrandPanel {...{ saved, colours, form }} isReadOnly={!mayEdit} onHistory={setShown} />}
          </Fragment>
        ))}
        <SettingsBar form={form} />
        <LeaveQuestion isTyped={() => form.edits.size > 0} />

        <Suspense>
          {shown && <SettingHistory settingKey={shown} onClose={() => setShown(undefined)} />}
          {isEditingTerms && terms && <TermsSheet setting={terms} onClose={() => setEditingTerms(false)} />}
        </Suspense>
      </div>
      <Suspense>
        <BrandPreview name={brand} palette={previewPalette(colours)} />
      </Suspense>
    </div>
  );
}

const typedOf = (edit: { value: string | null } | undefined): string | undefined => edit && (edit.value ?? '');
