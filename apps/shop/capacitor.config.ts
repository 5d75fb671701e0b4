import type { CapacitorConfig } from '@capacitor/cli';
import { type AppSettings, readAppSettings } from './build/app-settings.ts';
import shop from './package.json' with { type: 'json' };

/**
 * The shell around the shop, on both platforms. Defaults that are left out are safe: no remote page, no foreign host.
 */
const shell = ({ id, name }: AppSettings): CapacitorConfig => ({
  appId: id,
  appName: name,
  webDir: 'dist-app/client',
  // A person's session crosses the bridge.
  loggingBehavior: 'none',
  zoomEnabled: false,
  server: {
    androidScheme: 'https',
    iosScheme: 'capacitor',
    hostname: 'localhost',
    cleartext: false,
  },
  android: {
    allowMixedContent: false,
    webContentsDebuggingEnabled: false,
    // The first version with the CSS that the styles need. Older ones get no page of their own: with `errorPath`, iOS
    // shows it for every external link.
    minWebViewVersion: 111,
  },
  ios: {
    webContentsDebuggingEnabled: false,
    contentInset: 'never',
    allowsLinkPreview: false,
    preferredContentMode: 'mobile',
  },
  plugins: {
    // Hidden after the first paint (native/splash.ts), and after this time in any case.
    SplashScreen: { launchShowDuration: 3000, launchFadeOutDuration: 140, showSpinner: false },
    SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover' },
    StatusBar: { overlaysWebView: true, style: 'DEFAULT' },
    Keyboard: { autoBackdropColor: 'dom' },
    // While the app is open, the app shows it.
    PushNotifications: { presentationOptions: [] },
  },
});

export default shell(readAppSettings(process.env, shop.version));
