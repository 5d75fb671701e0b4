export { findAddress, listAddressesOf } from './address/find-address.ts';
export { type AddedBalance, addBalance, takeBalanceBack } from './credit/add-balance.ts';
export { chargeCredit, type CreditCharge } from './credit/charge-credit.ts';
export { chargeCreditAgain } from './credit/charge-credit-again.ts';
export { type MoneyInFavour, listMoneyInFavour, lockCreditAccount } from './credit/credit.sql.ts';
export { type DueDebt, claimDueDebts } from './credit/due-reminder.sql.ts';
export { findCredit } from './credit/find-credit.ts';
export { type CreditPayment, payCredit } from './credit/pay-credit.ts';
export { type CreditWithMovements, readCredit } from './credit/read-credit.ts';
export { readCreditStatement } from './credit/read-statement.ts';
export {
  type StatementDocumentRow,
  type StatementMovementRow,
  findCreditDocuments,
  listOpenDocuments,
} from './credit/statement.sql.ts';
export { type Payout, type PayoutOutcome, recordPayout } from './credit/record-payout.ts';
export { releaseCredit, releaseCreditPart } from './credit/release-credit.ts';
export { type ReversedCreditPayment, reverseCreditPayment } from './credit/reverse-credit-payment.ts';
export { findAddressees } from './customer/addressees.ts';
export type { Addressee } from './customer/addressees.sql.ts';
export type { FoundCustomer } from './customer/customer.sql.ts';
export { countCustomersByCity, countCustomersIn } from './customer/cities.sql.ts';
export { customerTradeType } from './customer/customer-trade-type.ts';
export { customerWeekdays, weekdaysOfCustomers } from './customer/customer-weekdays.ts';
export { findAnyCustomer, findCustomer } from './customer/find-customer.ts';
export { isAccountClosed } from './customer/is-account-closed.ts';
export {
  type CustomerContact,
  findCustomerIds,
  listContacts,
  listCustomersOfSellers,
  listServedCustomers,
} from './customer/contacts.sql.ts';
export { findSupportCustomers } from './customer/support-customers.ts';
export { findMemberOf, lockMember } from './member/member.sql.ts';
export { type TeamPerson, findTeamPerson, listTeam } from './member/read-team.ts';
export { listSellersOf } from './portfolio/assignment.sql.ts';
export { assignCustomer } from './portfolio/assign-customer.ts';
export { type PortfolioWholeRow, listPortfolioPlaces, listPortfolioWhole } from './portfolio/portfolio-whole.sql.ts';
export { handOverCustomers } from './portfolio/hand-over-customers.ts';
export { sellerQuota, setSellerQuota } from './portfolio/seller-quota.ts';
export { lateDays } from './credit/late-days.rules.ts';
export { listPortfolioDebts } from './portfolio/portfolio-debts.sql.ts';
export { type SellerRow, listSellers } from './portfolio/portfolio.sql.ts';
export { searchCustomers } from './search/search-customers.ts';
export { reviewRegistration } from './registration/review-registration.ts';
export { type WaitingRegistration, listWaiting as listWaitingRegistrations } from './registration/review.sql.ts';
export { findReminderSubscribers } from './reminder/find-reminder-subscribers.ts';
export type { ReminderSubscriber } from './reminder/reminder.sql.ts';
