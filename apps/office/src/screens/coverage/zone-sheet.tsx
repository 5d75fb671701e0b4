import type { CoverageMap, CoverageZone } from '@tonalia/contract/coverage-office';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import { CityPicker } from './city-picker.tsx';
import { EffectNote } from './effect-note.tsx';
import { useZoneEdit } from './use-zone-edit.ts';
import { zoneConflict } from './zone-draft.ts';
import { ZoneFields } from './zone-fields.tsx';

const texts = coverageTexts.form;

export type ZoneSheetProps = {
  map: CoverageMap;
  /** The one to change; undefined for a new one. */
  zone: CoverageZone | undefined;
  /** Places of a new one. */
  cityIds: readonly string[];
  onClose: () => void;
  onSaved: (zoneId: string) => void;
  onRemove: () => void;
};

/** Makes or changes a zone: terms, places, and what the change does before it is saved. */
export function ZoneSheet({ map, zone, cityIds, onClose, onSaved, onRemove }: ZoneSheetProps) {
  const form = useZoneEdit({ map, zone, cityIds, onSaved });
  return (
    <OfficeSheet
      title={zone ? texts.edit : texts.create}
      subtitle={texts.whole}
      wide
      onClose={onClose}
      onSave={form.send}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            {form.failure ? (
              <p role="alert" className="text-[0.875rem] text-danger">
                {form.failure}
              </p>
            ) : (
              !form.isWhole && <p className="text-[0.8125rem] text-text-2">{texts.missing}</p>
            )}
          </div>
          {zone && (
            <OfficeButton look="ghost" onClick={onRemove}>
              {texts.remove}
            </OfficeButton>
          )}
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.back}
          </OfficeButton>
          <OfficeButton busy={form.isBusy} disabled={!form.canSave} onClick={form.send}>
            {zone ? texts.save : texts.create}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[340px_1fr]">
        {form.isOld && zone && (
          <div className="lg:col-span-2">
            <SaveConflict
              about={{ kind: 'zone', subject: zone._id, name: zone.name }}
              rows={zoneConflict(form.fields, form.saved, map)}
              isBusy={form.isBusy}
              onTake={form.take}
              onKeep={form.keep}
            />
          </div>
        )}
        <div className="grid content-start gap-5">
          <ZoneFields map={map} fields={form.fields} onChange={form.change} />
          {form.effect && <EffectNote effect={form.effect} />}
        </div>
        <CityPicker
          map={map}
          zoneId={zone?._id}
          chosen={form.fields.cityIds}
          onChange={(chosen) => form.change({ cityIds: chosen })}
        />
      </div>
    </OfficeSheet>
  );
}
