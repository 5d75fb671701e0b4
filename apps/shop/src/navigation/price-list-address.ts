/** The page of the own price list, apart from `paths`: no first page leads there. */
export const priceListPath = (): string => '/home/profile/price-list';
