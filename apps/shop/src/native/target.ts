/** True in the bundle that the phone app carries. */
export const isPhoneApp: boolean = import.meta.env?.VITE_TARGET === 'app';
