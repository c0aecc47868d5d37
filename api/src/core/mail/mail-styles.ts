/** The fonts of the site where a program has them, and what looks most like them elsewhere. */
export const DISPLAY = "font-family:'Bricolage Grotesque','Trebuchet MS',Arial,sans-serif";
export const TEXT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export const COLORS = {
  page: '#e6e9f8',
  sheet: '#ffffff',
  indigo: '#1a2160',
  night: '#0f1440',
  cloth: '#e6e9f8',
  edge: '#aab2e6',
  sun: '#f7b733',
  well: '#f3f5fc',
  ink: '#14172e',
  soft: '#4a4f6e',
  line: '#d9ddf0',
};

const DARK = {
  page: 'background:#090b26!important',
  sheet: 'background:#131846!important',
  well: 'background:#1d2468!important',
  ink: 'color:#eef0fc!important',
  soft: 'color:#bcc3ea!important',
  line: 'border-color:#39418f!important',
};

const INKS = ['ink', 'title', 'link'];

/** What style attributes cannot say: small screens, and dark ones, which Outlook.com marks by attributes of its own. */
export const MAIL_STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (max-width:620px){.outer{padding:0!important}.sheet{border-radius:0!important}.pad{padding-left:22px!important;padding-right:22px!important}.inset{padding-left:18px!important;padding-right:18px!important}.huge{font-size:44px!important;line-height:48px!important}.sum{font-size:44px!important;line-height:46px!important}}`,
  `@media (prefers-color-scheme:dark){body,.outer{${DARK.page}}.sheet{${DARK.sheet}}.well{${DARK.well}}.${INKS.join(',.')}{${DARK.ink}}.soft{${DARK.soft}}.line{${DARK.line}}}`,
  `${INKS.map((name) => `[data-ogsc] .${name}`).join(',')}{${DARK.ink}}[data-ogsc] .soft{${DARK.soft}}[data-ogsc] .line{${DARK.line}}`,
  `[data-ogsb] .outer{${DARK.page}}[data-ogsb] .sheet{${DARK.sheet}}[data-ogsb] .well{${DARK.well}}`,
].join('\n');
