import { brandOfficeApi } from './brand-office.ts';
import { couponsOfficeApi } from './coupons-office.ts';
import { coverageOfficeApi } from './coverage-office.ts';
import { begunWorkApi, customerAssignmentApi } from './customer-assignment.ts';
import { takenRegistrationsOfficeApi } from './customers-office-taken.ts';
import { customerDeskApi } from './customer-desk.ts';
import { customerListApi } from './customer-list.ts';
import { customerNewApi } from './customer-new.ts';
import { customerPurchasesApi } from './customer-purchases.ts';
import { customersOfficeApi } from './customers-office.ts';
import { firstRunOfficeApi } from './first-run-office.ts';
import { importOfficeApi } from './import-office.ts';
import { dispatchOfficeApi } from './dispatch-office.ts';
import { dispatchSettlementApi } from './dispatch-settlement.ts';
import { loadBackApi } from './load-back.ts';
import { loadOfficeApi } from './load-office.ts';
import { dispatchProblemsApi } from './dispatch-problems.ts';
import { mediaOfficeApi } from './media-office.ts';
import { officeApi } from './office.ts';
import { officeAccessApi } from './office-access.ts';
import { officePasskeysApi } from './office-passkeys.ts';
import { officeHealthApi } from './office-health.ts';
import { officeJobsApi } from './office-jobs.ts';
import { officeViewsApi } from './office-views.ts';
import { weeklyExportApi } from './office-weekly-export.ts';
import { comboOfficeApi } from './combo-office.ts';
import { productHistoryApi } from './product-history.ts';
import { productPageApi } from './product-office.ts';
import { productsGridApi } from './products-grid.ts';
import { productsOffersApi } from './products-offers.ts';
import { packingOfficeApi } from './packing-office.ts';
import { productsOfficeApi } from './products-office.ts';
import { purchaseApprovalsApi } from './purchase-approvals.ts';
import { purchaseGatewayApi } from './purchase-gateway.ts';
import { purchaseMoneyApi } from './purchase-money.ts';
import { purchaseAdjustApi } from './purchase-adjust.ts';
import { purchaseOfficeApi } from './purchase-office.ts';
import { purchasePlaceApi } from './purchase-place.ts';
import { purchaseReturnsApi } from './purchase-returns.ts';
import { purchaseTodayApi } from './purchase-today.ts';
import { purchaseUndoApi } from './purchase-undo.ts';
import { waveUndoApi } from './wave-undo.ts';
import { priceListsApi } from './price-lists.ts';
import { paymentOffersApi } from './payment-offers-office.ts';
import { paymentMethodsOfficeApi } from './payment-methods-office.ts';
import { promotionsOfficeApi } from './promotions-office.ts';
import { couponSalesApi } from './coupon-sales.ts';
import { dealSalesApi } from './deal-sales.ts';
import { presalesOfficeApi } from './presales-office.ts';
import { pricesOfficeApi } from './prices-office.ts';
import { sellerDraftsApi } from './seller-drafts-office.ts';
import { sellersOfficeApi } from './sellers-office.ts';
import { settingsOfficeApi } from './settings-office.ts';
import { statementOfficeApi } from './statement-office.ts';
import { stockCountsApi } from './stock-counts.ts';
import { stockMovementsApi } from './stock-movements.ts';
import { stockOfficeApi } from './stock-office.ts';
import { stockTransfersApi } from './stock-transfers.ts';
import { purchasingApi } from './purchasing-office.ts';
import { tradeTypesOfficeApi } from './trade-types-office.ts';
import { warehousesOfficeApi } from './warehouses-office.ts';
import { versionSalesApi } from './version-sales.ts';

/** The office's calls by service. The base is `/api/<name>`; only an operator's session opens them. */
export const officeServices = {
  settings: brandOfficeApi,
  office: {
    ...officeApi,
    ...officePasskeysApi,
    ...officeAccessApi,
    ...officeViewsApi,
    ...weeklyExportApi,
    ...officeJobsApi,
    ...officeHealthApi,
    ...settingsOfficeApi,
    ...firstRunOfficeApi,
  },
  purchase: {
    ...purchaseOfficeApi,
    ...begunWorkApi,
    ...purchaseAdjustApi,
    ...purchaseTodayApi,
    ...customerPurchasesApi,
    ...purchaseUndoApi,
    ...waveUndoApi,
    ...purchaseMoneyApi,
    ...purchaseGatewayApi,
    ...purchaseApprovalsApi,
    ...purchasePlaceApi,
    ...couponSalesApi,
    ...dealSalesApi,
    ...versionSalesApi,
    ...coverageOfficeApi,
    ...paymentMethodsOfficeApi,
    ...paymentOffersApi,
    ...dispatchOfficeApi,
    ...dispatchSettlementApi,
    ...packingOfficeApi,
    ...loadOfficeApi,
    ...loadBackApi,
    ...purchaseReturnsApi,
    ...sellerDraftsApi,
    ...dispatchProblemsApi,
  },
  products: {
    ...productsOfficeApi,
    ...productsOffersApi,
    ...stockOfficeApi,
    ...stockTransfersApi,
    ...purchasingApi,
    ...stockCountsApi,
    ...stockMovementsApi,
    ...productsGridApi,
    ...productPageApi,
    ...productHistoryApi,
    ...comboOfficeApi,
    ...pricesOfficeApi,
    ...priceListsApi,
    ...presalesOfficeApi,
    ...mediaOfficeApi,
    ...importOfficeApi,
  },
  customers: {
    ...customersOfficeApi,
    ...customerDeskApi,
    ...takenRegistrationsOfficeApi,
    ...customerListApi,
    ...customerAssignmentApi,
    ...customerNewApi,
    ...tradeTypesOfficeApi,
    ...sellersOfficeApi,
    ...statementOfficeApi,
  },
  tracking: warehousesOfficeApi,
  marketing: { ...couponsOfficeApi, ...promotionsOfficeApi },
} as const;

/** The tables of calls of the office by service. */
export type OfficeServices = typeof officeServices;
/** A service with calls for the office. */
export type OfficeServiceName = keyof OfficeServices;
