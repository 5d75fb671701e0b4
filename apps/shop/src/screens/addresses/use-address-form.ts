import { useMutation } from '@tanstack/react-query';
import type { Address } from '@tonalia/contract/auth';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { noteFixed, useReadAgain } from '../../features/address/fix-address.ts';
import { streetFault } from '../../features/street-builder/street-draft.ts';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { bodyOf } from './address-draft.ts';
import type { AddressBody, AddressDraft } from './address-draft.ts';

const words = addressMessages.form;

type Wrong = { state?: string | undefined; city?: string | undefined; street?: string | undefined };

function check({ place, street }: AddressDraft): Wrong {
  return {
    state: place.stateId === '' ? words.stateMissing : undefined,
    city: place.stateId !== '' && place.cityId === '' ? words.cityMissing : undefined,
    street: streetFault(street),
  };
}

/** The fields of a wrong answer, first to last, by their names. */
const fields = [
  ['state', 'input[name=state]'],
  ['city', 'input[name=city]'],
  ['street', '[name=address], [aria-invalid=true][name=number], [name=crossing][aria-invalid=true], [name=plate]'],
] as const;

/** An address being written: what is wrong beside its field, what was refused above the button, nothing lost when it fails. */
export function useAddressForm(
  start: AddressDraft,
  save: (body: AddressBody) => Promise<Address>,
  onSaved: (saved: Address) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(start);
  const [wrong, setWrong] = useState<Wrong>({});
  const readAgain = useReadAgain();
  const saving = useMutation({
    mutationFn: async (body: AddressBody) => {
      const saved = await save(body);
      await readAgain();
      return saved;
    },
    onSuccess: (saved) => {
      if (saved.fixed && !start.fixed) noteFixed(saved);
      notify({ color: 'white', message: words.saved });
      onSaved(saved);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'CITY_NOT_FOUND') show({ city: error.message });
    },
  });

  function show(found: Wrong) {
    setWrong(found);
    const first = fields.find(([name]) => found[name]);
    // Once the marks are drawn.
    if (first) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(first[1])?.focus());
  }
  function change(part: Partial<AddressDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    // What is marked is looked at again with every key; what is not, when the field is left.
    const found = check(next);
    setWrong(({ state, city, street }) => ({
      state: state && found.state,
      city: city && found.city,
      street: street && found.street,
    }));
  }
  return {
    form,
    draft,
    wrong,
    change,
    checkStreet: () => setWrong((before) => ({ ...before, street: check(draft).street })),
    isSaving: saving.isPending,
    refusal: wrong.city === saving.error?.message ? null : (saving.error?.message ?? null),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (saving.isPending) return;
      const found = check(draft);
      show(found);
      if (!found.state && !found.city && !found.street) saving.mutate(bodyOf(draft));
    },
  };
}
