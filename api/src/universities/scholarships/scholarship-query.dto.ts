import { applyDecorators } from '@nestjs/common';
import { IntersectionType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isCalendarDate } from '../../platform/http/calendar-date.js';
import { PageQuery } from '../../platform/http/page.dto.js';
import {
  QueryBoolean,
  QueryDate,
  QueryInt,
  QueryNumber,
  QueryOneOf,
  QueryPattern,
  QueryText,
} from '../../platform/http/query-fields.js';
import { parisDay } from '../../platform/clock/paris.js';
import {
  PUBLIC_SCHOLARSHIP_STATUSES,
  type PublicScholarshipStatus,
  SCHOLARSHIP_ORDERINGS,
  SCHOLARSHIP_STATUSES,
  type ScholarshipOrdering,
  type ScholarshipStatus,
} from './scholarship-choices.contract.js';
import { filtersBy, wordsLimit } from './scholarship-filter.fields.js';
import type { FilterKind, ScholarshipFilter } from './scholarship-filters.contract.js';

/** A moment counts as its day in Paris. */
const AsDay = () =>
  Transform(({ value }: { value: unknown }) => {
    const isMoment = isCalendarDate(value) && value.includes('T');
    return isMoment ? parisDay(new Date(value)) : value;
  });

const DESCRIPTIONS: Record<ScholarshipFilter, string> = {
  search:
    'Mots cherchés, sans égard aux accents, au pluriel, par leur début ou leur synonyme (M2, PhD, USA…).',
  country: 'Pays d’études, sans égard aux accents ni aux majuscules.',
  level: 'Niveau d’études.',
  field_of_study: 'Domaine d’études, sans égard aux accents ni aux majuscules.',
  min_amount: 'Montant le plus bas, en euros.',
  max_amount: 'Montant le plus haut, en euros.',
  coverage_type: 'Ce que la bourse prend en charge.',
  deadline_from: 'Date limite ce jour-là ou après.',
  deadline_to: 'Date limite ce jour-là ou avant.',
  is_featured: 'Mise à la une, ou non.',
};

function queryField(kind: FilterKind, name: ScholarshipFilter): PropertyDecorator {
  const description = DESCRIPTIONS[name];
  if (kind === 'words') return QueryText(description, wordsLimit(name));
  if (kind === 'amount') return QueryNumber(description);
  if (kind === 'day') return applyDecorators(QueryDate(description), AsDay());
  if (kind === 'flag') return QueryBoolean(description);
  return QueryOneOf(kind, description);
}

export class ScholarshipFiltersQuery extends filtersBy(queryField) {
  @QueryOneOf(PUBLIC_SCHOLARSHIP_STATUSES, 'Ouverte (par défaut : date limite à venir), suspendue ou close.')
  status?: PublicScholarshipStatus;
}

export class ScholarshipsQuery extends IntersectionType(ScholarshipFiltersQuery, PageQuery) {
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

const EXPORTED_BY = ['search', 'country', 'level', 'field_of_study'] as const;

export class ScholarshipExportQuery extends PickType(ScholarshipFiltersQuery, EXPORTED_BY) {
  @QueryOneOf(SCHOLARSHIP_STATUSES, 'État ; tous sans cela.')
  status?: ScholarshipStatus;

  @QueryOneOf(EXPORT_FORMATS, 'Classeur Excel (par défaut), ou CSV.')
  format?: ExportFormat;
}

/** Two hundred numbers and their commas. */
const MOST_IDS_LENGTH = 2000;

export class ScholarshipCalendarQuery {
  @QueryPattern(
    /^\d{1,9}(,\d{1,9}){0,199}$/,
    '12,57',
    'Les numéros des bourses, deux cents au plus.',
    MOST_IDS_LENGTH,
  )
  ids?: string;
}
