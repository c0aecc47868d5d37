import { PageQuery } from '../../platform/http/page.dto.js';
import { QueryBoolean, QueryOneOf, QueryOrdering, QueryText } from '../../platform/http/query-fields.js';
import {
  PROJECT_ACTIONS,
  PROJECT_ORDERINGS,
  PROJECT_STATUSES,
  type ProjectAction,
  type ProjectStatus,
} from './project.contract.js';

export class ProjectsQuery extends PageQuery {
  @QueryText('Mots cherchés dans le titre, le résumé, le lieu et le texte.')
  search?: string;

  @QueryOneOf(PROJECT_STATUSES, 'Où en est le projet.')
  status?: ProjectStatus;

  @QueryOneOf(PROJECT_ACTIONS, 'L’action à laquelle il appartient.')
  action?: ProjectAction;

  @QueryText('Pays, sans égard aux accents ni aux majuscules.', 80)
  country?: string;

  @QueryBoolean('Mis en avant, ou non.')
  featured?: boolean;

  @QueryOrdering(PROJECT_ORDERINGS)
  ordering?: string;
}

export class ProjectQuery {
  @QueryText('Jeton d’un lien d’aperçu, qui montre ce qui n’est pas publié.', 100)
  preview?: string;
}
