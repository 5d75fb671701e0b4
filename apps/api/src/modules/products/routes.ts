import { productsApi } from '@tonalia/contract/products-api';
import { productsOffersApi } from '@tonalia/contract/products-offers';
import { comboOfficeApi } from '@tonalia/contract/combo-office';
import { productHistoryApi } from '@tonalia/contract/product-history';
import { productPageApi } from '@tonalia/contract/product-office';
import { productsGridApi } from '@tonalia/contract/products-grid';
import { priceListsApi } from '@tonalia/contract/price-lists';
import { pricesOfficeApi } from '@tonalia/contract/prices-office';
import { stockOfficeApi } from '@tonalia/contract/stock-office';
import { stockMovementsApi } from '@tonalia/contract/stock-movements';
import { stockCountsApi } from '@tonalia/contract/stock-counts';
import { stockTransfersApi } from '@tonalia/contract/stock-transfers';
import { purchasingApi } from '@tonalia/contract/purchasing-office';
import { productsOfficeApi } from '@tonalia/contract/products-office';
import { serve } from '../../platform/http/serve.ts';
import { serveOffice } from '../../platform/http/serve-office.ts';
import { limitCalls } from '../../platform/http/limit-calls.ts';
import type { Module } from '../../platform/module.ts';
import { alertEndpoints } from './alert/endpoints.ts';
import { followAlerts } from './alert/follow-alerts.ts';
import { listCategories, listColours, listManufacturers } from './browse/browse.ts';
import { listCombos } from './combo/list-combos.ts';
import { readCustomList } from './custom-list/read-custom-list.ts';
import { keepCatalogue } from './catalogue-index/keep-catalogue.ts';
import { findNearShades } from './colour/find-near-shades.ts';
import { addFavourite } from './favourite/add-favourite.ts';
import { listFavourites } from './favourite/list-favourites.ts';
import { mergeFavourites } from './favourite/merge-favourites.ts';
import { readDeviceFavourites } from './favourite/read-device-favourites.ts';
import { removeFavourite } from './favourite/remove-favourite.ts';
import { cellsJob } from './grid/cell-batch.ts';
import { gridEndpoints } from './grid/endpoints.ts';
import { keepGrid } from './grid/keep-grid.ts';
import { serveProductExport } from './grid/serve-export.ts';
import { serveAgreedExport } from './price-office/serve-agreed-export.ts';
import { serveImports } from './import-list/plugin.ts';
import { listHome } from './home/list-home.ts';
import { listProducts } from './list/list-products.ts';
import { priceListEndpoints } from './own-price-list/endpoints.ts';
import { servePriceList } from './own-price-list/serve-price-list.ts';
import { orderListEndpoints } from './order-list/endpoints.ts';
import { offlineEndpoints } from './offline/endpoints.ts';
import { searchProducts } from './list/search-products.ts';
import { catalogueCheck } from './office/first-run-check.ts';
import { offersEndpoints } from './office/offers-endpoints.ts';
import { catalogueNamer } from './office/name-catalogue.ts';
import { catalogueFinders } from './office/search-catalogue.ts';
import { comboEndpoints } from './combo-office/endpoints.ts';
import { productHistoryEndpoints } from './product-history/endpoints.ts';
import { productPageEndpoints } from './product-page/endpoints.ts';
import { listsEndpoints } from './price-lists/endpoints.ts';
import { pricesEndpoints } from './price-office/endpoints.ts';
import { findProduct } from './product/find-product.ts';
import { productsOfficeEndpoints } from './running-out/endpoints.ts';
import { listAddresses } from './sitemap/list-addresses.ts';
import { suggest } from './suggest/suggest.ts';
import { ageSalesRegularly } from './stock/age-sales.ts';
import { followStock } from './stock/follow-stock.ts';
import { movementEndpoints } from './movement-list/endpoints.ts';
import { countEndpoints } from './stock-count/endpoints.ts';
import { stockEndpoints } from './stock-office/endpoints.ts';
import { keepStockRows } from './stock-office/stock-rows.ts';
import { transferEndpoints } from './transfer/endpoints.ts';
import { purchasingEndpoints } from './purchasing/endpoints.ts';
import { serveOrderFile } from './purchasing/serve-order-file.ts';
import { serveSuggestionFile } from './purchasing/serve-suggestion-file.ts';

/** The catalogue. Every response depends only on the request and on the shopper: its trade type, warehouse and agreed prices. */
export const products: Module = (app, given) => {
  const context = {
    ...given,
    catalogue: keepCatalogue(app, given),
    grid: keepGrid(given.db, given.changes),
  };
  ageSalesRegularly(app, context.db, context.clock);
  followStock(app, context);
  followAlerts(app, context);
  context.finders.push(...catalogueFinders(context));
  context.namers.push(catalogueNamer(context.db));
  context.firstRunChecks.push(catalogueCheck(context.db));
  const limitFavourites = limitCalls(app, { network: 1_200, person: 120 });
  const limitReading = limitCalls(app, { network: 600 });
  serveOffice(app, context.office, { name: 'products', calls: productsOfficeApi }, productsOfficeEndpoints(context));
  serveOffice(
    app,
    context.office,
    { name: 'products', calls: stockOfficeApi },
    stockEndpoints({ ...context, stock: keepStockRows(context.db, context.changes) }),
  );
  serveOffice(app, context.office, { name: 'products', calls: stockTransfersApi }, transferEndpoints(context));
  serveOffice(app, context.office, { name: 'products', calls: purchasingApi }, purchasingEndpoints(context));
  serveProductExport(app, context);
  serveAgreedExport(app, context);
  serveOrderFile(app, context);
  serveSuggestionFile(app, context);
  serveOffice(app, context.office, { name: 'products', calls: stockCountsApi }, countEndpoints(context));
  serveOffice(app, context.office, { name: 'products', calls: stockMovementsApi }, movementEndpoints(context));
  serveOffice(app, context.office, { name: 'products', calls: productsGridApi }, gridEndpoints(context));
  serveOffice(app, context.office, { name: 'products', calls: productPageApi }, productPageEndpoints(context));
  serveOffice(app, context.office, { name: 'products', calls: productHistoryApi }, productHistoryEndpoints(context));
  serveOffice(app, context.office, { name: 'products', calls: comboOfficeApi }, comboEndpoints(context));
  context.jobKinds.push(cellsJob(context.db));
  serveImports(app, context);
  servePriceList(app, context);
  serveOffice(app, context.office, { name: 'products', calls: productsOffersApi }, offersEndpoints(context));
  serveOffice(app, context.office, { name: 'products', calls: pricesOfficeApi }, pricesEndpoints(context));
  serveOffice(app, context.office, { name: 'products', calls: priceListsApi }, listsEndpoints(context));
  serve(
    app,
    context,
    { name: 'products', calls: productsApi },
    {
      ...orderListEndpoints(app, context),
      ...offlineEndpoints(app, context),
      ...alertEndpoints(app, context),
      ...priceListEndpoints(app, context),
      'GET /product/list': {
        access: 'open',
        cached: true,
        handle: ({ shopper, query }) => listProducts(context, shopper, query),
      },
      'GET /search': {
        access: 'open',
        cached: true,
        handle: ({ shopper, query }) => searchProducts(context, shopper, query),
      },
      'GET /product/query': {
        access: 'open',
        cached: true,
        handle: async ({ shopper, query }) => ({ results: await findProduct(context, shopper, query._id) }),
      },
      'GET /product/listHome': {
        access: 'open',
        cached: true,
        handle: async ({ shopper, request }) => ({
          results: await listHome(context, shopper, (err, shelf) =>
            request.log.error({ err, shelf }, 'a shelf could not be read'),
          ),
        }),
      },
      'GET /discounts/products': {
        access: 'open',
        cached: true,
        handle: ({ shopper, query }) => listProducts(context, shopper, { ...query, offers: true }),
      },
      'GET /suggest': {
        access: 'open',
        cached: true,
        handle: ({ shopper, query }) => suggest(context, shopper, query.search),
      },
      'GET /product/custom-list/{url_name}': {
        access: 'open',
        cached: true,
        handle: ({ shopper, params, query }) => readCustomList(context, shopper, params.url_name, query),
      },
      'GET /combo/list': {
        access: 'open',
        cached: true,
        handle: ({ shopper, query }) => listCombos(context, shopper, query),
      },
      'GET /color/nearest': {
        access: 'open',
        cached: true,
        handle: async ({ shopper, query }) => ({ results: await findNearShades(context, shopper, query) }),
      },
      'POST /favorite/query': {
        access: 'buyer',
        needs: 'favourites.edit',
        handle: ({ buyer, query: { page, limit }, body: { marksOnly } }) =>
          listFavourites(context, buyer, { page, limit, marksOnly }),
      },
      'POST /favorite/add': {
        access: 'buyer',
        needs: 'favourites.edit',
        handle: async ({ actor, buyer, request, body }) => {
          await limitFavourites(request, actor);
          return { results: { marks: await addFavourite(context, buyer, body) } };
        },
      },
      'POST /favorite/remove-item': {
        access: 'buyer',
        needs: 'favourites.edit',
        handle: async ({ actor, buyer, request, body }) => {
          await limitFavourites(request, actor);
          return { results: { marks: await removeFavourite(context.db, buyer, body) } };
        },
      },
      'POST /favorite/read': {
        access: 'open',
        handle: async ({ shopper, request, body }) => {
          await limitReading(request);
          const favourites = await readDeviceFavourites(context, shopper, body.things);
          return { results: favourites.map(({ versionId: _id, ...rest }) => rest) };
        },
      },
      'POST /favorite/merge': {
        access: 'session',
        // A device's favourites belong to its user: they must not be merged into a seller's customer.
        needs: 'favourites.merge',
        handle: async ({ actor, request, body }) => {
          await limitFavourites(request, actor);
          const buyer = await context.identities.findBuyer(actor, undefined);
          return { results: { marks: await mergeFavourites(context, buyer, body.things) } };
        },
      },
      'GET /attribute/color/list': {
        access: 'open',
        cached: true,
        handle: async () => ({ results: await listColours(context.catalogue) }),
      },
      'GET /manufacturer/list': {
        access: 'open',
        cached: true,
        handle: ({ query }) => listManufacturers(context.catalogue, query),
      },
      'GET /product/sitemap': {
        access: 'open',
        cached: true,
        handle: ({ query }) => listAddresses(context, query.page),
      },
      'GET /category/list': {
        access: 'open',
        cached: true,
        handle: async () => ({ results: await listCategories(context.catalogue) }),
      },
    },
  );
};
