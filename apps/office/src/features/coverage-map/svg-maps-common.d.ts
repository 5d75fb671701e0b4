/** Types that `@svg-maps/colombia` refers to and no package publishes. */
declare module 'svg-maps__common' {
  export interface Map {
    viewBox: string;
    locations: { id: string; name: string; path: string }[];
  }
}
