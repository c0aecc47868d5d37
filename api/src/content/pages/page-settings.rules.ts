import { FIXED_PAGES } from './fixed-pages/fixed-pages.content.js';
import { isFixedPage, PAGE_MESSAGES } from './page.contract.js';
import type { ContentPage, PageBlock } from './page.dto.js';
import { COMPLETED_LEADS, SETTINGS_PARTS } from './page-settings.content.js';
import type { SettingKey, SettingValues } from '../../core/settings/setting-values.dto.js';

const COMING = `<p>${PAGE_MESSAGES.coming}</p>`;

/** The settings that a page says. */
export function settingsOf(page: ContentPage): SettingKey[] {
  return partsOf(page).flatMap(({ keys }) => [...keys]);
}

/**
 * The page with what the settings say of it: facts live in the settings, prose in the page. A part shows its prose
 * and then its facts; a part that says nothing of its own makes place for them; one that is not there is added.
 */
export function withSettings(page: ContentPage, values: SettingValues): ContentPage {
  const blocks = [...page.blocks];
  for (const { heading, anchor, body } of partsOf(page)) {
    const said = body(values);
    if (said === '') continue;
    const place = blocks.findIndex((block) => block.anchor === anchor);
    if (place === -1) blocks.push({ type: 'text', heading, anchor, body: said, items: [] });
    else blocks[place] = { ...blocks[place]!, body: proseOf(blocks[place]!) + said };
  }
  return { ...page, lead: leadOf(page, blocks), blocks };
}

const partsOf = ({ kind, slug }: ContentPage) => (kind === 'fixed' ? (SETTINGS_PARTS[slug] ?? []) : []);
const proseOf = ({ body }: PageBlock) => (body === COMING ? '' : body);
const isComing = ({ body, items }: PageBlock) => items.length === 0 && (body === '' || body === COMING);

function leadOf({ slug, lead }: ContentPage, blocks: PageBlock[]): string {
  const completed = COMPLETED_LEADS[slug];
  if (!completed || !isFixedPage(slug) || blocks.some(isComing)) return lead;
  return lead === FIXED_PAGES[slug].lead ? completed : lead;
}
