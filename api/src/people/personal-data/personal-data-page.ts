import { dateTimeInFrench, inFrench } from './disclosed-values.js';
import { HELD_PAGE as texts } from './personal-data.content.js';
import type { DisclosedKind, DisclosedTable, PersonalDataFile } from './personal-data.dto.js';
import { escaped } from '../../platform/http/escaped.js';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1917}
h2{margin-top:2.5rem;border-top:2px solid #d6d3d1;padding-top:1rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0 0 1rem;padding-bottom:1rem;border-bottom:1px solid #e7e5e4}
dt{font-weight:600}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}.kept{background:#fef3c7;padding:.5rem .75rem}
@media(max-width:40rem){dl{grid-template-columns:1fr}}`;

/** The same file as a page that a person reads or prints: French, without a script, nothing loaded from elsewhere. */
export function personalDataPage({
  association,
  email,
  made_at,
  kinds,
  elsewhere,
}: PersonalDataFile): string {
  const lead = texts.lead(association, email, dateTimeInFrench(made_at));
  const others =
    elsewhere.length > 0
      ? `<h2>${texts.elsewhere}</h2><ul>${elsewhere.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`
      : '';
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><style>${STYLE}</style></head><body><main><h1>${texts.title}</h1><p>${escaped(lead)}</p>
${kinds.map(kindSection).join('\n') || `<p>${texts.nothing}</p>`}${others}</main></body></html>`;
}

function kindSection({ label, purpose, legal_basis, retention, recipients, tables }: DisclosedKind): string {
  const facts: [string, string][] = [
    [texts.purpose, purpose],
    [texts.basis, legal_basis],
    [texts.kept, retention.join('\n')],
    [texts.recipients, recipients.join(', ')],
  ];
  return `<section><h2>${escaped(label)}</h2>${list(facts)}${tables.map(tableSection).join('\n')}</section>`;
}

function tableSection({ label, records, kept }: DisclosedTable): string {
  const note = kept ? `<p class="kept">${texts.stays} : ${escaped(kept)}</p>` : '';
  const rows = records.map((record) =>
    list(Object.entries(record).map(([name, value]) => [name, inFrench(value)])),
  );
  return `<h3>${escaped(label)} (${records.length})</h3>${note}${rows.join('\n')}`;
}

function list(facts: readonly (readonly [string, string])[]): string {
  const said = facts.filter(([, text]) => text !== '');
  return `<dl>${said.map(([name, text]) => `<dt>${escaped(name)}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>`;
}
