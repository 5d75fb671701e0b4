import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { changeAddress, citiesQuery, statesQuery } from '../../api/one-order.ts';
import { forgetOrders } from '../../api/orders.ts';
import { ConflictNote } from '../../components/conflict-note.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { actTexts } from '../../messages/acts.es-CO.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';
import { firstSaveOf } from './first-save.tsx';

const texts = orderPageTexts.address;
const SHORTEST = 5;

/** Changes where the order goes. The typed values stay after a refusal. */
export function AddressDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const formId = useId();
  const cache = useQueryClient();
  const notify = useNotify();
  const [address, setAddress] = useState(order.address.address);
  const [stateid, setState] = useState(order.address.stateid);
  const [cityid, setCity] = useState(order.address.cityid);
  const { data: states = [] } = useQuery(statesQuery);
  const { data: cities = [] } = useQuery(citiesQuery(stateid));
  // The version that the dialog was opened on: the order behind it is refreshed, and may be another one.
  const [version, setVersion] = useState(order.version);
  const [isOld, setOld] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(over = version): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await changeAddress(order.code, { address: address.trim(), cityid, stateid, version: over });
      await forgetOrders(cache);
      notify({ color: 'white', message: texts.saved });
      onClose();
    } catch (cause) {
      // Show the saved value beside the typed one.
      await forgetOrders(cache);
      setOld(isConflict(cause));
      setFailure(isConflict(cause) ? undefined : sentenceOf(cause));
      setBusy(false);
    }
  }
  const choose = () => {
    setVersion(order.version);
    setOld(false);
  };
  const takeSaved = () => {
    choose();
    setAddress(order.address.address);
    setState(order.address.stateid);
    setCity(order.address.cityid);
  };

  return (
    <OfficeDialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {actTexts.back}
          </OfficeButton>
          <OfficeButton
            type="submit"
            form={formId}
            busy={isBusy}
            disabled={isOld || address.trim().length < SHORTEST || cityid === ''}
          >
            {texts.save}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isOld) void save();
        }}
      >
        {isOld && (
          <ConflictNote
            first={firstSaveOf(order)}
            rows={[
              { name: texts.field, mine: address.trim(), saved: order.address.address },
              {
                name: texts.city,
                mine: cities.find(({ _id }) => _id === cityid)?.name ?? null,
                saved:
                  cityid === order.address.cityid
                    ? (cities.find(({ _id }) => _id === cityid)?.name ?? null)
                    : order.address.city,
              },
            ]}
            isBusy={isBusy}
            onTake={takeSaved}
            onKeep={() => {
              choose();
              void save(order.version);
            }}
          />
        )}
        <Field
          small
          className="max-w-none!"
          label={texts.field}
          maxLength={160}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <SelectField
          small
          className="max-w-none!"
          label={texts.state}
          value={stateid}
          options={states.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ currentTarget }) => {
            setState(currentTarget.value);
            setCity('');
          }}
        />
        <SelectField
          small
          className="max-w-none!"
          label={texts.city}
          placeholder={texts.chooseCity}
          value={cityid}
          options={cities.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={({ currentTarget }) => setCity(currentTarget.value)}
        />
        <p className="text-small text-text-2">{texts.customerIsNotified}</p>
        {failure && (
          <p role="alert" className="text-small text-danger">
            {failure}
          </p>
        )}
      </form>
    </OfficeDialog>
  );
}
