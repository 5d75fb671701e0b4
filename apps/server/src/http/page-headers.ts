const permissions = (camera: string, geolocation = '()') =>
  `camera=${camera}, microphone=(), geolocation=${geolocation}, payment=(), usb=(), display-capture=()`;

/**
 * Security headers of every page, beside its content security policy: it shares no window with pages of other origins (payments and chats
 * use plain links), and neither the page nor its content uses camera, microphone or location.
 */
export const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions('()'),
};

/** The same where codes are read with the camera: the office's warehouse. */
export const scanningHeaders = { ...pageHeaders, 'permissions-policy': permissions('(self)') };

/** The same in the shop: the quick order reads codes, and a seller may keep the point of an arrival. */
export const shopHeaders = { ...pageHeaders, 'permissions-policy': permissions('(self)', '(self)') };
