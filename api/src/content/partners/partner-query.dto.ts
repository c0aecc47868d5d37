import { PageQuery } from '../../platform/http/page.dto.js';
import { QueryBoolean, QueryOneOf, QueryOrdering, QueryText } from '../../platform/http/query-fields.js';
import { PARTNER_KINDS, PARTNER_ORDERINGS, type PartnerKind } from './partner.contract.js';

export class PartnersQuery extends PageQuery {
  @QueryText('Mots cherchés dans le nom et la description.')
  search?: string;

  @QueryOneOf(PARTNER_KINDS, 'Ce qu’est le partenaire.')
  kind?: PartnerKind;

  @QueryText('Pays, sans égard aux accents ni aux majuscules.', 80)
  country?: string;

  @QueryBoolean('Le partenariat se poursuit, ou non.')
  active?: boolean;

  @QueryOrdering(PARTNER_ORDERINGS)
  ordering?: string;
}
