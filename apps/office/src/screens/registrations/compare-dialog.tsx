import type { OfficeRegistration, RegistrationTwin } from '@tonalia/contract/customers-office';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { businessInitials } from '@tonalia/rules/initials';
import { classNames } from '@tonalia/ui/class-names';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { Segments } from '../../components/segments.tsx';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';
import { type ComparedRow, compareWith } from './compare-with.ts';

export type CompareDialogProps = {
  registration: OfficeRegistration;
  now: Date;
  /** Rejects it as a customer that exists; undefined where nothing can be decided. */
  onReject: (() => void) | undefined;
  onClose: () => void;
};

/** A registration beside the customer that it may be, row by row; equal rows are marked. */
export function CompareDialog({ registration, now, onReject, onClose }: CompareDialogProps) {
  const { twins } = registration;
  const [chosen, setChosen] = useState(0);
  const twin = twins[chosen] ?? twins[0];
  if (!twin) return null;
  return (
    <OfficeDialog
      wide
      title={texts.isSame}
      onClose={onClose}
      asks={false}
      footer={
        <>
          <OfficeButton look="ghost" className="mr-auto -ml-3.5 text-text-2!" onClick={onClose}>
            {texts.isOther}
          </OfficeButton>
          {onReject && (
            <OfficeButton
              look="secondary"
              onClick={() => {
                onClose();
                onReject();
              }}
            >
              {texts.rejectAsCustomer}
            </OfficeButton>
          )}
        </>
      }
    >
      {twins.length > 1 && (
        <Segments
          label={texts.twins}
          value={String(chosen)}
          choices={twins.map(({ name }, at) => ({ value: String(at), label: name }))}
          onChoose={(value) => setChosen(Number(value))}
        />
      )}
      <Comparison {...{ registration, twin, now }} />
    </OfficeDialog>
  );
}

type TwinComparisonProps = Pick<CompareDialogProps, 'registration' | 'now'> & { twin: RegistrationTwin };

const Comparison = ({ registration, twin, now }: TwinComparisonProps) => (
  <table className="comparison w-full border-collapse text-left text-[0.875rem] font-medium max-lg:block">
    <thead className="max-lg:block">
      <tr className={`align-top ${narrowRow}`}>
        <th scope="col" className="w-[130px] max-lg:sr-only">
          <span className="sr-only">{texts.fact}</span>
        </th>
        <th scope="col" className="px-3 pb-3.5 font-normal">
          <Name
            {...registration}
            name={registration.business}
            about={texts.registered(dayOf(registration.receivedAt))}
          />
        </th>
        <th scope="col" className="px-3 pb-3.5 font-normal">
          <Link to="/clientes/$id" params={{ id: twin._id }} className="block rounded-[10px] hover:underline">
            <Name {...twin} about={texts.customerSince(twin.since.slice(0, 4))} />
          </Link>
        </th>
      </tr>
    </thead>
    <tbody className="max-lg:block">
      {compareWith(registration, twin, now).map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </tbody>
  </table>
);

const Name = ({ _id, name, about }: { _id: string; name: string; about: string }) => (
  <span className="flex items-center gap-2.5">
    <PersonMark id={_id} initials={businessInitials(name)} size="md" />
    <span className="min-w-0 leading-[1.3]">
      <b className="block font-semibold wrap-anywhere">{name}</b>
      <span className="block text-[0.8125rem] text-text-2">{about}</span>
    </span>
  </span>
);

const Row = ({ name, mine, theirs, isSame, isDebt }: ComparedRow) => (
  <tr className={`border-t border-line ${narrowRow}`}>
    <th scope="row" className="py-2.5 pr-3 font-normal text-text-2 max-lg:col-span-2 max-lg:px-3 max-lg:pb-0">
      {name}
    </th>
    <td className={`px-3 py-2.5 wrap-anywhere ${isSame ? 'bg-brand-soft' : ''}`}>
      <span className="flex justify-between gap-3">
        {mine ?? '–'}
        {isSame && (
          <b className="text-[1.25rem] leading-[1.1rem] font-semibold text-brand-text">
            <span aria-hidden>=</span>
            <span className="sr-only">{texts.equal}</span>
          </b>
        )}
      </span>
    </td>
    <td
      className={classNames(
        'px-3 py-2.5 wrap-anywhere',
        isSame && 'bg-brand-soft',
        isDebt && 'font-semibold text-danger',
      )}
    >
      {theirs ?? '–'}
    </td>
  </tr>
);

/** On a phone the name of a fact stands above its two values. */
const narrowRow = 'max-lg:grid max-lg:grid-cols-2';

const dayOf = (instant: string): string => formatShortDay(dayIn(new Date(instant)));
