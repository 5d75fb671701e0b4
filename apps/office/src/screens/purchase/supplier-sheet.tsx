import type { Supplier } from '@tonalia/contract/purchasing-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { saveSupplier } from '../../api/purchasing.ts';
import { forgetStock } from '../../api/stock.ts';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';

export type SupplierSheetProps = {
  /** As it is saved now; undefined for a new one. */
  supplier: Supplier | undefined;
  brands: readonly { _id: string; name: string }[];
  onSaved: (saved: Supplier) => void;
  onClose: () => void;
};

/** The typed fields of a supplier. */
type SupplierFields = Omit<Supplier, '_id' | 'version'>;

const EMPTY: SupplierFields = { name: '', email: null, leadDays: 8, minimum: null, brandIds: [] };

/** Name, lead time, minimum and brands of a supplier. */
export function SupplierSheet({ supplier, brands, onSaved, onClose }: SupplierSheetProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [id] = useState(() => supplier?._id ?? crypto.randomUUID());
  const [draft, setDraft] = useState<SupplierFields>(() => supplier ?? EMPTY);
  const [version, setVersion] = useState(supplier?.version ?? null);
  const [searched, setSearched] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isOld, setOld] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { name, email, leadDays, minimum, brandIds } = draft;
  const set = (part: Partial<SupplierFields>) => setDraft((now) => ({ ...now, ...part }));
  const save = async (over = version) => {
    if (name.trim() === '') return setProblem(texts.nameMissing);
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { name: name.trim(), email: email?.trim() || null, leadDays, minimum, brandIds, version: over };
      const saved = await saveSupplier(id, body);
      await forgetStock(cache);
      notify({ color: 'white', message: texts.saved(saved.name) });
      onSaved(saved);
      onClose();
    } catch (cause) {
      if (isConflict(cause)) {
        await forgetStock(cache);
        setOld(true);
      } else setProblem(sentenceOf(cause));
      setBusy(false);
    }
  };
  const wanted = searched.trim().toLocaleLowerCase('es-CO');
  // Its own brands first; they stay in place while the sheet is open.
  const [own] = useState(() => new Set(supplier?.brandIds));
  const sorted = [...brands.filter(({ _id }) => own.has(_id)), ...brands.filter(({ _id }) => !own.has(_id))];
  const shown = sorted.filter((brand) => brand.name.toLocaleLowerCase('es-CO').includes(wanted));
  const brandWords = (ids: readonly string[]) =>
    brands
      .filter(({ _id }) => ids.includes(_id))
      .map((brand) => brand.name)
      .join(', ') || null;
  return (
    <OfficeSheet
      title={supplier ? texts.editSupplier : texts.newSupplier}
      subtitle={texts.brandsText}
      onClose={onClose}
      onSave={() => void save()}
      footer={
        <div className="flex justify-end gap-2.5">
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton busy={isBusy} disabled={isOld} onClick={() => void save()}>
            {texts.save}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-4">
        {isOld && supplier && (
          <SaveConflict
            about={{ kind: 'supplier', subject: supplier._id, name: supplier.name }}
            rows={[
              { name: texts.name, mine: name.trim(), saved: supplier.name },
              { name: texts.email, mine: email, saved: supplier.email },
              { name: texts.leadDays, mine: String(leadDays), saved: String(supplier.leadDays) },
              {
                name: texts.minimumField,
                mine: minimum === null ? null : String(minimum),
                saved: supplier.minimum === null ? null : String(supplier.minimum),
              },
              { name: texts.brands, mine: brandWords(brandIds), saved: brandWords(supplier.brandIds) },
            ]}
            isBusy={isBusy}
            onTake={() => {
              setDraft(supplier);
              setVersion(supplier.version);
              setOld(false);
            }}
            onKeep={() => {
              setVersion(supplier.version);
              setOld(false);
              void save(supplier.version);
            }}
          />
        )}
        {problem && (
          <p role="alert" className="rounded-[10px] bg-danger-soft px-3 py-2.5 text-danger-ink">
            {problem}
          </p>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            small
            label={texts.name}
            value={name}
            maxLength={120}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
          <Field
            small
            type="email"
            label={texts.email}
            value={email ?? ''}
            onChange={({ currentTarget }) => set({ email: currentTarget.value })}
          />
          <Field
            small
            label={texts.leadDays}
            inputMode="numeric"
            value={String(leadDays)}
            onChange={({ currentTarget }) =>
              set({ leadDays: Math.min(365, Number(currentTarget.value.replaceAll(/\D/g, '').slice(0, 3))) })
            }
          />
          <PesoField label={texts.minimumField} value={minimum} onChange={(pesos) => set({ minimum: pesos || null })} />
        </div>
        <fieldset>
          <legend className="text-label">{texts.brands}</legend>
          {brands.length > 12 && (
            <Field
              small
              label={texts.searchBrand}
              value={searched}
              onChange={({ currentTarget }) => setSearched(currentTarget.value)}
            />
          )}
          <div className="mt-1 grid sm:grid-cols-2">
            {shown.map((brand) => (
              <Checkbox
                key={brand._id}
                checked={brandIds.includes(brand._id)}
                onChange={({ currentTarget }) =>
                  set({
                    brandIds: currentTarget.checked
                      ? [...brandIds, brand._id]
                      : brandIds.filter((one) => one !== brand._id),
                  })
                }
              >
                {brand.name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      </div>
    </OfficeSheet>
  );
}
