import { drawnIllustration, type ProjectAction } from '@livres/api/contract';

/** Which of our illustrations stands for each action. */
export const ACTION_ILLUSTRATIONS: Record<ProjectAction, string> = {
  collecte: 'collecte',
  logistique: 'transport',
  soutien: 'bibliotheque',
  formation: 'formation',
};

/** The drawing of a project without a picture. */
export function projectIllustration(action: ProjectAction, slug: string): string {
  return drawnIllustration(`projet-${action}`, slug);
}
