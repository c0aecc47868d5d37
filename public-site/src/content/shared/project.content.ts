import type { ProjectStatus } from '@livres/api/contract';
import type { BadgeTone } from '../../shared/ui/Badge';

export const projectCardContent = {
  progress: (title: string) => `Avancement\u00a0: ${title}`,
  progressText: 'Avancement',
} as const;

export const PROJECT_TONES: Record<ProjectStatus, BadgeTone> = {
  planned: 'quiet',
  in_progress: 'good',
  completed: 'quiet',
};
