import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedCopies } from '../../scripts/compressed-copies.ts';
import { minifiedTwice } from '../../scripts/minified-twice.ts';
import { serviceWorker } from '../../scripts/service-worker.ts';
import { readApiOrigin } from './build/app-settings.ts';
import { bareImports } from './build/bare-imports.ts';
import { compiledAhead } from './build/compiled-ahead.ts';
import { inlineScript } from './build/inline-script.ts';

import { shellPreloads } from './build/shell-preloads.ts';
import { shellPolicy } from './build/shell-policy.ts';
import { usedIcons } from './build/used-icons.ts';
import shop from './package.json' with { type: 'json' };

/** `web`: client and server bundle in dist. `app`: a static shell in dist-app/client, which the phone app carries. */
const forApp = process.env.BUILD_TARGET === 'app';
const apiOrigin = process.env.TONALIA_API_ORIGIN ?? 'http://127.0.0.1:3001';
const officeOrigin = process.env.TONALIA_OFFICE_ORIGIN;

/**
 * Few files compress better than many, and each adds headers. Code of all pages is in two files: rarely changing packages (react, router,
 * cache) and the frame, which is the entry. The first view of each common landing page is one file,
 * and so is their shared code; small parts first, because a group includes its dependencies. `npm run bench` measures what a page loads.
 */
const entry = [
  { name: 'base', priority: 13, tags: ['$initial' as const], test: /node_modules|rolldown[\\/]runtime/ },
  { name: 'frame', priority: 12, tags: ['$initial' as const] },
];
/** The shared code of login, cart and orders: few files instead of dozens below a kilobyte, each with its own wait. */
const memberChunks = [
  { name: 'welcome', priority: 4, test: /messages[\\/]welcome/ },
  { name: 'order-queries', priority: 4, test: /queries[\\/]orders\./ },
  {
    name: 'fields',
    priority: 4,
    test: /ui[\\/]src[\\/](field|field-frame|password-field|phone-field)\.|rules[\\/]src[\\/](email|phone)\.|native[\\/]status-bar\.|refusal-text/,
  },
  { name: 'purchase-texts', priority: 4, test: /messages[\\/](cart|purchase)\./ },
  { name: 'sheets', priority: 4, test: /ui[\\/]src[\\/](confirm-dialog|dialog|radio-card|sheet|use-dialog)\./ },
  {
    name: 'sign-in',
    priority: 3,
    test: /features[\\/]sign-in[\\/]|api[\\/]sign-in[\\/](phone-code|sign-in)\.|native[\\/]splash\./,
  },
  {
    name: 'purchase',
    priority: 2,
    test: /ui[\\/]src[\\/](card|foot-bar)\.|rules[\\/]src[\\/](cart-grouping|hours|initials|line-name)\.|useMutation|mutationObserver|[\\/](edit-store|report-left-cart|send-once|idempotency-key)\.|address-lines|features[\\/]order[\\/](more|shade-names)\.|line-change[\\/]line-news|ui[\\/]src[\\/]avatar\.|share-panel[\\/]share-entry|messages[\\/]share\./,
  },
  { name: 'waiting', priority: 2, test: /alert-me[\\/]wait-(button|for-line)\.|messages[\\/]alerts\./ },
  {
    name: 'paying',
    priority: 2,
    test: /features[\\/]pay[\\/](acceptance|chosen-instrument|instant-detail|pay-sheet|start-payment)\.|queries[\\/]payments\./,
  },
  {
    name: 'orders',
    priority: 1,
    test: /features[\\/](order[\\/]|reorder[\\/](notify-added|reorder-button))|screens[\\/]orders[\\/]paid-by|ui[\\/]src[\\/]timeline\./,
  },
];

const chunks = [
  ...entry,
  // the catalogue of a seller without a network: one file, loaded after the page
  { name: 'offline', priority: 12, test: /packages[\\/](offline|search|order-list)[\\/]src/ },
  { name: 'empty', priority: 11, test: /ui[\\/]src[\\/]empty\./ },
  {
    name: 'parts',
    priority: 10,
    test: /ui[\\/]src[\\/](sheen|chip|error-block|skeleton|breadcrumbs|badge|tile|price)\.|components[\\/](picture|favourite-heart)\.|quantity-of|features[\\/](mobile-bar|cart-link)|messages[\\/]options/,
  },
  { name: 'promotion', priority: 9, test: /frame[\\/]promotional-header|running-promotion/ },
  { name: 'searching', priority: 9, test: /frame[\\/]mobile-header|features[\\/]search-box[\\/]search-box\./ },
  { name: 'cards', priority: 9, test: /features[\\/]product-card[\\/]product-card\./ },
  { name: 'shelves', priority: 8, test: /features[\\/](shelf|hero)|campaign-link|tone-strips/ },
  { name: 'shades', priority: 7, test: /features[\\/]colour-card[\\/](shades|use-choice)\.|rules[\\/]src[\\/]dates/ },
  { name: 'product', priority: 6, test: /screens[\\/]product[\\/]product-screen\.|use-late-title/ },
  { name: 'lists', priority: 5, test: /features[\\/]listing[\\/]listing\.|whatsapp-link/ },
  ...memberChunks,
];

/**
 * The app loads files from the phone, without a network, but each file has a cost. Its start has one file for each step: stored data,
 * the home, the parts that follow on it, and the native behaviour.
 */
const appChunks = [
  {
    name: 'kept',
    priority: 7,
    test: /api[\\/](queries[\\/]stored-queries|settings[\\/](stored|read)-settings)\.|idb-keyval/,
  },
  {
    name: 'home',
    priority: 6,
    test: /home\.marketplace\.customer\.tsx|screens[\\/]home[\\/]customer-home-screen\.|frame[\\/](mobile-header|promotional-header)\./,
  },
  { name: 'home-next', priority: 5, test: /features[\\/]address[\\/]deliver-to\.|screens[\\/]home[\\/]restock\./ },
  { name: 'phone', priority: 4, test: /app[\\/]app-start\.|node_modules[\\/]@(capacitor|aparajita)/ },
];

/** Short file names: the entry lists the files of all pages, and hashes do not compress. */
const shortNames = {
  chunkFileNames: ({ isDynamicEntry, name }: { isDynamicEntry: boolean; name: string }) =>
    isDynamicEntry || name !== 'base' ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
};

export default defineConfig({
  root: import.meta.dirname,
  // One shop bundle serves every address it is mounted at, so nothing about the address is in it.
  define: {
    'import.meta.env.VITE_TARGET': JSON.stringify(forApp ? 'app' : 'web'),
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(shop.version),
    // The shell has no server of its own, so it needs the API's origin.
    ...(forApp && { 'import.meta.env.VITE_API_ORIGIN': JSON.stringify(readApiOrigin(process.env)) }),
    // Data stored on the phone is tied to the build.
    'import.meta.env.VITE_BUILD': JSON.stringify(forApp ? Date.now().toString(36) : ''),
  },
  // The phone's plugins are only in the app; browsers never load them.
  resolve: {
    alias: forApp
      ? []
      : [{ find: /^@(capacitor|aparajita)\/.*/, replacement: join(import.meta.dirname, 'build/no-phone.ts') }],
  },
  build: { outDir: forApp ? 'dist-app' : 'dist', target: 'es2022', modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: forApp
            ? { codeSplitting: { groups: [...entry, ...appChunks] } }
            : { codeSplitting: { groups: chunks }, ...shortNames },
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(
        ['/api', '/pictures', '/dev/mailbox', '/dev/wompi-simulator', '/dev/addi-simulator'].map((path) => [
          path,
          apiOrigin,
        ]),
      ),
      // `npm run dev` serves the office on the same port, with its own connection for reloading.
      ...(officeOrigin && {
        // Vite serves its base only with the slash at the end.
        '/oficina': {
          target: officeOrigin,
          ws: true,
          rewrite: (path) => path.replace(/^\/oficina(?=$|\?)/, '/oficina/'),
        },
      }),
    },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/app',
      // No server functions: only the API has a back end.
      serverFns: { disableCsrfMiddlewareWarning: true },
      // Only the root is baked into the shell: content that depends on the user loads below it, in the phone.
      ...(forApp ? { spa: { enabled: true, prerender: { outputPath: '/index.html' } } } : {}),
    }),
    react(),
    usedIcons(),
    inlineScript(),
    bareImports(),
    // The app has all files on the phone: it needs none.
    ...(forApp ? [] : [serviceWorker(join(import.meta.dirname, 'src/app/worker/service-worker.ts'))]),
    // The app is packed as a whole, and its files are not sent.
    ...(forApp
      ? [
          compiledAhead(['base', 'index', 'frame', 'kept', 'home']),
          shellPreloads(['kept', 'home']),
          shellPolicy(readApiOrigin(process.env)),
        ]
      : [minifiedTwice(), compiledAhead(['base', 'index']), compressedCopies()]),
  ],
});
