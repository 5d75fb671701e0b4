/** Plugins as Capacitor describes them to a page: each with the methods of the phone itself. */
export const pluginHeaders = [
  header('App', 'exitApp getInfo getLaunchUrl getState minimizeApp toggleBackButtonHandler getAppLanguage'),
  header(
    'SecureStorage',
    'setSynchronizeKeychain internalGetItem internalSetItem internalRemoveItem internalClearItemsWithPrefix internalGetPrefixedKeys',
  ),
  header(
    'PushNotifications',
    'checkPermissions requestPermissions register unregister getDeliveredNotifications removeDeliveredNotifications removeAllDeliveredNotifications createChannel deleteChannel listChannels',
  ),
  // Native code of the app itself.
  header('KeptFiles', 'write readAll remove'),
  header('SplashScreen', 'show hide'),
  header('StatusBar', 'setStyle setBackgroundColor hide show getInfo setOverlaysWebView'),
  header('Keyboard', 'show hide setAccessoryBarVisible setStyle setResizeMode getResizeMode setScroll'),
  header('Haptics', 'vibrate impact notification selectionStart selectionChanged selectionEnd'),
];

function header(name: string, methods: string) {
  return {
    name,
    methods: [
      { name: 'addListener' },
      { name: 'removeListener' },
      ...[...methods.split(' '), 'removeAllListeners'].map((method) => ({ name: method, rtype: 'promise' })),
    ],
  };
}
