import { Transform } from 'class-transformer';
import { isCalendarDate } from '../../platform/http/calendar-date.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import {
  QueryBoolean,
  QueryDate,
  QueryInt,
  QueryNumber,
  QueryOneOf,
  QueryText,
} from '../../platform/http/query-fields.js';
import { parisDay } from '../../platform/clock/paris.js';
import {
  COVERAGE_TYPES,
  type CoverageType,
  PUBLIC_SCHOLARSHIP_STATUSES,
  type PublicScholarshipStatus,
  SCHOLARSHIP_LEVELS,
  SCHOLARSHIP_LIMITS,
  SCHOLARSHIP_ORDERINGS,
  SCHOLARSHIP_STATUSES,
  type ScholarshipLevel,
  type ScholarshipOrdering,
  type ScholarshipStatus,
} from './scholarship-choices.contract.js';
import type { ScholarshipFilters } from './scholarship.contract.js';

/** A moment counts as its day in Paris. */
const AsDay = () =>
  Transform(({ value }: { value: unknown }) => {
    const isMoment = isCalendarDate(value) && value.includes('T');
    return isMoment ? parisDay(new Date(value)) : value;
  });

export class ScholarshipFiltersQuery implements ScholarshipFilters {
  @QueryText(
    'Mots cherchés, sans égard aux accents, au pluriel, par leur début ou leur synonyme (M2, PhD, USA…).',
    SCHOLARSHIP_LIMITS.search,
  )
  search?: string;

  @QueryText('Pays d’études, sans égard aux accents ni aux majuscules.', SCHOLARSHIP_LIMITS.country)
  country?: string;

  @QueryOneOf(SCHOLARSHIP_LEVELS, 'Niveau d’études.')
  level?: ScholarshipLevel;

  @QueryText('Domaine d’études, sans égard aux accents ni aux majuscules.', SCHOLARSHIP_LIMITS.field_of_study)
  field_of_study?: string;

  @QueryNumber('Montant le plus bas, en euros.')
  min_amount?: number;

  @QueryNumber('Montant le plus haut, en euros.')
  max_amount?: number;

  @QueryOneOf(COVERAGE_TYPES, 'Ce que la bourse prend en charge.')
  coverage_type?: CoverageType;

  @AsDay()
  @QueryDate('Date limite ce jour-là ou après.')
  deadline_from?: string;

  @AsDay()
  @QueryDate('Date limite ce jour-là ou avant.')
  deadline_to?: string;

  @QueryBoolean('Mise à la une, ou non.')
  is_featured?: boolean;

  @QueryOneOf(PUBLIC_SCHOLARSHIP_STATUSES, 'Ouverte (par défaut : date limite à venir), suspendue ou close.')
  status?: PublicScholarshipStatus;
}

export class ScholarshipsQuery extends ScholarshipFiltersQuery implements PageQuery {
  @QueryInt(1, 1_000_000, 'Numéro de la page, à partir de 1.')
  page?: number;

  @QueryInt(1, 100, 'Nombre de résultats par page.')
  page_size?: number;

  @QueryOneOf(
    SCHOLARSHIP_ORDERINGS,
    'Ordre des résultats ; sans lui, ce qui répond le mieux à la recherche, puis les plus récentes.',
  )
  ordering?: ScholarshipOrdering;
}

export class FeaturedScholarshipsQuery {
  @QueryInt(1, 12, 'Combien, au plus : 6 sans cela.')
  count?: number;
}

export class ScholarshipQuery {
  @QueryText('Jeton d’un lien d’aperçu, qui montre ce qui n’est pas publié.', 100)
  preview?: string;
}

const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Of the panel's export: its filter is in react-admin's dialect. */
export class ExportFormatQuery {
  @QueryOneOf(EXPORT_FORMATS, 'Classeur Excel, ou CSV (par défaut).')
  format?: ExportFormat;
}

export class ScholarshipExportQuery {
  @QueryText('Mots cherchés.', SCHOLARSHIP_LIMITS.search)
  search?: string;

  @QueryText('Pays d’études.', SCHOLARSHIP_LIMITS.country)
  country?: string;

  @QueryOneOf(SCHOLARSHIP_LEVELS, 'Niveau d’études.')
  level?: ScholarshipLevel;

  @QueryText('Domaine d’études.', SCHOLARSHIP_LIMITS.field_of_study)
  field_of_study?: string;

  @QueryOneOf(SCHOLARSHIP_STATUSES, 'État ; tous sans cela.')
  status?: ScholarshipStatus;

  @QueryOneOf(EXPORT_FORMATS, 'Classeur Excel (par défaut), ou CSV.')
  format?: ExportFormat;
}
