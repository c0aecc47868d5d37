/** The house's colours, written into the tags; then those of dark screens, for programs that read style sheets. */
export const NEWSLETTER_STYLES = `<mj-attributes><mj-all font-family="Figtree, Helvetica, Arial, sans-serif" /><mj-text font-size="16px" line-height="1.55" color="#14172e" /></mj-attributes>
<mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
<mj-style inline="inline">
.words p { margin: 0 0 14px; }
.words h2 { margin: 8px 0 12px; font-size: 24px; line-height: 1.25; }
.words h3, .words h4 { margin: 4px 0 8px; font-size: 18px; line-height: 1.3; }
.words ul, .words ol { margin: 0 0 14px; padding-left: 22px; }
.words a { color: #a8350f; }
.words h3 a { color: #1a2160; text-decoration: none; }
.words blockquote { margin: 0; padding-left: 14px; border-left: 4px solid #f7b733; }
.quote blockquote p { font-size: 18px; font-weight: 700; }
.words .small { font-size: 14px; font-weight: 400; color: #4a4f6e; }
.figure .value { margin: 0; font-size: 40px; line-height: 1.1; font-weight: 700; color: #1a2160; }
.foot p { margin: 0 0 10px; }
.foot a { color: #343d96; }
</mj-style>
<mj-style>
@media (prefers-color-scheme: dark) {
  body, .page, .page > div { background-color: #090b26 !important; }
  .sheet, .sheet > table { background-color: #14172e !important; background: #14172e !important; }
  .band, .band > table { background-color: #0f1440 !important; background: #0f1440 !important; }
  .card > table, .card > table > tbody > tr > td { border-color: #2e3575 !important; }
  .words div, .words p, .words h2, .words h3, .words h4, .words li, .words h3 a { color: #eef0fc !important; }
  .words a { color: #ffa882 !important; }
  .words .small, .foot div, .foot p { color: #bcc3ea !important; }
  .figure .value { color: #ffffff !important; }
  .foot a { color: #c6cdf7 !important; }
  .button a { background: #c8460f !important; background-color: #c8460f !important; }
  .done { background: #f0743c !important; }
  .track { background: #4d1c0b !important; }
  .line p { border-color: #2e3575 !important; }
}
</mj-style>`;
