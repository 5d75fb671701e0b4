import type { Address } from '@tonalia/contract/auth';
import { Button } from '@tonalia/ui/button';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import { Notice } from '@tonalia/ui/notice';
import { PlacePicker } from '../../features/place-picker/place-picker.tsx';
import { StreetBuilder } from '../../features/street-builder/street-builder.tsx';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import type { AddressBody, AddressDraft } from './address-draft.ts';
import { AddressPreview } from './address-preview.tsx';
import { NoCoverageDialog } from './no-coverage-dialog.tsx';
import { useAddressForm } from './use-address-form.ts';

const words = addressMessages.form;

export interface AddressFormProps {
  start: AddressDraft;
  save: (body: AddressBody) => Promise<Address>;
  onSaved: (saved: Address) => void;
}

/** Department and city, the parts of the street, and a name, with a preview of the address and its coverage. */
export function AddressForm({ start, save, onSaved }: AddressFormProps) {
  const form = useAddressForm(start, save, onSaved);
  const { change } = form;
  const { place, street, title, fixed } = form.values;

  return (
    <form
      {...form.props}
      className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,23.625rem)_minmax(0,1fr)] lg:items-start lg:gap-x-14"
    >
      <AddressPreview draft={form.values} />
      <div className="grid grid-cols-1 gap-4 lg:row-start-1">
        <PlacePicker
          value={place}
          onChange={(next) => change({ place: next })}
          wrong={{ state: form.error('state'), city: form.error('city') }}
        />
        <StreetBuilder
          value={street}
          onChange={(next) => change({ street: next })}
          error={form.error('street')}
          onLeave={() => form.leave('street')}
          hidePreview
        />
        <Field
          label={words.title}
          hint={words.titleHint}
          name="title"
          value={title}
          maxLength={60}
          placeholder={words.titleExample}
          autoComplete="off"
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Checkbox
          checked={fixed}
          disabled={start.fixed}
          onChange={(event) => change({ fixed: event.currentTarget.checked })}
        >
          {start.fixed ? words.alreadyFixed : words.fixed}
        </Checkbox>
        {form.notice !== null && <Notice color="red" message={form.notice} className="max-w-field" />}
        <div className="max-lg:fixed low:static! max-lg:inset-x-safe max-lg:bottom-0 max-lg:z-sticky max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(12px,var(--safe-bottom))]">
          <Button type="submit" size="lg" full loading={form.isSending}>
            {words.save}
          </Button>
        </div>
      </div>
      <NoCoverageDialog
        place={place}
        known={start.place.cityId}
        onChangeCity={() => form.element.current?.querySelector<HTMLInputElement>('input[name=city]')?.focus()}
      />
    </form>
  );
}
