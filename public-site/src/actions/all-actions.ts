import type { Action } from './action';
import type { ActionSlug } from './action-cards.content';
import { collecte } from './collecte.content';
import { formation } from './formation.content';
import { logistique } from './logistique.content';
import { soutien } from './soutien.content';

/** In the order in which a book meets them. */
export const allActions: Record<ActionSlug, Action> = { collecte, logistique, soutien, formation };

export function isActionSlug(slug: string): slug is ActionSlug {
  return Object.hasOwn(allActions, slug);
}
