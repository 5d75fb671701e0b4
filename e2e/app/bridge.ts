import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { pluginHeaders } from './plugins.ts';

type Options = Record<string, unknown>;

/** A call of the app to the phone. */
export interface NativeCall {
  plugin: string;
  method: string;
  options: Options;
}

/** Contents of the secure store: pass one app's to the next to simulate a reinstallation. */
export type SecureStore = Map<string, string>;

/** Contents of the app's own folder, by name. */
export type KeptFiles = Map<string, string>;

export interface BridgeOptions {
  platform?: 'android' | 'ios';
  /** Version of the installed app. */
  version?: string;
  /** The link that starts the app. */
  launchUrl?: string;
  store?: SecureStore;
  files?: KeptFiles;
}

/** A simulated phone: Capacitor's bridge with plugins that answer by script. */
export interface Bridge {
  /** All calls so far, in order. */
  calls: NativeCall[];
  callsOf: (plugin: string, method: string) => NativeCall[];
  store: SecureStore;
  files: KeptFiles;
  /** While true, the phone has no room for a file. */
  isFull: boolean;
  /** While true, the secure store fails as on a locked phone. */
  isStoreBroken: boolean;
  version: string;
  /** The system's permission for notifications, and the person's answer to the prompt. */
  notifications: { permission: 'prompt' | 'granted' | 'denied'; answer: 'granted' | 'denied' };
  /** Replaces the answer of a method; an error that `answer` throws becomes the plugin's rejection. */
  on: (plugin: string, method: string, answer: (options: Options) => unknown) => void;
  /** Sends an event of a plugin to its listeners; events that a phone retains wait for the first listener. */
  emit: (plugin: string, event: string, data?: Options) => Promise<void>;
  /** Presses the phone's back button. */
  pressBack: () => Promise<void>;
  /** Moves the app to the background. */
  pause: () => Promise<void>;
  /** Returns to the app. */
  resume: () => Promise<void>;
  /** Taps a link to the shop in another app. */
  openLink: (url: string) => Promise<void>;
}

interface BridgeMessage extends NativeCall {
  callbackId: string;
}

interface Result {
  callbackId: string;
  pluginId: string;
  methodName: string;
  success: boolean;
  /** Stays open for later events. */
  save: boolean;
  data?: unknown;
  error?: { message: string; code?: string };
}

interface BridgeListener {
  page: Page;
  plugin: string;
  event: string;
  callbackId: string;
}

/** Sent only to current listeners. */
const passing = new Set(['appStateChange', 'pause', 'resume']);

/**
 * Installs the bridge in every page that `context` opens from now on: they run in the app from their first script on.
 */
export async function layBridge(context: BrowserContext, options: BridgeOptions = {}): Promise<Bridge> {
  const { platform = 'android', launchUrl } = options;
  const answers = new Map<string, (options: Options) => unknown>();
  let listeners: BridgeListener[] = [];
  let kept: { plugin: string; event: string; data: Options | undefined }[] = [];

  const bridge: Bridge = {
    calls: [],
    callsOf: (plugin, method) => bridge.calls.filter((one) => one.plugin === plugin && one.method === method),
    store: options.store ?? new Map(),
    files: options.files ?? new Map(),
    isFull: false,
    isStoreBroken: false,
    version: options.version ?? '0.1.0',
    notifications: { permission: 'prompt', answer: 'granted' },
    on: (plugin, method, answer) => void answers.set(`${plugin}.${method}`, answer),
    emit,
    pressBack: () => emit('App', 'backButton', { canGoBack: true }),
    pause: async () => {
      await emit('App', 'appStateChange', { isActive: false });
      await emit('App', 'pause');
    },
    resume: async () => {
      await emit('App', 'appStateChange', { isActive: true });
      await emit('App', 'resume');
    },
    openLink: (url) => emit('App', 'appUrlOpen', { url }),
  };

  async function emit(plugin: string, event: string, data?: Options): Promise<void> {
    const heard = listeners.filter((one) => one.plugin === plugin && one.event === event && !one.page.isClosed());
    if (heard.length === 0 && !passing.has(event)) kept.push({ plugin, event, data });
    for (const { page, callbackId } of heard) await tell(page, eventOf(plugin, callbackId, data));
  }

  function listen(page: Page, { plugin, options: { eventName }, callbackId }: BridgeMessage): Result[] {
    const event = String(eventName);
    listeners.push({ page, plugin, event, callbackId });
    const waiting = kept.filter((one) => one.plugin === plugin && one.event === event);
    kept = kept.filter((one) => !waiting.includes(one));
    return waiting.map(({ data }) => eventOf(plugin, callbackId, data));
  }

  async function answer(page: Page, message: BridgeMessage): Promise<Result[]> {
    const { plugin, method, options: given, callbackId } = message;
    bridge.calls.push({ plugin, method, options: given });
    if (method === 'addListener') return listen(page, message);
    if (method === 'removeListener') listeners = listeners.filter((one) => one.callbackId !== given['callbackId']);
    if (method === 'removeAllListeners') listeners = listeners.filter((one) => one.plugin !== plugin);
    const result = { callbackId, pluginId: plugin, methodName: method, save: false };
    try {
      const scripted = answers.get(`${plugin}.${method}`) ?? usual[`${plugin}.${method}`];
      return [{ ...result, success: true, data: await scripted?.(given) }];
    } catch (cause) {
      const { message: text, code } = cause as Error & { code?: string }; // as: an answer throws errors
      return [{ ...result, success: false, error: { message: text, ...(code && { code }) } }];
    }
  }

  const usual = usualAnswers(bridge, launchUrl);
  // A page that loads has no listeners yet.
  await context.exposeBinding('nativeStart', ({ page }) => {
    listeners = listeners.filter((one) => one.page !== page);
  });
  await context.exposeBinding('nativeCall', ({ page }, message: BridgeMessage) => answer(page, message));
  await context.addInitScript(under, { platform, headers: pluginHeaders });
  await context.addInitScript({ path: capacitorsBridge });
  return bridge;
}

/** The script that Capacitor puts before every page of an app. */
const capacitorsBridge = join(
  dirname(createRequire(import.meta.url).resolve('@capacitor/android/package.json')),
  'capacitor/src/main/assets/native-bridge.js',
);

/** In the page, below Capacitor's script: takes messages and delivers their answers. */
function under({ platform, headers }: { platform: string; headers: typeof pluginHeaders }): void {
  const native = globalThis as unknown as NativeWindow; // as: only a page with the bridge has it
  if (native.top !== native || native.location.origin === 'null') return;
  const bring = (results: Result[]) => {
    for (const result of results) native.Capacitor.fromNative(result);
  };
  native.bringNative = bring;
  const take = (message: { pluginId: string; methodName: string; callbackId: string; options: Options }) =>
    void native
      .nativeCall({
        plugin: message.pluginId,
        method: message.methodName,
        callbackId: message.callbackId,
        options: message.options,
      })
      .then(bring);
  if (platform === 'ios') native.webkit = { messageHandlers: { bridge: { postMessage: take } } };
  else native.androidBridge = { postMessage: (text) => take(JSON.parse(text)) };
  native.Capacitor = { PluginHeaders: headers, fromNative: () => {} };
  void native.nativeStart();
}

interface NativeWindow {
  top: NativeWindow;
  location: { origin: string };
  Capacitor: { PluginHeaders: typeof pluginHeaders; fromNative: (result: Result) => void };
  androidBridge?: { postMessage: (text: string) => void };
  webkit?: { messageHandlers: { bridge: { postMessage: (message: never) => void } } };
  nativeStart: () => Promise<void>;
  nativeCall: (message: BridgeMessage) => Promise<Result[]>;
  bringNative: (results: Result[]) => void;
}

const eventOf = (plugin: string, callbackId: string, data: Options | undefined): Result => ({
  callbackId,
  pluginId: plugin,
  methodName: 'addListener',
  success: true,
  save: true,
  data,
});

async function tell(page: Page, result: Result): Promise<void> {
  await page.evaluate((one) => (globalThis as unknown as NativeWindow).bringNative([one]), result); // as: see `under`
}

/** Answers of a working phone; a method that is not listed succeeds without a result. */
function usualAnswers(bridge: Bridge, launchUrl: string | undefined): Record<string, (options: Options) => unknown> {
  const inStore =
    <T>(use: (key: string, options: Options) => T) =>
    (options: Options) => {
      if (bridge.isStoreBroken) throw Object.assign(new Error('The store cannot be used.'), { code: 'osError' });
      return use(String(options['prefixedKey'] ?? options['prefix']), options);
    };
  return {
    'App.getInfo': () => ({ name: 'Tonalia', id: 'co.tonalia.app', build: '1', version: bridge.version }),
    'App.getState': () => ({ isActive: true }),
    'App.getLaunchUrl': () => launchUrl && { url: launchUrl },
    'App.getAppLanguage': () => ({ value: 'es' }),
    'SecureStorage.internalGetItem': inStore((key) => ({ data: bridge.store.get(key) ?? null })),
    'SecureStorage.internalSetItem': inStore((key, { data }) => void bridge.store.set(key, String(data))),
    'SecureStorage.internalRemoveItem': inStore((key) => ({ success: bridge.store.delete(key) })),
    'SecureStorage.internalGetPrefixedKeys': inStore((prefix) => ({
      keys: [...bridge.store.keys()].filter((key) => key.startsWith(prefix)),
    })),
    'SecureStorage.internalClearItemsWithPrefix': inStore((prefix) => {
      for (const key of bridge.store.keys()) if (key.startsWith(prefix)) bridge.store.delete(key);
    }),
    'KeptFiles.write': ({ name, text }) => {
      if (bridge.isFull) throw Object.assign(new Error('no room'), { code: 'FULL' });
      bridge.files.set(String(name), String(text));
    },
    'KeptFiles.readAll': () => ({ texts: [...bridge.files.values()] }),
    'KeptFiles.remove': ({ name }) => void bridge.files.delete(String(name)),
    'PushNotifications.checkPermissions': () => ({ receive: bridge.notifications.permission }),
    'PushNotifications.requestPermissions': () => {
      if (bridge.notifications.permission === 'prompt') bridge.notifications.permission = bridge.notifications.answer;
      return { receive: bridge.notifications.permission };
    },
    'PushNotifications.getDeliveredNotifications': () => ({ notifications: [] }),
    'PushNotifications.listChannels': () => ({ channels: [] }),
    'StatusBar.getInfo': () => ({ visible: true, style: 'DEFAULT', overlays: true, height: 24 }),
    'Keyboard.getResizeMode': () => ({ mode: 'native' }),
  };
}
