/** Where the shop's build puts its worker; a browser finds it nowhere else. */
export const workerPath = '/service-worker.js';

/** A browser asks for it anew on each visit. The worker fetches from here alone, and loads nothing. */
export const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** What a browser is given instead to be rid of the worker: it forgets what was kept, and is gone. */
export const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;
