import { brandOfficeApi } from '@tonalia/contract/brand-office';
import { AppError } from '@tonalia/contract/errors';
import { type ShopSettings, brandPicturePath, settingsApi } from '@tonalia/contract/settings';
import { defaultPolicy } from '@tonalia/rules/policy';
import { serve } from '../../platform/http/serve.ts';
import { serveOffice } from '../../platform/http/serve-office.ts';
import type { Module } from '../../platform/module.ts';
import {
  type SettingValues,
  findTerms,
  namesOf,
  paletteOf,
  readSettings,
  versionOf,
} from '../../platform/settings/settings.ts';
import { brandEndpoints, serveBrandPictures } from './brand/serve-brand-pictures.ts';

/** How long browsers may cache a response, in seconds; a setting changes a few times a year. */
const REPEATED = 60;

/** Serves the installation's brand, support and terms, under `/api/settings`. */
export const settings: Module = (app, context) => {
  serveOffice(app, context.office, { name: 'settings', calls: brandOfficeApi }, brandEndpoints(context.db));
  serveBrandPictures(app, context.db);
  serve(
    app,
    context,
    { name: 'settings', calls: settingsApi },
    {
      'GET /shop': {
        access: 'public',
        cacheFor: REPEATED,
        handle: async () => ({ results: toShop(await readSettings(context.db)) }),
      },
      'GET /terms': {
        access: 'public',
        cacheFor: REPEATED,
        handle: async ({ query }) => {
          const results = await findTerms(context.db, query.version);
          if (!results) throw new AppError('TERMS_NOT_FOUND');
          return { results };
        },
      },
    },
  );
};

function toShop(values: SettingValues): ShopSettings {
  const { 'brand.logo': logo, 'brand.icon': icon } = values;
  return {
    ...namesOf(values),
    palette: paletteOf(values),
    logo: logo ? { url: brandPicturePath(logo.version, 'logo'), width: logo.width, height: logo.height } : null,
    icon: icon ? brandPicturePath(icon.version, 'icon-512') : null,
    city: values['company.city'] ?? null,
    cutoff: values['policy.cutoff_hour'] ?? defaultPolicy.cutoffHour,
    termsVersion: versionOf(values),
    support: {
      whatsapp: values['support.whatsapp'] ?? null,
      phone: values['support.phone'] ?? null,
      email: values['support.email'] ?? null,
      hours: values['support.hours'] ?? null,
      emailAnswer: values['support.email_answer'] ?? null,
    },
  };
}
