import type { ActionSlug } from './action-cards.content';

interface Titled {
  title: string;
  text: string;
}

/** One of the association's four actions, as its two pages tell it. */
export interface Action {
  slug: ActionSlug;
  title: string;
  /** For search engines and shared links. */
  description: string;
  lead: string;
  story: readonly string[];
  figures: readonly { value: string; label: string }[];
  steps: readonly Titled[];
  projects: readonly { name: string; place: string; percentage: number; text: string }[];
  testimonials: readonly { author: string; role: string; quote: string }[];
  impact: readonly Titled[];
  achievements: readonly { title: string; text: string; figure: string }[];
  objectives: readonly string[];
}
