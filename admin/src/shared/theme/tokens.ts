/** The public site's colours (design/look), and what the dark set makes of them. */
export const COLOURS = {
  indigo950: '#0f1440',
  indigo900: '#1a2160',
  indigo700: '#343d96',
  indigo300: '#aab2e6',
  indigo100: '#e6e9f8',
  indigo50: '#f3f5fc',
  laterite700: '#a8350f',
  laterite600: '#c2410c',
  palm700: '#0c6b45',
  palm100: '#dcf3e6',
  sun400: '#f7b733',
  sun100: '#fff1cc',
  ink: '#14172e',
  inkSoft: '#4a4f6e',
  line: '#d5d9ec',
} as const;

export const DISPLAY_FONT = '"Bricolage Grotesque Variable", "Trebuchet MS", sans-serif';
export const TEXT_FONT = '"Figtree Variable", "Segoe UI", Roboto, sans-serif';
