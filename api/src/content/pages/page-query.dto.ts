import { PageQuery } from '../../platform/http/page.dto.js';
import { QueryOneOf, QueryText } from '../../platform/http/query-fields.js';
import { PAGE_KINDS, type PageKind } from './page.contract.js';

export class ContentPagesQuery extends PageQuery {
  @QueryText('Mots cherchés dans le titre, le résumé et le texte.')
  search?: string;

  @QueryOneOf(PAGE_KINDS, 'Une page que le site a toujours, ou une page libre.')
  kind?: PageKind;
}

export class ContentPageQuery {
  @QueryText('Jeton d’un lien d’aperçu, qui montre ce qui n’est pas publié.', 100)
  preview?: string;
}
