import { deliveryMessages } from '../../messages/delivery.es-CO.ts';

/** The code that the driver asks for at the door, read digit by digit by a screen reader. */
export function DeliveryCode({ code }: { code: string }) {
  const { withCode, whenReceiving } = deliveryMessages.steps;
  return (
    <>
      {withCode}{' '}
      <b aria-hidden="true" className="tracking-[0.06em] text-text tabular-nums">
        {code}
      </b>
      <span className="sr-only">{[...code].join(' ')}</span>
      {whenReceiving}
    </>
  );
}
