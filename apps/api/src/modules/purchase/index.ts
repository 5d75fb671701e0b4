/** What commands of the server and other modules may use. app.ts wires the module through plugin.ts. */
export {
  type OperatorReason,
  type ShipmentMove,
  type ShipmentMoveResult,
  changeShipment,
  lockForMove,
  moveShipment,
} from './order/change-shipment.ts';
export { rejectOrder } from './order/reject-order.ts';
export { type MissingUnits, reportMissing } from './order/missing-units.ts';
export { lockPartUnits } from './order/part-units.ts';
export {
  type HeldShipment,
  type ShipmentFacts,
  holdShipments,
  listOpenShipmentFacts,
  lockShipments,
  keepOpenShipments,
  readShipmentFacts,
} from './office/shipment-facts.ts';
export { type DeliveryFacts, readDeliveryFacts } from './office/delivery-facts.ts';
export { listShipmentLines } from './office/delivery-facts.sql.ts';
export { findShipmentsOfOrder, findShipmentsOfOrders, listShipmentUnits } from './office/shipment-facts.sql.ts';
export type { FactLine, FactPart, OrderFacts } from './facts/facts.rules.ts';
export { readOrderFacts } from './facts/read-order-facts.ts';
export { type ListedOrder, listOrdersIn } from './order/operate/operate.sql.ts';
export { readAnyOrder } from './order/operate/read-any-order.ts';
export type { ClassedAmount, FiscalSnapshot, FrozenTerms } from './order/order-facts.rules.ts';
export { undoableUntil, undoableSince } from './order/undo-time.ts';
export { listForgottenShipments } from './closing/forgotten-shipments.ts';
export { type OrderStatus, type ShipmentStatus, hasEnded } from './order/order.rules.ts';
export type { AddiSettings } from './gateway/addi/settings.ts';
export { addiGateway } from './gateway/addi/addi.ts';
export type { Gateway } from './gateway/gateway.ts';
export type { WompiSettings } from './gateway/wompi/settings.ts';
export { wompiGateway } from './gateway/wompi/wompi.ts';
export { type ManualRefund, finishRefund } from './payment/finish-refund.ts';
export { type WaitingRefund, listWaitingRefunds } from './payment/refund.sql.ts';
export { type AskContext, requireUnreturned } from './payment/ask-gateway.ts';
export type { ProofKind } from './payment/proof.rules.ts';
export { type WaitingTransfer, findProof, listWaitingTransfers, setTransferAccount } from './payment/proof.sql.ts';
export { type RefundToStart, startRefund } from './payment/start-refund.ts';
export { type TransferReviewResult, reviewTransfer } from './payment/review-transfer.ts';
export { type BroughtBack, type GoodsBack, bringBack } from './returns/bring-back.ts';
export { type BackCount, countBack } from './returns/count-back.ts';
export { type ReturnPickup, findPickups, listDuePickups } from './returns/pick-up.sql.ts';
export { type PickupVisit, recordVisit } from './returns/pick-up.ts';
export type { BackCause, GoodsPlace, LineBack } from './returns/goods-back.rules.ts';
export { findDeliveryCode, findTransferAccount, insertDoorTransfer, listDoorLines } from './door/door.sql.ts';
export { type DoorMoney, receiveAtDoor } from './door/receive-at-door.ts';
export { type SettledTransfer, dropTransfer, receiveTransfer } from './door/receive-transfer.ts';
export { type NotReceived, reportNotReceived } from './door/report-not-received.ts';
export { putOnRoad, takeOffRoad } from './door/on-road.ts';
export { type ShipmentHome, bringShipmentHome } from './door/bring-shipment-home.ts';
export { type SettledCash, recordSettledCash } from './office-money/record-settled-cash.ts';
export { type LostShipment, loseShipment } from './returns/lose-shipment.ts';
export { requireOwnOrder } from './member-limits/own-orders.ts';
export { type TrackedPart, findTrackedOrder } from './tracked/tracked-order.sql.ts';
