import type { CapacitorConfig } from '@capacitor/cli';
import { type AppSettings, readAppSettings } from './build/app-settings.ts';
import shop from './package.json' with { type: 'json' };

/** The shell around the shop, on both platforms. What is left out is safe as it is: no remote page, no foreign host. */
const shell = ({ id, name }: AppSettings): CapacitorConfig => ({
  appId: id,
  appName: name,
  webDir: 'dist-app/client',
  // What crosses the bridge is a person's session.
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
    // The first with what the styles need. An older one gets no page of its own: with `errorPath`, iOS shows it for every link that leaves.
    minWebViewVersion: 111,
  },
  ios: {
    webContentsDebuggingEnabled: false,
    contentInset: 'never',
    allowsLinkPreview: false,
    preferredContentMode: 'mobile',
  },
  plugins: {
    // Taken away as soon as something is painted (native/splash.ts), and after this in any case.
    SplashScreen: { launchShowDuration: 3000, launchFadeOutDuration: 140, showSpinner: false },
    SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover' },
    StatusBar: { overlaysWebView: true, style: 'DEFAULT' },
    Keyboard: { autoBackdropColor: 'dom' },
    // While the app is open it says so itself.
    PushNotifications: { presentationOptions: [] },
  },
});

export default shell(readAppSettings(process.env, shop.version));
