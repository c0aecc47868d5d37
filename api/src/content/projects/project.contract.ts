export const PROJECT_STATUSES = ['planned', 'in_progress', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
export const PROJECT_STATUS_LABELS: Record<ProjectStatus, string> = {
  planned: 'Prévu',
  in_progress: 'En cours',
  completed: 'Terminé',
};

/** The association's four actions, in the order in which a book meets them. */
export const PROJECT_ACTIONS = ['collecte', 'logistique', 'soutien', 'formation'] as const;
export type ProjectAction = (typeof PROJECT_ACTIONS)[number];
export const PROJECT_ACTION_LABELS: Record<ProjectAction, string> = {
  collecte: 'Collecte et redistribution',
  logistique: 'Logistique et transport',
  soutien: 'Soutien aux bibliothèques',
  formation: 'Formation des bibliothécaires',
};

export const PROJECT_ORDERINGS = ['order', 'title', 'start_date', 'end_date', 'updated_at'] as const;

export const PROJECT_LIMITS = { max_partners: 20, max_figure: 1_000_000_000 } as const;

export const PROJECT_MESSAGES = {
  title_required: 'Donnez un titre au projet.',
  short_description_required: 'Résumez le projet en une ou deux phrases.',
  status_unknown: 'Dites où en est le projet.',
  action_unknown: 'Choisissez l’action à laquelle le projet appartient.',
  dates_order: 'La date de fin ne peut pas précéder la date de début.',
  partner_unknown: 'Un de ces partenaires n’existe pas.',
  campaign_unknown: 'Cette campagne n’existe pas.',
} as const;

/** What a new project is where the form says nothing. */
export const NEW_PROJECT = {
  slug: '',
  description: '',
  location: '',
  city: '',
  country: '',
  start_date: null,
  end_date: null,
  progress: 0,
  books_count: 0,
  libraries_count: 0,
  beneficiaries_count: 0,
  partner_ids: [] as number[],
  featured_image_id: null,
  campaign_id: null,
  featured: false,
} as const;

/** What the public reads of a project's advance: the estimate counts only while it is in progress. */
export function projectProgress({ status, progress }: { status: ProjectStatus; progress: number }): number {
  if (status === 'planned') return 0;
  return status === 'completed' ? 100 : progress;
}
