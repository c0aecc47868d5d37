import type { ProjectAction } from '@livres/api/contract';

/** Which of our illustrations stands for each action. */
export const ACTION_ILLUSTRATIONS: Record<ProjectAction, string> = {
  collecte: 'collecte',
  logistique: 'transport',
  soutien: 'bibliotheque',
  formation: 'formation',
};

/** The same, of a project. */
export function projectIllustration(action: ProjectAction): string {
  return `projet-${action}`;
}
