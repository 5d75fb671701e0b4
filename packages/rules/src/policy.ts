/**
 * Every decision of the business, on one page; `policy-table.es-CO.ts` has the unit, bounds, reason and place of each. A value belongs
 * here when another distributor could want another one. Elsewhere are
 *
 * - values an owner sets for an installation: `apps/api/src/platform/settings` (company, brand, legal texts, doubted prices of an import);
 * - values of a row: lead days, weekdays and fee of a delivery zone, discounts of a payment method, tiers, coupons, deals;
 * - protection against abuse (`RateLimit`s, sign-in budgets), timeouts, batch and cache sizes: beside the code they protect.
 *
 * Hours of the day are Bogotá's. An owner changes each `let` in the office while the shop runs: read it where it is used, never once
 * when a file loads. The rest changes with a version of the program, because statements, texts or the shop's own code have it too.
 */
// The contract's own schemas and error texts state these ten.
export {
  maxFavourites,
  maxFavouritesOnDevice,
  maxLinePhotos,
  maxLineQuantity,
  maxPhotoBytes,
  maxProofBytes,
  maxReturnPhotos,
  maxSavedListLines,
  passwordMaxLength,
  passwordMinLength,
} from '@tonalia/contract/limits';
import type { shareDayChoices } from '@tonalia/contract/limits';

/** From one hour of the day to another: "08:00". */
export type HourSpan = { from: string; to: string };

// Dispatch and delivery

/** Hora de corte: an order placed at this hour or later leaves a working day later, unless its zone has an hour of its own. */
export let cutoffHour = '16:00';
/** Nothing leaves on these ISO weekdays (7 is Sunday), nor on public holidays. */
export const daysOff: readonly number[] = [7];
/** Delivery windows (franjas) of a day. */
export let deliveryHours: readonly HourSpan[] = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '18:00' },
];
/** Delivery days a customer chooses from. */
export let deliveryDays = 5;
/** Hours of work between an order and the start of its delivery window. */
export let preparationHours = 2;
/** Days on the road, delivery weekdays and fee in pesos of a new delivery zone, until `npm run warehouse` sets its own. */
export const newZone = { leadDays: 1, weekdays: [1, 2, 3, 4, 5, 6], shippingFee: 0 };

// Cart and orders

/** Lines of a cart. */
export const maxCartLines = 300;
/** Words of unclear rows of lists that are remembered for a customer, the newest. */
export const maxListChoices = 500;
/** Saved lists of a customer. */
export const maxSavedLists = 30;
/** Clients of a salon in its formulas. */
export const maxFormulaClients = 500;
/** Days a shared link is open, one of those that its maker may choose. */
export const shareDays: (typeof shareDayChoices)[number] = 7;
/** Links that one person has open for a customer. */
export const maxShares = 30;
/** Lists that come back from one link. */
export const maxShareAnswers = 20;
/** Days an invitation to a business can be accepted. */
export const invitationDays = 7;
/** People of a business besides its owner, invited ones included. */
export const maxMembers = 30;
/** Days after its end that a link is kept, with what came back from it. */
export const shareKeptDays = 30;
/** Versions that a customer waits for at once. */
export const maxAlerts = 200;
/** Days that a notice is kept. */
export const noticeKeptDays = 90;
/** Parts of an order that pay the zone's fee, at most: 1 charges an order once, in however many parts it leaves. */
export let maxShippingFees = 1;
/** Orders of a customer that may wait to be paid at once. */
export let maxUnpaidOrders = 3;
/** Percent by which a price may have risen since a seller showed it without a network, so that the order keeps what was shown. */
export let shownPriceTolerance = 3;
/** Hours for which it may; an order taken longer ago waits for its seller. */
export let shownPriceHours = 24;
/** Days after delivery in which an order can be returned. */
export let returnDays = 5;
/** Pesos from which returned goods are collected; below they may stay with the customer. */
export let returnCollectFrom = 50_000;
/** Days after which a return that waits is late. */
export let returnAgeDays = 3;
/** Days without an order after which a customer is quiet. */
export let quietCustomerDays = 60;
/** Days that the position of a seller's arrival is kept; the arrival itself stays. */
export let arrivalPointDays = 90;
/** Orders of one day that are mailed to an address its owner has not confirmed. */
export const maxUnconfirmedOrderMails = 10;

// Payment

/** Minutes an unpaid order keeps its units, when its method charges at once. */
export let instantHoldMinutes = 60;
/** Hours an unpaid order keeps its units for a bank transfer. */
export let transferHoldHours = 48;
/** Hours an order stays open for the review of its proof. */
export let proofHoldHours = 72;
/** Hours to send another proof after one was refused. */
export let newProofHours = 24;
/** Days a proof is kept after its transfer was approved or its order ended. */
export const proofKeptDays = 90;
/** Charges of one order, failed ones included. */
export const maxCharges = 20;
/** Hours until a payment without an answer from its gateway counts as failed. */
export const paymentCheckHours = 48;
/** Cards a customer saves. */
export const maxSavedCards = 10;

// Credit and tax

/** Days until an order on credit is due. */
export let creditDays = 30;
/** Days after its due day in which a debt is not overdue yet. */
export let graceDays = 3;
/** Days after its due day from which a debt keeps its customer from ordering on credit. */
export let creditBlockDays = 15;
/** Days before its due day on which the customer of a debt is reminded of it; 0 for no reminder. */
export let dueReminderDays = 3;
/** Credit in pesos of a customer that the office approves or creates; 0 for none. */
export let initialCredit = 0;
/** Pesos up to which operators besides the owner set the credit of a customer. */
export let creditAloneLimit = 3_000_000;
/** Whether customers pay a part of a document of own credit. */
export let takesPartPayments = true;
/** Days before its due date from which a debt is marked. */
export const dueSoonDays = 7;
/** General rate in percent; prices include it. */
export const vatRate = 19;
/** Years a closed account's fiscal record is kept. */
export const fiscalRecordYears = 10;

// Catalogue

/** Days a product or shade counts as new. */
export const newProductDays = 60;
/** Days of sales that make a bestseller. */
export const bestsellerDays = 90;
/** Prices in pesos above this are slips of a keyboard. */
export const maxPrice = 100_000_000;
/** Units above this are slips of a keyboard. */
export const maxStock = 10_000_000;
/** Pesos below which an import doubts a price. The owner's settings `import.price_*` replace this value and the next two. */
export const importPriceFloor = 500;
/** Change of a price that counts towards the second factor, as a share of the price before (OFC-005). */
export const largePriceChange = 0.2;
/** Prices that an operator may change by more than that within an hour without the second factor. */
export const maxLargePriceChanges = 50;
/** Change of a price that an import doubts, as a share of the price before. */
export const importPriceChange = 0.4;
/** Share of doubted prices that stops an import. */
export const importStopShare = 0.05;

// Loyalty

/** Months of purchases that make a loyalty tier. */
export const loyaltyMonths = 12;

// Messages

/** Hours without a change until a cart reminder, when the shop saw the customer leave the checkout. */
export let leftCheckoutReminderHours = 4;
/** Hours without a change until the reminder of any other cart. */
export let leftCartReminderHours = 24;
/** Days after which a cart gets no reminder. */
export const cartReminderMaxDays = 14;
/** Days between two reminders of one person. */
export let cartReminderPauseDays = 7;
/** Hours of the day in which cart reminders are sent. */
export let reminderHours: HourSpan = { from: '08:00', to: '20:00' };
/** Hours of the night in which no push that can wait is sent. */
export let quietHours: HourSpan = { from: '21:00', to: '07:00' };
/** Hours after which an undelivered push is dropped. */
export const pushHours = 24;
/** Phones of one customer that get notifications. */
export const maxPushPhones = 10;
/** Days until notifications are offered again after "not now". */
export const pushOfferPauseDays = 60;

// Search history

/** Days in which searches count as popular. */
export const popularSearchDays = 30;
/** Accounts that must search a term before others see it. */
export const popularSearchAccounts = 3;
/** Terms one account or guest session keeps. */
export const maxOwnSearches = 50;
/** Days the searches of a guest are kept. */
export const guestSearchDays = 30;
/** Days the searches of an account are kept. */
export const accountSearchDays = 365;

// Accounts

/** Minutes a code is valid. */
export const codeMinutes = 10;
/** Wrong entries until a code is void. */
export const codeTries = 5;
/** Seconds until another code can be sent. */
export const codeResendSeconds = 60;
/** Minutes a verified phone can be used to register. */
export const registrationMinutes = 30;
/** Minutes a link that sets a password is valid. */
export const passwordLinkMinutes = 30;
/** Hours a link that confirms an e-mail is valid. */
export const emailLinkHours = 24;
/** Minutes of an access token. */
export const accessMinutes = 15;
/** Days without a visit after which a device signs in again. */
export const idleDays = 7;
/** Days after which every device signs in again. */
export const sessionDays = 30;
/** The same for sellers: fewer, because they see many customers. */
export const sellerSessionDays = 14;
/** Days a device stays known after its last sign-in. */
export const knownDeviceDays = 180;

// Office

/** Pesos to which the office rounds a price that it computes by percent: 1, 50 or 100. Discounts at the till stay exact. */
export let priceRounding = 100;
/** Days of sales that tell how fast a version sells. */
export const salesRateDays = 28;
/** Percent of a price without IVA that has to stay after the cost; the office marks the prices that leave less. */
export let lowestMargin = 33;
/** Days of units left, at that rate, from which the office says that a version is running out. */
export let runningOutDays = 4;
/** Weeks of sales that tell how much of a version to buy. */
export const purchaseRateWeeks = 8;
/** Days of sales that are bought besides, for a late supplier or a better week. */
export let purchaseSafetyDays = 3;

/** Hours in which a bulk act of an operator can be undone. */
export const undoHours = 24;
/** Hours an invitation of an operator is valid. */
export const invitationHours = 24;
/** Hours the link is valid that makes the first owner of the office. */
export const firstLinkHours = 48;
/** Wrong passwords for one address of the office in an hour, from all networks together. */
export const officeWrongPasswordsPerHour = 50;
/** Minutes the link is valid with which an operator sets a forgotten password. */
export const operatorLinkMinutes = 60;
/** Such links that one address of the office is sent in an hour. */
export const operatorLinksPerHour = 3;
/** Minutes between the password and the second factor of an operator. */
export const officeTicketMinutes = 10;
/** Hours without a request after which an operator signs in again. */
export const officeIdleHours = 12;
/** Days after which every operator signs in again. */
export const officeSessionDays = 7;
/** Minutes for which the challenge of a passkey counts. */
export const passkeyMinutes = 5;
/** Passkeys of one operator. */
export const maxPasskeys = 10;
/** Pesos of an order that operators may refund alone; more needs the approval of a second person. */
export let refundAloneLimit = 500_000;
/** What the gateway keeps of a payment, in hundredths of a percent, before the IVA of its service. */
export let gatewayFeeRate = 265;
/** Pesos that the gateway keeps of each payment besides, before the IVA of its service. */
export let gatewayFeeFixed = 700;
/** Minutes for which a repeated second factor allows sensitive acts. */
export const stepUpMinutes = 5;
/** Pesos of a driver's cash that may be missing or too much before a second person has to approve it. */
export let cashDifferenceLimit = 20_000;

/** The values of this page that an owner may change while the shop runs. */
export const defaultPolicy = {
  cutoffHour,
  deliveryHours,
  deliveryDays,
  preparationHours,
  maxShippingFees,
  maxUnpaidOrders,
  shownPriceTolerance,
  shownPriceHours,
  returnDays,
  returnCollectFrom,
  returnAgeDays,
  quietCustomerDays,
  arrivalPointDays,
  instantHoldMinutes,
  transferHoldHours,
  proofHoldHours,
  newProofHours,
  refundAloneLimit,
  gatewayFeeRate,
  gatewayFeeFixed,
  cashDifferenceLimit,
  creditDays,
  graceDays,
  creditBlockDays,
  dueReminderDays,
  initialCredit,
  creditAloneLimit,
  takesPartPayments,
  leftCheckoutReminderHours,
  leftCartReminderHours,
  cartReminderPauseDays,
  reminderHours,
  quietHours,
  priceRounding,
  lowestMargin,
  runningOutDays,
  purchaseSafetyDays,
};

/** The same, as an owner may set them. */
export type EditablePolicy = typeof defaultPolicy;

/** Makes this process follow `changed`, and the values of this page for the rest. */
export function applyPolicy(changed: Partial<EditablePolicy>): void {
  ({
    cutoffHour,
    deliveryHours,
    deliveryDays,
    preparationHours,
    maxShippingFees,
    maxUnpaidOrders,
    shownPriceTolerance,
    shownPriceHours,
    returnDays,
    returnCollectFrom,
    returnAgeDays,
    quietCustomerDays,
    arrivalPointDays,
    instantHoldMinutes,
    transferHoldHours,
    proofHoldHours,
    newProofHours,
    refundAloneLimit,
    gatewayFeeRate,
    gatewayFeeFixed,
    cashDifferenceLimit,
    creditDays,
    graceDays,
    creditBlockDays,
    dueReminderDays,
    initialCredit,
    creditAloneLimit,
    takesPartPayments,
    leftCheckoutReminderHours,
    leftCartReminderHours,
    cartReminderPauseDays,
    reminderHours,
    quietHours,
    priceRounding,
    lowestMargin,
    runningOutDays,
    purchaseSafetyDays,
  } = { ...defaultPolicy, ...changed });
}
