import type { OfficeSeller } from '@tonalia/contract/sellers-office';
import { initialsOf } from '@tonalia/rules/initials';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { sentenceOf } from '../../api/call-failure.ts';
import { firstRunQuery } from '../../api/first-run.ts';
import { addSeller, sellersQuery } from '../../api/sellers.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';
import { StepForm } from './step-form.tsx';
import type { FirstRunWalk } from './walk.ts';

const texts = firstRunTexts.sellers;
const empty = { name: '', lastName: '', phone: '', email: '' };

/** Sellers, each with the words that invite them by WhatsApp. */
export function SellersStep({ walk, shop }: { walk: FirstRunWalk; shop: string }) {
  const cache = useQueryClient();
  const sellers = useQuery(sellersQuery);
  const [typed, setTyped] = useState(empty);
  const isTyped = Object.values(typed).some((text) => text.trim() !== '');
  const add = useMutation({
    mutationFn: () => addSeller(typed),
    onSuccess: async (all) => {
      cache.setQueryData(sellersQuery.queryKey, all);
      setTyped(empty);
      await cache.invalidateQueries({ queryKey: firstRunQuery.queryKey });
    },
  });
  const field = (key: keyof typeof empty, label: string, more: { type?: string; inputMode?: 'tel' | 'email' } = {}) => (
    <Field
      small
      className="max-w-none!"
      label={label}
      value={typed[key]}
      required={isTyped}
      maxLength={80}
      {...more}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        add.reset();
        setTyped((before) => ({ ...before, [key]: value }));
      }}
    />
  );
  return (
    <StepForm
      walk={walk}
      title={texts.title}
      lead={texts.lead}
      save={async () => {
        if (isTyped) await add.mutateAsync();
      }}
    >
      {(sellers.data?.length ?? 0) > 0 && (
        <ul aria-label={texts.list} className="mb-5 grid max-w-[640px] gap-2">
          {sellers.data?.map((seller) => (
            <SellerRow key={seller._id} seller={seller} shop={shop} />
          ))}
        </ul>
      )}
      <div className="grid max-w-[640px] gap-4 sm:grid-cols-2">
        {field('name', texts.name)}
        {field('lastName', texts.lastName)}
        {field('phone', texts.phone, { inputMode: 'tel' })}
        {field('email', texts.email, { type: 'email', inputMode: 'email' })}
      </div>
      <OfficeButton
        look="soft"
        className="mt-4"
        busy={add.isPending}
        disabled={Object.values(typed).some((text) => text.trim() === '')}
        onClick={() => add.mutate()}
      >
        {texts.add}
      </OfficeButton>
      {add.error && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {sentenceOf(add.error)}
        </p>
      )}
    </StepForm>
  );
}

function SellerRow({ seller: { _id, name, phone }, shop }: { seller: OfficeSeller; shop: string }) {
  const [first = name, ...rest] = name.split(' ');
  const words = texts.message(first, shop);
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-[14px] border border-line bg-surface px-4 py-2.5">
      <PersonMark id={_id} initials={initialsOf(first, rest.at(-1) ?? '')} />
      <b className="min-w-0 flex-1 font-[600] wrap-anywhere">{name}</b>
      {phone && (
        <a
          className={officeButtonClass('secondary', true)}
          href={`https://wa.me/57${phone}?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.invite}
        </a>
      )}
    </li>
  );
}
