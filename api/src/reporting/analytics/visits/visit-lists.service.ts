import { Injectable } from '@nestjs/common';
import {
  type ConversionKind,
  VISIT_DEVICE_LABELS,
  VISIT_SOURCE_KINDS,
  VISIT_SOURCE_LABELS,
  type VisitDevice,
} from '../../visits/visit.contract.js';
import { VisitMeasuresService } from '../../visits/visit-measures.service.js';
import type { Figure } from '../analytics-period.dto.js';
import type { ComparedDays } from '../analytics-period.rules.js';
import { countryName } from '../regions.contract.js';
import { PageTitlesService } from './page-titles.service.js';
import { visitTexts } from './visit-analytics.content.js';
import type { DeviceLine, PageLine, SourceLine, VisitLine } from './visit-analytics.dto.js';
import { perHundred } from './visit-lists.rules.js';

const PRIVATE_PART = /\/:/;
const MOST_ENGINES = 2;

/** How many of each kind, and how many gifts of money were paid. */
export type LedTo = Record<ConversionKind | 'paid', number>;
export const NOTHING: LedTo = {
  donation: 0,
  scholarship_request: 0,
  event_registration: 0,
  physical_donation: 0,
  paid: 0,
};

/** Visits by where they came from, by page, by country and by device: every line, the greatest first. */
@Injectable()
export class VisitListsService {
  constructor(
    private readonly measures: VisitMeasuresService,
    private readonly titles: PageTitlesService,
  ) {}

  /** All search engines are one line, which names the first of them. */
  async sources(days: ComparedDays): Promise<SourceLine[]> {
    const [visits, made] = await Promise.all([
      this.measures.by('source', days),
      this.measures.conversionsBy('source', days),
    ]);
    const lines = new Map<string, SourceLine>();
    const engines: string[] = [];
    const lineOf = (value: string): SourceLine => {
      const { kind, name } = partsOf(value);
      if (kind === 'search' && !engines.includes(name)) engines.push(name);
      const key = keyOf(value);
      const line = lines.get(key) ?? blankSource(key);
      lines.set(key, line);
      return line;
    };
    for (const row of visits) add(lineOf(row.value ?? '').visits, row.visits, row.before_visits);
    for (const { value, paid, before_paid, gave } of made) {
      const line = lineOf(value ?? '');
      add(line.gifts, paid, before_paid);
      line.gave += gave;
    }
    return [...lines.values()]
      .map((line) => ({
        ...line,
        label: line.kind === 'search' ? visitTexts.search(engineNames(engines)) : line.label,
        visits: compared(line.visits, days),
        gifts: compared(line.gifts, days),
        gifts_per_100: perHundred(line.gave, line.visits.value ?? 0),
      }))
      .toSorted((a, b) => (b.visits.value ?? 0) - (a.visits.value ?? 0));
  }

  /** What the visits of each line led to in the period: begun, and gifts of money that were paid. */
  async led(dimension: 'source' | 'campaign', days: ComparedDays): Promise<Map<string, LedTo>> {
    const lines = new Map<string, LedTo>();
    for (const { value, kind, begun, paid } of await this.measures.conversionsBy(dimension, days)) {
      const key = dimension === 'source' ? keyOf(value ?? '') : (value ?? '');
      const line = lines.get(key) ?? NOTHING;
      const made = { [kind]: line[kind] + begun, paid: line.paid + paid };
      lines.set(key, { ...line, ...made });
    }
    return lines;
  }

  async pages(days: ComparedDays): Promise<PageLine[]> {
    const rows = await this.measures.by('page', days);
    const titles = await this.titles.of(rows.map(({ value }) => value ?? ''));
    return rows
      .map(({ value, ...row }) => ({
        value: value ?? '',
        label: titles.get(value ?? '') ?? '',
        path: value && !PRIVATE_PART.test(value) ? value : null,
        visits: compared({ value: row.visits, before: row.before_visits }, days),
        views: compared({ value: row.views, before: row.before_views }, days),
      }))
      .toSorted((a, b) => (b.views.value ?? 0) - (a.views.value ?? 0));
  }

  async countries(days: ComparedDays): Promise<VisitLine[]> {
    return (await this.measures.by('country', days)).map(({ value, visits, before_visits }) => ({
      value: value ?? '',
      label: countryName(value ?? '') || visitTexts.noCountry,
      visits: compared({ value: visits, before: before_visits }, days),
    }));
  }

  async devices(days: ComparedDays): Promise<DeviceLine[]> {
    return (await this.measures.by('device', days)).map(({ value, visits, before_visits }) => {
      const device = value as VisitDevice;
      return {
        value: device,
        device,
        label: VISIT_DEVICE_LABELS[device],
        visits: compared({ value: visits, before: before_visits }, days),
      };
    });
  }

  async campaigns(days: ComparedDays): Promise<VisitLine[]> {
    return (await this.measures.by('campaign', days)).map(({ value, visits, before_visits }) => ({
      value: value ?? '',
      label: value ?? '',
      visits: compared({ value: visits, before: before_visits }, days),
    }));
  }
}

/** All search engines are one line. */
const keyOf = (value: string) => (partsOf(value).kind === 'search' ? 'search:' : value);

function partsOf(value: string) {
  const kind = VISIT_SOURCE_KINDS.find((one) => value.startsWith(`${one}:`)) ?? 'direct';
  return { kind, name: value.slice(kind.length + 1) };
}

function blankSource(value: string): SourceLine {
  const { kind, name } = partsOf(value);
  const label = kind === 'code' ? visitTexts.code(name) : name || VISIT_SOURCE_LABELS[kind];
  const nothing = () => ({ value: 0, before: 0 });
  return { value, kind, label, visits: nothing(), gifts: nothing(), gave: 0, gifts_per_100: null };
}

function add(figure: Figure, value: number, before: number): void {
  figure.value = (figure.value ?? 0) + value;
  figure.before = (figure.before ?? 0) + before;
}

/** Without a period before, nothing is said of it. */
export function compared({ value, before }: Figure, { before_from }: ComparedDays): Figure {
  return { value, before: before_from ? before : null };
}

const engineNames = (engines: readonly string[]) =>
  engines.slice(0, MOST_ENGINES).join(', ') + (engines.length > MOST_ENGINES ? '…' : '');
