import { vi } from 'vitest';

type Answer = (options: Record<string, unknown>) => unknown;

/** The native methods of a phone; the rest of each plugin is its own code. */
const methods: Record<string, string> = {
  App: 'getInfo getLaunchUrl minimizeApp exitApp',
  SecureStorage: 'setSynchronizeKeychain internalGetItem internalSetItem internalRemoveItem internalGetPrefixedKeys',
  PushNotifications: 'checkPermissions requestPermissions register unregister removeAllDeliveredNotifications',
};

/** The content of the phone's secure store. */
export type SecureStore = Map<string, string>;

interface Phone {
  ask: (plugin: string, method: string, options: Record<string, unknown>) => unknown;
  listeners: Array<{ plugin: string; event: string; listener: (data: unknown) => void; id: string }>;
}

/** The current phone: Capacitor's code is loaded once and reads it here. */
let current: Phone = { ask: () => undefined, listeners: [] };

const PluginHeaders = Object.entries(methods).map(([name, own]) => ({
  name,
  methods: [
    { name: 'addListener' },
    { name: 'removeListener' },
    ...own.split(' ').map((method) => ({ name: method, rtype: 'promise' })),
  ],
}));

function nativeCallback(
  plugin: string,
  method: string,
  { eventName = '', callbackId }: { eventName?: string; callbackId?: string },
  listener: (data: unknown) => void,
): string {
  const id = String(current.listeners.length);
  if (method === 'addListener') current.listeners.push({ plugin, event: eventName, listener, id });
  else for (const one of current.listeners.filter((it) => it.id === callbackId)) one.event = 'removed';
  return id;
}

setSystem('android');
Object.assign(globalThis, {
  Capacitor: {
    PluginHeaders,
    nativePromise: async (plugin: string, method: string, options = {}) => current.ask(plugin, method, options),
    nativeCallback,
  },
});

// As in an app, where the bridge exists before any code of a page.
await import('@capacitor/core');

function setSystem(system: 'android' | 'ios' | null): void {
  Object.assign(globalThis, {
    androidBridge: system === 'android' ? {} : undefined,
    webkit: system === 'ios' ? { messageHandlers: { bridge: {} } } : undefined,
  });
}

/**
 * Makes this page the page of an installed app on a scripted phone: the plugins' own code runs over it. Load the tested
 * code afterwards with `import()`: it reads the build's target when it is loaded.
 */
export function scriptedPhone({ store = new Map() as SecureStore, system = 'android' as 'android' | 'ios' } = {}) {
  vi.resetModules();
  vi.stubEnv('VITE_TARGET', 'app');
  setSystem(system);
  const calls: Array<{ plugin: string; method: string; options: Record<string, unknown> }> = [];
  const key = ({ prefixedKey }: Record<string, unknown>) => String(prefixedKey);
  const answers: Record<string, Answer> = {
    'App.getInfo': () => ({ name: 'Tonalia', id: 'co.tonalia.app', build: '1', version: '1.0.0' }),
    'SecureStorage.internalGetItem': (options) => ({ data: store.get(key(options)) ?? null }),
    'SecureStorage.internalSetItem': (options) => void store.set(key(options), String(options['data'])),
    'SecureStorage.internalRemoveItem': (options) => ({ success: store.delete(key(options)) }),
  };
  const phone: Phone = {
    ask: (plugin, method, options) => {
      calls.push({ plugin, method, options });
      return answers[`${plugin}.${method}`]?.(options);
    },
    listeners: [],
  };
  current = phone;
  return {
    store,
    calls,
    callsOf: (plugin: string, method: string) => calls.filter((it) => it.plugin === plugin && it.method === method),
    /** Sets the result of a method. */
    on: (plugin: string, method: string, answer: Answer) => void (answers[`${plugin}.${method}`] = answer),
    /** Waits for a listener, then sends the event. */
    emit: async (plugin: string, event: string, data: unknown = {}) => {
      const heard = () => phone.listeners.filter((it) => it.plugin === plugin && it.event === event);
      await vi.waitUntil(() => heard().length > 0);
      for (const { listener } of heard()) listener(data);
    },
  };
}

/** Ends the phone: the page is a browser's again. */
export function noPhone(): void {
  vi.unstubAllEnvs();
  setSystem(null);
}
