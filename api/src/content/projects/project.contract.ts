import type { PublicationState } from '../publishing/publishing.contract.js';
import type { Picture } from '../media/media.contract.js';

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

/** A project as anyone may read it. Dates are days, `2027-03-01`. */
export interface Project {
  id: number;
  slug: string;
  title: string;
  short_description: string;
  /** Sanitised HTML. */
  description: string;
  status: ProjectStatus;
  action: ProjectAction;
  /** The place itself: a school, a library, a quarter. */
  location: string;
  city: string;
  country: string;
  start_date: string | null;
  end_date: string | null;
  /** 0 to 100: what staff estimate of a project in progress; 0 of a planned one, 100 of a completed one. */
  progress_percentage: number;
  /** Figures of the project; 0 where there is none. */
  books_count: number;
  libraries_count: number;
  beneficiaries_count: number;
  featured: boolean;
  order: number;
  featured_image: string | null;
  picture: Picture | null;
  partners: ProjectPartner[];
  /** Where one may give for it, where a campaign pays for it and is online. */
  campaign: ProjectCampaign | null;
  updated_at: string;
}

export interface ProjectPartner {
  id: number;
  slug: string;
  name: string;
  website: string;
}

export interface ProjectCampaign {
  id: number;
  slug: string;
  title: string;
}

/** `admin/projects`: what staff read; the text is the one they last wrote. */
export interface ProjectRecord extends Project, PublicationState {
  progress: number;
  partner_ids: number[];
  featured_image_id: number | null;
  campaign_id: number | null;
}

export interface ProjectInput {
  slug?: string;
  title: string;
  short_description: string;
  /** HTML; sanitised when it is saved. */
  description?: string;
  status: ProjectStatus;
  action: ProjectAction;
  location?: string;
  city?: string;
  country?: string;
  /** Days, `2027-03-01`. */
  start_date?: string | null;
  end_date?: string | null;
  /** 0 to 100; only counts while the project is in progress. */
  progress?: number;
  books_count?: number;
  libraries_count?: number;
  beneficiaries_count?: number;
  partner_ids?: number[];
  featured_image_id?: number | null;
  campaign_id?: number | null;
  featured?: boolean;
  order?: number;
}

/** What the public reads of a project's advance: the estimate counts only while it is in progress. */
export function projectProgress({ status, progress }: { status: ProjectStatus; progress: number }): number {
  if (status === 'planned') return 0;
  return status === 'completed' ? 100 : progress;
}
