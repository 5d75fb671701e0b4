export { bannerPicture } from './banner-picture.ts';
export { marketing } from './routes.ts';
