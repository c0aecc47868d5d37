import { PERIODS, type Period } from '../../platform/http/page.contract.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import {
  QueryAmount,
  QueryBoolean,
  QueryDate,
  QueryInt,
  QueryOneOf,
  QueryOrdering,
  QueryPattern,
  QueryText,
} from '../../platform/http/query-fields.js';
import {
  EVENT_LANGUAGES,
  EVENT_ORDERINGS,
  EVENT_STATUSES,
  EVENT_TIMES,
  EVENT_TYPES,
  type EventLanguage,
  type EventStatus,
  type EventTime,
  type EventType,
} from './event-choices.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

const MONTH = /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/;
const IDS = /^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/;

export class EventsQuery extends PageQuery {
  @QueryText('Mots cherchés dans le titre, le résumé, le lieu et le texte.')
  search?: string;

  @QueryOneOf(EVENT_STATUSES, 'État de publication ; un brouillon n’est jamais montré.')
  status?: EventStatus;

  @QueryOneOf(EVENT_TYPES, 'Genre de l’événement.')
  type?: EventType;

  @QueryOneOf(EVENT_TIMES, 'À venir, en cours, passé ; « current » : pas encore passé.')
  time?: EventTime;

  @QueryText('Lieu, adresse, ville ou pays, ou une partie de leur nom.')
  location?: string;

  @QueryBoolean('En ligne, ou non.')
  online?: boolean;

  @QueryBoolean('Gratuit, ou non.')
  free?: boolean;

  @QueryAmount('Prix d’au moins ce montant, dans la monnaie de l’événement.')
  min_price?: number;

  @QueryAmount('Prix d’au plus ce montant.')
  max_price?: number;

  @QueryText('Nom de la personne qui organise, ou une partie de ce nom.')
  organizer?: string;

  @QueryInt(0, MAX_INT, 'Au moins ce nombre de places ; un événement sans limite en a toujours assez.')
  min_participants?: number;

  @QueryInt(0, MAX_INT, 'Au plus ce nombre de places.')
  max_participants?: number;

  @QueryDate('Commence ce jour-là ou après.')
  start_date?: string;

  @QueryDate('Finit ce jour-là ou avant.')
  end_date?: string;

  @QueryOneOf(PERIODS, 'Période, au calendrier de Paris.')
  period?: Period;

  @QueryPattern(MONTH, '2027-03', 'Touche ce mois, au calendrier de Paris.')
  month?: string;

  @QueryBoolean('Demande une inscription, ou non.')
  requires_registration?: boolean;

  @QueryBoolean('Reste des places, ou non.')
  has_availability?: boolean;

  @QueryBoolean('Mis en avant, ou non.')
  featured?: boolean;

  @QueryText('Étiquettes, par leur adresse ou leur nom, séparées par des virgules : au moins une.')
  tags?: string;

  @QueryPattern(IDS, '3,8', 'Étiquettes, par leur numéro, séparées par des virgules : au moins une.')
  tag_ids?: string;

  @QueryText('Ville.')
  city?: string;

  @QueryText('Pays.')
  country?: string;

  @QueryOneOf(EVENT_LANGUAGES, 'Langue.')
  language?: EventLanguage;

  @QueryBoolean('Dit comment on y accède avec un handicap, ou non.')
  has_accessibility?: boolean;

  @QueryBoolean('Dit où garer sa voiture, ou non.')
  has_parking?: boolean;

  @QueryBoolean('Offre à manger, ou non.')
  provides_food?: boolean;

  @QueryBoolean('Offre le wifi, ou non.')
  has_wifi?: boolean;

  @QueryOrdering(
    EVENT_ORDERINGS,
    'Sans lui : ce qui vient, puis ce qui est passé ; les événements annulés en dernier, d’une page à l’autre.',
  )
  order_by?: string;
}

export class EventQuery {
  @QueryText('Jeton d’un lien d’aperçu, qui montre un brouillon.', 100)
  preview?: string;
}
