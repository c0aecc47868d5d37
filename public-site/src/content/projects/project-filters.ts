import {
  PROJECT_ACTION_LABELS,
  PROJECT_ACTIONS,
  PROJECT_STATUS_LABELS,
  PROJECT_STATUSES,
} from '@livres/api/contract';
import { paths } from '../../shared/paths';
import type { ChosenCriterion } from '../../shared/ui/ChosenCriteria';
import { choicesWithNone, type Choice } from '../../shared/ui/Field';
import type { QuickChoice } from '../../shared/ui/quick-filters';
import { projectsContent } from './projects.content';

export const PROJECT_FILTERS = ['search', 'action', 'status'] as const;
type ProjectFilterName = (typeof PROJECT_FILTERS)[number];
export type ProjectFilters = Partial<Record<ProjectFilterName | 'page', string>>;

export const filterChoices: Record<'action' | 'status', readonly Choice[]> = {
  action: choicesWithNone(PROJECT_ACTIONS, PROJECT_ACTION_LABELS, projectsContent.everyAction),
  status: choicesWithNone(PROJECT_STATUSES, PROJECT_STATUS_LABELS, projectsContent.everyStatus),
};

export const quickChoices: readonly QuickChoice<ProjectFilterName>[] = PROJECT_ACTIONS.map((value) => ({
  name: 'action',
  value,
  label: PROJECT_ACTION_LABELS[value],
}));

/** What the address asks of the list; anything that no list can answer is left out. */
export function readProjectFilters(asked: URLSearchParams): ProjectFilters {
  const filters: ProjectFilters = {};
  for (const name of PROJECT_FILTERS) {
    const value = asked.get(name)?.trim() ?? '';
    if (value && isPossible(name, value)) filters[name] = value;
  }
  const page = Number(asked.get('page'));
  if (Number.isInteger(page) && page > 1 && page < 1_000_000) filters.page = String(page);
  return filters;
}

function isPossible(name: ProjectFilterName, value: string): boolean {
  if (name === 'search') return value.length <= 200;
  return filterChoices[name].some((choice) => choice.value === value);
}

/** The filters that are set, each as the visitor reads it. */
export function chosenProjectFilters(filters: ProjectFilters): ChosenCriterion[] {
  return PROJECT_FILTERS.filter((name) => filters[name]).map((name) => {
    const { [name]: value = '', page: _page, ...without } = filters;
    return { name, text: said(name, value), to: paths.projects(without) };
  });
}

function said(name: ProjectFilterName, value: string): string {
  if (name === 'search') return `«\u00a0${value}\u00a0»`;
  const label = filterChoices[name].find((choice) => choice.value === value)?.label ?? value;
  return `${projectsContent[name]}\u00a0: ${label}`;
}
