import type { FixedPageSlug } from '../page.contract.js';
import { about } from './a-propos.content.js';
import { accessibility } from './accessibilite.content.js';
import { collecte } from './collecte.content.js';
import { community } from './communaute.content.js';
import { terms } from './conditions-utilisation.content.js';
import type { FixedPageText } from './fixed-page-text.js';
import { formation } from './formation.content.js';
import { logistique } from './logistique.content.js';
import { legalNotices } from './mentions-legales.content.js';
import { actions } from './nos-actions.content.js';
import { privacy } from './politique-confidentialite.content.js';
import { soutien } from './soutien.content.js';
import { transparency } from './transparence.content.js';

/** What every installation starts with, and what the site shows while it cannot reach the api. */
export const FIXED_PAGES: Record<FixedPageSlug, FixedPageText> = {
  'a-propos': about,
  communaute: community,
  'nos-actions': actions,
  collecte,
  logistique,
  soutien,
  formation,
  transparence: transparency,
  'mentions-legales': legalNotices,
  'politique-confidentialite': privacy,
  'conditions-utilisation': terms,
  accessibilite: accessibility,
};
