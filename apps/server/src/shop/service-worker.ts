/** The path of the worker in the shop's build; browsers accept no other. */
export const workerPath = '/service-worker.js';

/** The worker is revalidated on each visit. It connects only to this host and loads no script. */
export const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** The script that removes the worker: it deletes its caches and unregisters. */
export const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;
