import { offlineCustomersApi } from '@tonalia/contract/offline';
import { teamApi } from '@tonalia/contract/members';
import { purchaseApi } from '@tonalia/contract/purchase-api';
import { purchaseApprovalsApi } from '@tonalia/contract/purchase-approvals';
import { purchaseGatewayApi } from '@tonalia/contract/purchase-gateway';
import { purchaseMoneyApi } from '@tonalia/contract/purchase-money';
import { purchaseAdjustApi } from '@tonalia/contract/purchase-adjust';
import { purchasePlaceApi } from '@tonalia/contract/purchase-place';
import { purchaseOfficeApi } from '@tonalia/contract/purchase-office';
import { coverageOfficeApi } from '@tonalia/contract/coverage-office';
import { paymentOffersApi } from '@tonalia/contract/payment-offers-office';
import { paymentMethodsOfficeApi } from '@tonalia/contract/payment-methods-office';
import { couponSalesApi } from '@tonalia/contract/coupon-sales';
import { dealSalesApi } from '@tonalia/contract/deal-sales';
import { versionSalesApi } from '@tonalia/contract/version-sales';
import { presalesOfficeApi } from '@tonalia/contract/presales-office';
import { purchaseReturnsApi } from '@tonalia/contract/purchase-returns';
import { statementApi } from '@tonalia/contract/statement';
import { statementOfficeApi } from '@tonalia/contract/statement-office';
import { purchaseUndoApi } from '@tonalia/contract/purchase-undo';
import { sellerDraftsApi } from '@tonalia/contract/seller-drafts-office';
import { begunWorkApi } from '@tonalia/contract/customer-assignment';
import { customerPurchasesApi } from '@tonalia/contract/customer-purchases';
import { purchaseTodayApi } from '@tonalia/contract/purchase-today';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from '../../platform/http/limit-calls.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveOffice } from '../../platform/http/serve-office.ts';
import { markCartAbandoned } from './abandoned/mark-abandoned.ts';
import { remindRegularly } from './abandoned/remind.ts';
import { alternativesOf } from './alternatives/find-alternatives.ts';
import { adjustEndpoints } from './adjust/endpoints.ts';
import { addItem } from './cart/add-item.ts';
import { cartWrite, removeCartWritesRegularly } from './cart/cart-write.ts';
import { removeAllLines } from './cart/cart.sql.ts';
import { changeQuantity } from './cart/change-quantity.ts';
import { chooseCheckout } from './checkout/choose-checkout.ts';
import { removeUnavailable } from './cart/remove-unavailable.ts';
import { removeItem } from './cart/remove-item.ts';
import { viewCart } from './cart/view-cart.ts';
import { applyCoupon } from './coupon/apply-coupon.ts';
import { listCartCoupons } from './coupon/list-coupons.ts';
import { removeCoupon } from './coupon/remove-coupon.ts';
import { viewCredit } from './credit/view-credit.ts';
import { readOfflinePortfolio } from './offline/read-portfolio.ts';
import { findPaymentMethods } from './checkout/payment-methods.ts';
import { placeOrder } from './order/place-order.ts';
import { requireOpenShop } from '../../platform/settings/shop-opening.ts';
import { cancelOrder } from './order/cancel-order.ts';
import { readOwnOrder, readOrders } from './order/read-orders.ts';
import { officeEndpoints } from './office/endpoints.ts';
import { exportJob } from './office/export/export-job.ts';
import { moveJob } from './office/move-job.ts';
import { serveExport } from './office/export/serve-export.ts';
import { firstOrderCheck } from './office/first-order.ts';
import { placeEndpoints } from './office/place/endpoints.ts';
import { customerPurchasesEndpoints } from './office/customer/endpoints.ts';
import { begunWorkEndpoints } from './office/customer/begun-work.ts';
import { todayEndpoints } from './office/today/endpoints.ts';
import { undoEndpoints } from './office/undo-endpoints.ts';
import { approvalEndpoints } from './office-money/approval-endpoints.ts';
import { gatewayEndpoints } from './office-money/gateway-endpoints.ts';
import { serveCoverageExport } from './office-coverage/serve-export.ts';
import { serveMoneyExports } from './office-money/export/serve-exports.ts';
import { moneyEndpoints } from './office-money/endpoints.ts';
import { coverageEndpoints } from './office-coverage/endpoints.ts';
import { offerEndpoints, paymentCheck } from './office-method/offer-method.ts';
import { methodEndpoints } from './office-method/endpoints.ts';
import { couponSalesEndpoints } from './office-coupons/endpoints.ts';
import { dealSalesEndpoints } from './office-deals/endpoints.ts';
import { versionSalesEndpoints } from './office-sold/endpoints.ts';
import { presaleEndpoints } from './office-presale/endpoints.ts';
import { orderNamer } from './office/name-orders.ts';
import { orderFinder } from './office/search-orders.ts';
import { type PaymentContext, paymentEndpoints } from './payment/endpoints.ts';
import { gatewayHealth } from './payment/gateway-health.ts';
import { addList } from './reorder/add-list.ts';
import { reorder } from './reorder/reorder.ts';
import { reviewReorder } from './reorder/review-reorder.ts';
import { repeatEndpoints } from './repeat/endpoints.ts';
import { officeReturnEndpoints, returnEndpoints } from './returns/endpoints.ts';
import { checkStockRegularly, stockHealth } from './stock-check/check-stock.ts';
import { formulaEndpoints } from './formulas/endpoints.ts';
import { savedListEndpoints } from './saved-list/endpoints.ts';
import { remindOfDueRegularly } from './due-reminder/remind-of-due.ts';
import { remindOfListsRegularly } from './saved-list/remind-of-lists.ts';
import { sellerOrderEndpoints } from './seller-order/endpoints.ts';
import { sellerDayEndpoints } from './seller-day/endpoints.ts';
import { forgetPointsRegularly } from './seller-day/forget-points.ts';
import { suggestedOrderEndpoints } from './suggested-order/endpoints.ts';
import { officeStatementEndpoints, statementEndpoints } from './statement/endpoints.ts';
import { serveStatement } from './statement/serve-statement.ts';
import { shareEndpoints } from './share/endpoints.ts';
import { serveShareFile } from './share/serve-file.ts';
import { removeSharesRegularly } from './share/remove-old.ts';
import { sellerDraftEndpoints } from './seller-order/office-drafts.ts';
import { orderRequestEndpoints } from './order-request/endpoints.ts';
import { hideCredit } from './member-limits/hide-credit.ts';
import { guardOrders } from './member-limits/own-orders.ts';
import { teamEndpoints } from './team/endpoints.ts';
import { listDeliveryWindows } from './checkout/list-delivery-windows.ts';

/** Carts, checkout, orders and payments under `/api/purchase`; every call acts for a customer. */
export const purchase = (app: FastifyInstance, context: PaymentContext): void => {
  const { db, clock } = context;
  remindRegularly(app, context);
  remindOfListsRegularly(app, context);
  remindOfDueRegularly(app, context);
  removeCartWritesRegularly(app, db, clock);
  removeSharesRegularly(app, db);
  forgetPointsRegularly(app, db, clock);
  context.finders.push(orderFinder(db));
  context.namers.push(orderNamer(db));
  checkStockRegularly(app, db);
  context.healthChecks.push(gatewayHealth(db, context.gateways), stockHealth(db));
  context.jobKinds.push(exportJob(context), moveJob(context));
  // low enough that private coupon codes cannot be found by guessing
  const limitCodes = limitCalls(app, { network: 240, person: 20 });
  serveOffice(app, context.office, { name: 'purchase', calls: purchaseOfficeApi }, officeEndpoints(context));
  serveExport(app, context);
  serveMoneyExports(app, context);
  serveCoverageExport(app, context);
  serveStatement(app, context);
  serveShareFile(app, context);
  serveOffice(app, context.office, { name: 'purchase', calls: purchaseTodayApi }, todayEndpoints(context));
  serveOffice(
    app,
    context.office,
    { name: 'purchase', calls: customerPurchasesApi },
    customerPurchasesEndpoints(context),
  );
  serveOffice(app, context.office, { name: 'purchase', calls: begunWorkApi }, begunWorkEndpoints(db));
  serveOffice(app, context.office, { name: 'purchase', calls: purchaseUndoApi }, undoEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: purchaseMoneyApi }, moneyEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: purchaseGatewayApi }, gatewayEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: purchaseApprovalsApi }, approvalEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: purchaseAdjustApi }, adjustEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: purchasePlaceApi }, placeEndpoints(context));
  serveOffice(app, context.office, { name: 'products', calls: presalesOfficeApi }, presaleEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: couponSalesApi }, couponSalesEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: dealSalesApi }, dealSalesEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: versionSalesApi }, versionSalesEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: coverageOfficeApi }, coverageEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: paymentMethodsOfficeApi }, methodEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: paymentOffersApi }, offerEndpoints(context));
  context.firstRunChecks.push(paymentCheck(context), firstOrderCheck(context.db));
  serveOffice(app, context.office, { name: 'purchase', calls: sellerDraftsApi }, sellerDraftEndpoints(context));
  serveOffice(app, context.office, { name: 'customers', calls: statementOfficeApi }, officeStatementEndpoints(context));
  serveOffice(app, context.office, { name: 'purchase', calls: purchaseReturnsApi }, officeReturnEndpoints(context));
  const limitPortfolios = limitCalls(app, { network: 600, person: 60 });
  serve(
    app,
    context,
    { name: 'customers', calls: { ...offlineCustomersApi, ...statementApi } },
    {
      ...statementEndpoints(app, context),
      'GET /offline/portfolio': {
        access: 'session',
        needs: 'portfolio.use',
        handle: async ({ actor, request }) => {
          await limitPortfolios(request, actor);
          return { results: await readOfflinePortfolio(context, actor) };
        },
      },
    },
  );
  serve(app, context, { name: 'customers', calls: teamApi }, teamEndpoints(context));
  serve(
    app,
    context,
    { name: 'purchase', calls: purchaseApi },
    guardOrders<typeof purchaseApi>(db, {
      ...paymentEndpoints(app, context),
      ...returnEndpoints(app, context),
      ...sellerOrderEndpoints(context),
      ...savedListEndpoints(app, context),
      ...formulaEndpoints(app, context),
      ...suggestedOrderEndpoints(context),
      ...shareEndpoints(app, context),
      ...sellerDayEndpoints(app, context),
      ...orderRequestEndpoints(app, context),
      ...repeatEndpoints(context),
      'POST /cart/additem': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: async ({ actor, buyer, body, headers }) => {
          const write = cartWrite(headers, 'add', buyer.customerId, body);
          const { cartId, amount, total } = await addItem(context, { actor, buyer, write }, body);
          return { cart: { _id: cartId, amount, total } };
        },
      },
      'GET /cart/listcart': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: ({ actor, buyer }) => viewCart(context, { actor, buyer }),
      },
      'PUT /cart/listcart': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: ({ actor, buyer, body, headers }) =>
          hideCredit(buyer, () =>
            chooseCheckout(
              context,
              { actor, buyer, write: cartWrite(headers, 'choose', buyer.customerId, body) },
              body,
            ),
          ),
      },
      'DELETE /cart/listcart': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: ({ actor, buyer }) => removeUnavailable(context, { actor, buyer }),
      },
      'DELETE /cart/cleanCart': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: async ({ actor, buyer }) => {
          await removeAllLines(db, { identityId: actor.identityId, customerId: buyer.customerId });
          return { cart: { amount: 0 } };
        },
      },
      'PUT /cart/changequantityitem': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: ({ actor, buyer, body, headers }) =>
          changeQuantity(context, { actor, buyer, write: cartWrite(headers, 'change', buyer.customerId, body) }, body),
      },
      'DELETE /cart/deleteitem': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: ({ actor, buyer, body: { version, ...line }, headers }) => {
          const key = { ...line, versionCode: version };
          return removeItem(context, { actor, buyer, write: cartWrite(headers, 'remove', buyer.customerId, key) }, key);
        },
      },
      'GET /payment-methods/list': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: async ({ actor, buyer }) => ({ results: await findPaymentMethods(context, { actor, buyer }) }),
      },
      'POST /order/create': {
        access: 'buyer',
        needs: 'orders.place',
        handle: async ({ actor, buyer, body, query }) => {
          requireOpenShop(context);
          return { results: await hideCredit(buyer, () => placeOrder(context, { actor, buyer }, body, query)) };
        },
      },
      'GET /credit': {
        access: 'buyer',
        needs: 'credit.read',
        handle: async ({ buyer }) => ({ results: await viewCredit(db, buyer.customerId) }),
      },
      'GET /order/list': {
        access: 'buyer',
        needs: 'orders.read',
        handle: ({ actor, buyer, query }) => readOrders(db, { actor, buyer }, query),
      },
      'GET /order/{orderCode}': {
        access: 'buyer',
        needs: 'orders.read',
        handle: async ({ buyer, params }) => ({ results: await readOwnOrder(db, buyer, params.orderCode) }),
      },
      'POST /order/{orderCode}/cancel': {
        access: 'buyer',
        needs: 'orders.change',
        handle: async ({ actor, buyer, params: { orderCode }, body: { why } }) => ({
          results: await cancelOrder(context, { actor, buyer }, { orderCode, why }),
        }),
      },
      'GET /cart/alternatives': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: async ({ actor, buyer, query }) => ({
          results: await alternativesOf(context, { actor, buyer }, query),
        }),
      },
      'POST /cart/abandoned-cart': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: async ({ actor, buyer, body }) => ({
          cart: { _id: await markCartAbandoned(context, { actor, buyer }, body.cartId) },
        }),
      },
      'GET /cart/{cartId}/buy-cart-again': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: async ({ actor, buyer, params }) => ({
          results: await reviewReorder(context, { actor, buyer }, params.cartId),
        }),
      },
      'POST /cart/buy-cart-again-confirm': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: ({ actor, buyer, body, headers }) =>
          reorder(context, { actor, buyer, write: cartWrite(headers, 'reorder', buyer.customerId, body) }, body),
      },
      'POST /cart/add-list': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: ({ actor, buyer, body, headers }) =>
          addList(context, { actor, buyer, write: cartWrite(headers, 'list', buyer.customerId, body) }, body.items),
      },
      'GET /shipping-schedule/list': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: ({ actor, buyer }) => listDeliveryWindows(context, { actor, buyer }),
      },
      'GET /coupon/list': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: async ({ actor, buyer }) => ({ results: await listCartCoupons(context, { actor, buyer }) }),
      },
      'POST /coupon/apply': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: async ({ actor, buyer, body, request }) => {
          await limitCodes(request, actor);
          return applyCoupon(context, { actor, buyer }, body.code);
        },
      },
      'DELETE /coupon/apply': {
        access: 'buyer',
        needs: 'cart.edit',
        handle: ({ actor, buyer }) => removeCoupon(context, { actor, buyer }),
      },
    }),
  );
};
