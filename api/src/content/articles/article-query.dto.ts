import { PERIODS, type Period } from '../../platform/http/page.contract.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import {
  QueryBoolean,
  QueryDate,
  QueryInt,
  QueryOneOf,
  QueryOrdering,
  QueryText,
} from '../../platform/http/query-fields.js';
import { ARTICLE_ORDERINGS, ARTICLE_STATUSES, type ArticleStatus } from './article.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

export class ArticlesQuery extends PageQuery {
  @QueryText(
    'Mots cherchés dans le titre, le résumé et le texte : sans accents, au pluriel ou par leur début.',
  )
  search?: string;

  @QueryText('Adresse ou nom d’une catégorie.')
  category?: string;

  @QueryInt(1, MAX_INT, 'Numéro d’une catégorie.')
  category_id?: number;

  @QueryText('Adresse ou nom d’une étiquette.')
  tag?: string;

  @QueryText('Adresses ou noms d’étiquettes, séparés par des virgules : au moins l’une d’elles.', 1000)
  tags?: string;

  @QueryText('Nom de qui signe, ou une partie de ce nom.')
  author?: string;

  @QueryText('Adresse e-mail exacte de qui signe.', 254)
  author_email?: string;

  @QueryBoolean('Mis à la une, ou non.')
  featured?: boolean;

  @QueryBoolean('Publié, ou non : cette liste ne montre jamais que ce qui est publié.')
  published?: boolean;

  @QueryInt(0, MAX_INT, 'Lu au moins tant de fois.')
  min_views?: number;

  @QueryInt(0, MAX_INT, 'Lu au plus tant de fois.')
  max_views?: number;

  @QueryDate('Publié ce jour-là ou après, au calendrier de Paris.')
  start_date?: string;

  @QueryDate('Publié ce jour-là ou avant, au calendrier de Paris.')
  end_date?: string;

  @QueryOneOf(PERIODS, 'Période de la publication, au calendrier de Paris.')
  period?: Period;

  @QueryOneOf(ARTICLE_STATUSES, 'État de l’article : cette liste ne montre jamais que ce qui est publié.')
  status?: ArticleStatus;

  @QueryInt(1, MAX_INT, 'Sans cet article, et d’abord ceux qui partagent ses catégories ou ses étiquettes.')
  related_to?: number;

  @QueryBoolean('Sans le texte des articles.')
  summary?: boolean;

  @QueryOrdering(ARTICLE_ORDERINGS)
  ordering?: string;
}

export class ArticleQuery {
  @QueryText('Jeton d’un lien d’aperçu, qui montre l’article tel qu’il sera publié.', 100)
  preview?: string;
}
