/** Line icons on a 24 box, stroke 1.75. Most outlines follow Lucide (ISC licence, see ../NOTICE.md). */
const paths = {
  'alert-circle': 'M22 12a10 10 0 11-20 0 10 10 0 0120 0M12 8L12 12M12 16L12 16',
  'alert-triangle': 'M21.7 18l-8-14a2 2 0 00-3.5 0l-8 14A2 2 0 004 21h16a2 2 0 001.7-3M12 9v4M12 17h.01',
  'arrow-down': 'M12 5v14m7-7-7 7-7-7',
  'arrow-left': 'M12 19l-7-7 7-7M19 12H5',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  bag: 'M16 10a4 4 0 01-8 0M3.1 6h17.8M3.4 5.5a2 2 0 00-.4 1.2V20a2 2 0 002 2h14a2 2 0 002-2V6.7a2 2 0 00-.4-1.2l-2-2.7A2 2 0 0017 2H7a2 2 0 00-1.6.8z',
  bell: 'M10.3 21a2 2 0 003.5 0M3.3 15.3A1 1 0 004 17h16a1 1 0 00.7-1.7C19.4 14 18 12.5 18 8A6 6 0 006 8c0 4.5-1.4 6-2.7 7.3',
  box: 'M11 21.7a2 2 0 002 0l7-4A2 2 0 0021 16V8a2 2 0 00-1-1.7l-7-4a2 2 0 00-2 0l-7 4A2 2 0 003 8v8a2 2 0 001 1.7zM12 22V12M3.3 7 12 12 20.7 7M7.5 4.3l9 5.2',
  'calendar-clock':
    'M16 14v2.2l1.6 1M16 2v3M21 7.3V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.3M3 9h5.9M8 2v3M22 16a6 6 0 11-12 0 6 6 0 0112 0',
  camera:
    'M14 4a2 2 0 011.8 1.1l.49.9A2 2 0 0018 7H20a2 2 0 012 2v9a2 2 0 01-2 2H4a2 2 0 01-2-2V9a2 2 0 012-2h2a2 2 0 001.8-1l.49-.9A2 2 0 0110 4zM15 13a3 3 0 11-6 0 3 3 0 016 0',
  card: 'M4 5h16a2 2 0 012 2v10a2 2 0 01-2 2h-16a2 2 0 01-2-2v-10a2 2 0 012-2M2 10L22 10M6 14h2',
  check: 'M20 6 9 17l-5-5',
  'check-circle': 'M22 12a10 10 0 11-20 0 10 10 0 0120 0M16 9l-5.5 5.5L8 12',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'm15 18-6-6 6-6',
  'chevron-right': 'M9 18l6-6-6-6',
  'chevron-up': 'M18 15l-6-6-6 6',
  clock: 'M22 12a10 10 0 11-20 0 10 10 0 0120 0M12 6v6l4 2',
  'cloud-alert': 'M12 12v4M12 20h.01M8.1 16.9A7 7 0 1115.7 8h1.8a1 1 0 010 9h-1.6',
  'cloud-check': 'M17 15l-5.5 5.5L9 18M5.5 16.1A7 7 0 1115.7 8h1.8a4.5 4.5 0 013.5 7.3',
  'cloud-off':
    'M10.9 5.3A7 7 0 0115.7 10h1.8a4.5 4.5 0 014.2 6.1M18.8 18.8A4.5 4.5 0 0117.5 19H9A7 7 0 015.8 5.8M2 2l20 20',
  coupon:
    'M2 9a3 3 0 110 6v2a2 2 0 002 2h16a2 2 0 002-2v-2a3 3 0 110-6V7a2 2 0 00-2-2H4a2 2 0 00-2 2ZM9 9h.01M15 9l-6 6M15 15h.01',
  credit:
    'M3 11h3.8a2 2 0 011.6.8l.45.6a4 4 0 006.4 0l.45-.6a2 2 0 011.6-.8H21M3 7h18M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2h-14a2 2 0 01-2-2v-14a2 2 0 012-2',
  download: 'M12 15V3M21 15v4a2 2 0 01-2 2H5a2 2 0 01-2-2v-4M7 10l5 5 5-5',
  edit: 'M21.2 6.8a1 1 0 00-4-4L3.8 16.2a2 2 0 00-.5.8l-1.3 4.4a.5.5 0 00.6.6l4.4-1.3a2 2 0 00.8-.5zM15 5l4 4',
  file: 'M6 22a2 2 0 01-2-2V4a2 2 0 012-2h8a2.4 2.4 0 011.7.7l3.6 3.6A2.4 2.4 0 0120 8v12a2 2 0 01-2 2zM14 2v5a1 1 0 001 1h5M10 9H8M16 13H8M16 17H8',
  filter: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
  flame: 'M12 3q1 4 4 6.5t3 5.5a1 1 0 01-14 0 5 5 0 011-3 1 1 0 005 0c0-2-1.5-3-1.5-5q0-2 2.5-4',
  grid: 'M3 3h7v7H3zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7H3z',
  hash: 'M4 9L20 9M4 15L20 15M10 3L8 21M16 3L14 21',
  headset:
    'M3 11h3a2 2 0 012 2v3a2 2 0 01-2 2H5a2 2 0 01-2-2v-5Zm0 0a9 9 0 1118 0m0 0v5a2 2 0 01-2 2h-1a2 2 0 01-2-2v-3a2 2 0 012-2h3ZM21 16v2a4 4 0 01-4 4h-5',
  heart:
    'M2 9.5a5.5 5.5 0 019.6-3.7.6.6 0 00.8 0A5.5 5.5 0 0122 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 01-3 .02L5 15c-1.5-1.5-3-3.2-3-5.5',
  help: 'M22 12a10 10 0 11-20 0 10 10 0 0120 0M9.1 9a3 3 0 015.8 1c0 2-3 3-3 3M12 17h.01',
  history: 'M3 12a9 9 0 109-9 9.8 9.8 0 00-6.7 2.7L3 8M3 3v5h5M12 7v5l4 2',
  home: 'M15 21v-8a1 1 0 00-1-1h-4a1 1 0 00-1 1v8M3 10a2 2 0 01.7-1.5l7-6a2 2 0 012.6 0l7 6A2 2 0 0121 10v9a2 2 0 01-2 2H5a2 2 0 01-2-2z',
  image:
    'M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2h-14a2 2 0 01-2-2v-14a2 2 0 012-2M11 9a2 2 0 11-4 0 2 2 0 014 0M21 15l-3.1-3.1a2 2 0 00-2.8 0L6 21',
  info: 'M22 12a10 10 0 11-20 0 10 10 0 0120 0M12 16v-4M12 8h.01',
  list: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
  lock: 'M5 11h14a2 2 0 012 2v7a2 2 0 01-2 2h-14a2 2 0 01-2-2v-7a2 2 0 012-2M7 11V7a5 5 0 0110 0v4',
  logout: 'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 01-2-2V5a2 2 0 012-2h4',
  mail: 'M22 7l-9 5.7a2 2 0 01-2 0L2 7M4 4h16a2 2 0 012 2v12a2 2 0 01-2 2h-16a2 2 0 01-2-2v-12a2 2 0 012-2',
  menu: 'M4 5h16M4 12h16M4 19h16',
  message:
    'M22 17a2 2 0 01-2 2H6.8a2 2 0 00-1.4.6l-2.2 2.2A.7.7 0 012 21.3V5a2 2 0 012-2h16a2 2 0 012 2zM7 11h10M7 15h6M7 7h8',
  minus: 'M5 12h14',
  mobile: 'M7 2h10a2 2 0 012 2v16a2 2 0 01-2 2h-10a2 2 0 01-2-2v-16a2 2 0 012-2M12 18h.01',
  more: 'M13 12a1 1 0 11-2 0 1 1 0 012 0M20 12a1 1 0 11-2 0 1 1 0 012 0M6 12a1 1 0 11-2 0 1 1 0 012 0',
  palette:
    'M12 22a1 1 0 010-20 10 9 0 0110 9 5 5 0 01-5 5h-2.2a1.8 1.8 0 00-1.4 2.8l.3.4a1.8 1.8 0 01-1.4 2.8zM13.5 6.5h.01M17.5 10.5h.01M6.5 12.5h.01M8.5 7.5h.01',
  pause:
    'M6 4h2a1 1 0 011 1v14a1 1 0 01-1 1H6a1 1 0 01-1-1V5a1 1 0 011-1m10 0h2a1 1 0 011 1v14a1 1 0 01-1 1h-2a1 1 0 01-1-1V5a1 1 0 011-1',
  phone:
    'M13.8 16.6a1 1 0 001.2-.3l.35-.47A2 2 0 0117 15h3a2 2 0 012 2v3a2 2 0 01-2 2A18 18 0 012 4a2 2 0 012-2h3a2 2 0 012 2v3a2 2 0 01-.8 1.6l-.47.35a1 1 0 00-.29 1.2 14 14 0 006.4 6.4',
  pin: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 01-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0116 0M15 10a3 3 0 11-6 0 3 3 0 016 0',
  'pin-off':
    'M12.8 7.1a3 3 0 012.2 2.2M17.1 17.1c-1.6 2.2-3.5 3.9-4.5 4.7a1 1 0 01-1.2 0C9.5 20.2 4 15 4 10a8 8 0 011.4-4.6M2 2l20 20M8.5 2.8A8 8 0 0120 10c0 1.2-.31 2.4-.8 3.5M9.1 9.1a3 3 0 003.7 3.7',
  pipette:
    'M12 9l-8.4 8.4A2 2 0 003 18.8v1.3a2 2 0 01-.6 1.4A2 2 0 013.8 21h1.3a2 2 0 001.4-.6L15 12M18 9l.4.4a1 1 0 11-3 3l-3.8-3.8a1 1 0 113-3l.4.4 3.4-3.4a1 1 0 113 3zM2 22l.41-.41',
  play: 'M5 5a2 2 0 013-1.7l12 7a2 2 0 010 3.5l-12 7A2 2 0 015 19z',
  plus: 'M5 12h14M12 5v14',
  retry: 'M21 12a9 9 0 11-9-9c2.5 0 4.9 1 6.7 2.7L21 8M21 3v5h-5',
  search: 'M21 21l-4.3-4.3M19 11a8 8 0 11-16 0 8 8 0 0116 0',
  share: 'M12 2v13m4-9-4-4-4 4M4 12v8a2 2 0 002 2h12a2 2 0 002-2v-8',
  sort: 'm21 16-4 4-4-4m4 4V4M3 8l4-4 4 4M7 4v16',
  spinner: 'M21 12a9 9 0 11-6.2-8.6',
  store:
    'M15 21v-5a1 1 0 00-1-1h-4a1 1 0 00-1 1v5M17.8 10.3a1.1 1.1 0 00-1.5 0 2.5 2.5 0 01-3.5 0 1.1 1.1 0 00-1.5 0 2.5 2.5 0 01-3.5 0 1.1 1.1 0 00-1.5 0 2.5 2.5 0 01-3.8-3.2l2.9-4.2A2 2 0 017 2h10a2 2 0 011.7.9l2.9 4.2a2.5 2.5 0 01-3.8 3.2M4 10.9V19a2 2 0 002 2h12a2 2 0 002-2v-8.1',
  swatches:
    'M11 17a4 4 0 01-8 0V5a2 2 0 012-2h4a2 2 0 012 2ZM16.7 13H19a2 2 0 012 2v4a2 2 0 01-2 2H7M7 17h.01M11 8l2.3-2.3a2.4 2.4 0 013.4 0L18.6 7.6a2.4 2.4 0 01.03 3.4L9.9 19.8',
  tag: 'M12.6 2.6A2 2 0 0011.2 2H4a2 2 0 00-2 2v7.2a2 2 0 00.6 1.4l8.7 8.7a2.4 2.4 0 003.4 0l6.6-6.6a2.4 2.4 0 000-3.4zM7.5 7.5h.01',
  trash: 'M10 11v6M14 11v6M19 6v14a2 2 0 01-2 2H7a2 2 0 01-2-2V6M3 6h18M8 6V4a2 2 0 012-2h4a2 2 0 012 2v2',
  truck:
    'M14 18V6a2 2 0 00-2-2H4a2 2 0 00-2 2v11a1 1 0 001 1h2M15 18H9M19 18h2a1 1 0 001-1v-3.6a1 1 0 00-.22-.6l-3.5-4.3A1 1 0 0017.5 8H14M19 18a2 2 0 11-4 0 2 2 0 014 0M9 18a2 2 0 11-4 0 2 2 0 014 0',
  user: 'M17 8a5 5 0 11-10 0 5 5 0 0110 0M20 21a8 8 0 00-16 0',
  'user-plus': 'M2 21a8 8 0 0113.3-6M15 8a5 5 0 11-10 0 5 5 0 0110 0M19 16v6M22 19h-6',
  users: 'M18 21a8 8 0 00-16 0M15 8a5 5 0 11-10 0 5 5 0 0110 0M22 20c0-3.4-2-6.5-4-8a5 5 0 00-.45-8.3',
  warehouse:
    'M18 21V10a1 1 0 00-1-1H7a1 1 0 00-1 1v11M22 19a2 2 0 01-2 2H4a2 2 0 01-2-2V8a2 2 0 011.1-1.8l8-4a2 2 0 011.8 0l7.9 4A2 2 0 0122 8zM6 13h12M6 17h12',
  whatsapp: 'M3 16.3a2 2 0 01.09 1.2l-1.1 3.3a1 1 0 001.2 1.2l3.4-1a2 2 0 011.1.09 10 10 0 10-4.8-4.7',
  x: 'M18 6 6 18M6 6l12 12',
  'x-circle': 'M22 12a10 10 0 11-20 0 10 10 0 0120 0M15 9l-6 6M9 9l6 6',
  zap: 'M15.9 4a1.5 1.5 0 00-2.5-1.6l-9 9A1.5 1.5 0 005.5 14h4a.5.5 0 01.47.7L8.1 20a1.5 1.5 0 002.5 1.6l9-9A1.5 1.5 0 0018.5 10h-4a.5.5 0 01-.47-.7z',
} as const;

/** An icon that every page has; see `IconOutline` for the others. */
export type IconName = keyof typeof paths;

/** The outline of an icon that one screen has, so that no other page loads it. */
export type IconOutline = `M${string}`;

const sizes = { xs: 14, sm: 16, md: 20, lg: 24 };

export type IconProps = {
  name: IconName | IconOutline;
  /** 14, 16, 20 (the usual) or 24 px. */
  size?: keyof typeof sizes;
  /** Fills the outline: an active favourite. */
  filled?: boolean;
  /** 1.75 unless a small check needs more. */
  stroke?: number;
  className?: string;
};

/** Always hidden from screen readers: the control has the name. */
export function Icon({ name, size = 'md', filled = false, stroke = 1.75, className }: IconProps) {
  const outline = paths[name as IconName] ?? name; // as: an outline is no key of `paths`
  return (
    <svg
      aria-hidden="true"
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
      width={sizes[size]}
      height={sizes[size]}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outline} />
    </svg>
  );
}

/** Every name, for the gallery and for tests. */
export const iconNames = /*@__PURE__*/ Object.keys(paths) as IconName[]; // the keys of `paths` are exactly IconName
