import type { BackReason, Delivery, DriverStop } from '@tonalia/contract/dispatch-driver';
import { formatPesos } from '@tonalia/rules/money';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { type DeliveryDraft, emptyDraft, sumsOf, unitsBack } from './stop-view.ts';

/** Digits of a delivery code. */
export const CODE_DIGITS = 4;
/** Smallest coin, in pesos: less than it cannot be collected. */
const COIN = 50;

/** Units that come back for one of these have a photo; the server checks the same. */
export const needsPhoto = (reason: BackReason | null): boolean => reason === 'damaged' || reason === 'expired';

/** What a draft lacks, in the driver's words; undefined when it can be recorded. */
export function lackOf(stop: DriverStop, draft: DeliveryDraft, asksCode: boolean): string | undefined {
  if (draft.result === 'refused') return lackOfRefusal(draft);
  return (
    (draft.result === 'partial' ? lackOfBacks(stop, draft) : undefined) ??
    lackOfMoney(stop, draft) ??
    (asksCode ? lackOfProof(draft) : undefined)
  );
}

function lackOfRefusal({ reason, photoIds }: DeliveryDraft): string | undefined {
  if (reason === null) return texts.missingReason;
  return reason !== 'no_money' && photoIds.length === 0 ? texts.missingPhoto : undefined;
}

function lackOfBacks(stop: DriverStop, draft: DeliveryDraft): string | undefined {
  const back = unitsBack(draft);
  if (back === 0) return texts.nothingBack;
  if (back === stop.units) return texts.allBack;
  const backs = Object.values(draft.backs).filter(({ units }) => units > 0);
  if (backs.some(({ reason }) => reason === null)) return texts.missingReason;
  return backs.some(({ reason, photoIds }) => needsPhoto(reason) && photoIds.length === 0)
    ? texts.missingPhoto
    : undefined;
}

function lackOfMoney(stop: DriverStop, draft: DeliveryDraft): string | undefined {
  const { missing, electronic } = sumsOf(stop, draft);
  if (electronic > 0 && draft.reference.trim() === '') return texts.missingReference;
  return missing >= COIN ? texts.missingCash(formatPesos(missing)) : undefined;
}

function lackOfProof({ isSigned, code, signatureId }: DeliveryDraft): string | undefined {
  if (isSigned) return signatureId === null ? texts.missingSignature : undefined;
  return code.length < CODE_DIGITS ? texts.missingDigits(CODE_DIGITS - code.length) : undefined;
}

/** A complete draft as it is sent. */
export function toDelivery(
  stop: DriverStop,
  draft: DeliveryDraft,
  { clientId, at }: { clientId: string; at: string },
): Delivery {
  const common = { clientId, stopId: stop._id, at };
  const { result, note, photoIds } = draft;
  if (result === 'refused') return { result, ...common, reason: draft.reason ?? 'closed', note: note.trim(), photoIds };
  const { cash, electronic } = sumsOf(stop, draft);
  const received = {
    cash,
    electronic: electronic > 0 ? { amount: electronic, reference: draft.reference.trim() } : null,
    receiver: draft.receiver.trim(),
    proof: proofOf(draft),
  };
  if (result === 'delivered') return { result, ...common, ...received };
  const back = Object.entries(draft.backs).flatMap(([line, { units, reason, photoIds: shown }]) =>
    units > 0 && reason !== null ? [{ line: Number(line), units, reason, photoIds: shown }] : [],
  );
  return { result, ...common, ...received, back };
}

/** A report that was refused as a draft again; its cash is what was kept. */
export function draftFrom(delivery: Delivery): DeliveryDraft {
  const { result } = delivery;
  const empty = emptyDraft(result);
  if (result === 'refused') {
    const { reason, note, photoIds } = delivery;
    return { ...empty, reason, note, photoIds };
  }
  const { cash, electronic, receiver, proof } = delivery;
  const back = result === 'partial' ? delivery.back : [];
  return {
    ...empty,
    backs: Object.fromEntries(back.map(({ line, ...choice }) => [line, choice])),
    cash: cash === 0 ? null : cash,
    hasElectronic: electronic !== null,
    electronic: electronic?.amount ?? null,
    reference: electronic?.reference ?? '',
    receiver,
    isSigned: proof.kind === 'signature',
    signatureId: proof.kind === 'signature' ? proof.photoId : null,
    code: proof.kind === 'code' ? proof.code : '',
  };
}

function proofOf({ isSigned, signatureId, code }: DeliveryDraft): Extract<Delivery, { result: 'delivered' }>['proof'] {
  if (isSigned && signatureId !== null) return { kind: 'signature', photoId: signatureId };
  return code.length === CODE_DIGITS ? { kind: 'code', code } : { kind: 'none' };
}
