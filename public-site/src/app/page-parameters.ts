import { UTM_FIELDS } from '../../server/utm-links.ts';
import { FILTERS as SCHOLARSHIP_FILTERS_OF_PAGE } from '../universities/scholarships/scholarship-filter-names.ts';

/* The parameters of the pages that read many. */

export const CAMPAIGN_FILTERS = [
  'search',
  'campaign_type',
  'category',
  'status',
  'location',
  'featured',
  'period',
  'min_goal',
  'max_goal',
  'order_by',
  'page',
];

export const PROJECT_FILTERS = ['search', 'action', 'status', 'page'];

export const EVENT_FILTERS = [
  'search',
  'type',
  'location',
  'period',
  'start_date',
  'end_date',
  'city',
  'country',
  'online',
  'free',
  'min_price',
  'max_price',
  'requires_registration',
  'min_participants',
  'max_participants',
  'organizer',
  'language',
  'tags',
  'tag_ids',
  'status',
  'has_availability',
  'has_accessibility',
  'has_parking',
  'provides_food',
  'has_wifi',
  'featured',
  'order_by',
  'time',
  'vue',
  'mois',
  'page',
];

export const SCHOLARSHIP_FILTERS = [...SCHOLARSHIP_FILTERS_OF_PAGE, 'page'];

/** A student’s profile, languages by their code, and how its answers are read. */
export const ELIGIBILITY = [
  'bourse',
  'level',
  'country',
  'field_of_study',
  'grade',
  'grade_scale',
  'verdict',
  'page',
  'fr',
  'en',
  'de',
  'ar',
  'zh',
  'ko',
  'es',
  'it',
  'ja',
  'nl',
  'pt',
  'ru',
  'tr',
];

export const GIFT_FORM = ['campaign', 'montant', 'frequence', 'annule', 'source', ...UTM_FIELDS];
export const PAYMENT = ['session_id', 'payment_intent'];

export const DONATION_SUCCESS = [
  'donation_id',
  'reference',
  'status',
  'campaign_id',
  'campaign_slug',
  'campaign_name',
  'context',
  'validated_on',
  ...PAYMENT,
];
