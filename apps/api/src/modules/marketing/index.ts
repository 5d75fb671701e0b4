export { bannerPicture } from './banner-picture.ts';
export { marketing } from './routes.ts';
export { forgetSearches } from './search/forget-searches.ts';
