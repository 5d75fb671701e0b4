/** Registers the worker that keeps the office for work without a network, after the page is done loading. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register('/oficina/service-worker.js', { scope: '/oficina' }).catch(() => null);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
