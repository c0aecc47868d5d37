import { PERIODS, type Period } from '../../platform/http/page.contract.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import {
  QueryAmount,
  QueryBoolean,
  QueryDate,
  QueryInt,
  QueryOneOf,
  QueryOrdering,
  QueryText,
} from '../../platform/http/query-fields.js';
import {
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_ORDERINGS,
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  type CampaignCategory,
  type CampaignStatus,
  type CampaignType,
} from './campaign.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

export class CampaignsQuery extends PageQuery {
  @QueryText(
    'Mots cherchés dans le titre, le résumé, le lieu et le texte : sans accents, au pluriel ou par leur début.',
  )
  search?: string;

  @QueryOneOf(CAMPAIGN_STATUSES, 'État de la campagne.')
  status?: CampaignStatus;

  @QueryOneOf(CAMPAIGN_TYPES, 'Ce que la campagne collecte.')
  campaign_type?: CampaignType;

  @QueryOneOf(CAMPAIGN_CATEGORIES, 'Catégorie de la campagne.')
  category?: CampaignCategory;

  @QueryText('Lieu, ou une partie de son nom.')
  location?: string;

  @QueryBoolean('Mise en avant sur l’accueil, ou non.')
  featured?: boolean;

  @QueryAmount('Objectif d’au moins ce montant, dans la monnaie de la campagne.')
  min_goal?: number;

  @QueryAmount('Objectif d’au plus ce montant.')
  max_goal?: number;

  @QueryAmount('Au moins ce montant collecté.')
  min_raised?: number;

  @QueryAmount('Au plus ce montant collecté.')
  max_raised?: number;

  @QueryInt(0, 100, 'Avancement d’au moins ce pourcentage.')
  min_progress?: number;

  @QueryInt(0, 100, 'Avancement d’au plus ce pourcentage.')
  max_progress?: number;

  @QueryInt(1, MAX_INT, 'Numéro de la personne qui l’a créée.')
  created_by?: number;

  @QueryDate('Commence ce jour-là ou après.')
  start_date?: string;

  @QueryDate('Finit ce jour-là ou avant.')
  end_date?: string;

  @QueryOneOf(PERIODS, 'Période, au calendrier de Paris.')
  period?: Period;

  @QueryOrdering(CAMPAIGN_ORDERINGS)
  order_by?: string;
}

export class CampaignQuery {
  @QueryText('Jeton d’un lien d’aperçu, qui montre un brouillon.', 100)
  preview?: string;
}
