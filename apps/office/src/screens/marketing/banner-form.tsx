import type { OfficeBanner } from '@tonalia/contract/promotions-office';
import { Suspense, lazy, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { Segments } from '../../components/segments.tsx';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { type BannerFields, wordsIn } from './banner-draft.ts';
import { bannerPlaces } from './banner-places.ts';
import { SceneFields } from './scene-fields.tsx';
import { TargetField } from './target-field.tsx';

const PhotoPanel = lazy(() =>
  import('../../features/photos/photo-panel.tsx').then((one) => ({ default: one.PhotoPanel })),
);

export type BannerFormProps = {
  banner: OfficeBanner | undefined;
  fields: BannerFields;
  mayEdit: boolean;
  onChange: (part: Partial<BannerFields>) => void;
};

/** The fields of a banner, in the order in which it is read. */
export function BannerForm({ banner, fields, mayEdit, onChange }: BannerFormProps) {
  const [source, setSource] = useState<'compose' | 'upload'>(banner?.hasPhoto ? 'upload' : 'compose');
  const words = wordsIn(fields.title);
  return (
    <fieldset disabled={!mayEdit} className="contents">
      <SelectField
        small
        className="max-w-none!"
        label={texts.place}
        value={fields.place}
        options={bannerPlaces.map((value) => ({ value, label: texts.places[value] }))}
        onChange={({ currentTarget }) =>
          onChange({ place: bannerPlaces.find((one) => one === currentTarget.value) ?? fields.place })
        }
      />
      <Field
        small
        className="max-w-none!"
        label={texts.titleField}
        hint={texts.words(words)}
        maxLength={80}
        required
        value={fields.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <Field
        small
        className="max-w-none!"
        label={texts.subtitle}
        maxLength={120}
        value={fields.subtitle}
        onChange={({ currentTarget }) => onChange({ subtitle: currentTarget.value })}
      />
      <TargetField
        value={fields.target}
        none={banner && banner.target === null ? texts.otherPage(banner.link) : undefined}
        onChange={(target) => onChange({ target })}
      />
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-label">{texts.image}</h2>
        <Segments
          label={texts.image}
          small
          value={source}
          choices={[
            { value: 'compose', label: texts.compose },
            { value: 'upload', label: texts.upload },
          ]}
          onChoose={setSource}
        />
      </div>
      {source === 'compose' && (
        <SceneFields place={fields.place} scene={fields.scene} onChange={(scene) => onChange({ scene })} />
      )}
      {source === 'upload' && !banner && <p className="text-text-2">{texts.photoAfterSave}</p>}
      {source === 'upload' && banner && (
        <Suspense>
          <PhotoPanel owner={{ kind: 'banner', id: banner._id }} canEdit={mayEdit} />
        </Suspense>
      )}
      <div className="grid gap-3 border-t border-line pt-4 sm:max-lg:grid-cols-2">
        <Field
          small
          className="max-w-none!"
          type="datetime-local"
          label={texts.from}
          required
          value={fields.from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <Field
          small
          className="max-w-none!"
          type="datetime-local"
          label={texts.end}
          help={texts.endHelp}
          value={fields.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
