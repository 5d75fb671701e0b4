/** Whether a gateway refused the request by its HTTP status, so that nothing was done. 408 is a request that came too slowly: unknown. */
export const isRefusedStatus = (status: number): boolean => status >= 400 && status < 500 && status !== 408;
