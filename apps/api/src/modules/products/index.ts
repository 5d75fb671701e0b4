/** The face of the module, for purchase, marketing, the picture server and the commands; app.ts wires the module through plugin.ts. */
export { listAgreedPrices } from './agreed/agreed.sql.ts';
export { followAgreedCustomers } from './agreed/agreed-customers.ts';
export { findAlternatives } from './alternative/find-alternatives.ts';
export { type DealScope, findDealScopes } from './deal/deal-scopes.sql.ts';
export { type RunningDeal, dealsFor } from './deal/deals-for.ts';
export { type Field, fields } from './import/columns.rules.ts';
export {
  type ImportOptions,
  type ImportResult,
  type RowReport,
  UnusableList,
  importCatalogue,
} from './import/import-catalogue.ts';
export type { FileRow } from './import/stage-rows.ts';
export { untitledColumn } from './import-list/targets.es-CO.ts';
export type { MissingCount } from './import/withdraw-missing.ts';
export { decimalPrice, readCount, readPrice, shown } from './import/cell.rules.ts';
export { toListMatch } from './order-list/to-list-match.ts';
export { findVersionsNamed, listBrands } from './office/versions-named.ts';
export { photoAddresses, photoOwners } from './picture/photo-owners.ts';
export { listLikelyPictures } from './picture/likely-pictures.sql.ts';
export { type Drawing, guessedPack, storedDrawing } from './picture/drawing.ts';
export { type PictureKind, pictureOf } from './picture/picture-of.ts';
export type { PictureSource } from './picture/picture.sql.ts';
export { type Presale, presalesOf } from './presale/presales-of.ts';
export { type PresaleChange, changePresale, closePresale, movePresale } from './presale-office/change-presale.ts';
export { type PresaleFacts, listPresales } from './presale-office/list-presales.ts';
export { type PresaleToOpen, openPresale } from './presale-office/open-presale.ts';
export { isOver } from './presale-office/presale-terms.rules.ts';
export type { Price } from '@tonalia/rules/price';
export { type PriceSet, setPrice } from './price/set-price.ts';
export { type SellablePart, type Sellable, findSellables, findSellablesById } from './sellable/find-sellables.ts';
export { type ExplainedPrice, explainPrice } from './sellable/explain-price.ts';
export { findCardShades, findShadesBeside } from './sellable/card-shades.sql.ts';
export { findRunningOut } from './running-out/find-running-out.ts';
export { findProductsByCode } from './sellable/find-products.ts';
export { type ProductFacts, findVersionsByCode } from './sellable/sellable.sql.ts';
export { changeSelling } from './selling/change-selling.ts';
export { findSelling, listSelling } from './selling/find-selling.ts';
export type { SellingState } from './selling/selling.rules.ts';
export type { SellingItem } from './selling/selling.sql.ts';
export { type OrderUnits, lockUnits, takeIn, takeOut } from './stock/leave-stock.ts';
export type { MovementCause, MovementFacts } from './movement/movement.ts';
export { type LedgerRow, lockLedger, readLedgerAfter } from './stock/read-ledger.ts';
export { lockComboLimits } from './combo/limits.sql.ts';
export { type PickFacts, pickFactsOf } from './stock/pick-facts.ts';
export { type StockSet, readStock, setStock } from './stock/set-stock.ts';
export {
  type ProductNeed,
  type ShortProduct,
  type ShortVersion,
  type VersionNeed,
  type WarehouseNeed,
  bringToStock,
  exchangeAcross,
  giveBackAcross,
  givePresaleBack,
  takePresale,
  takeFromBuilding,
  takeStock,
} from './stock/take-stock.ts';
