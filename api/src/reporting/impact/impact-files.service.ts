import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import { IMPACT_FIGURE_LABELS, IMPACT_FILE_FORMAT, type ImpactFigureName } from './impact-admin.contract.js';
import { ENTRY_KIND_LABELS, IMPACT_COLUMNS } from './impact-file.content.js';
import { ImpactFiguresService } from './impact-figures.service.js';
import { presentLocation, presentYear } from './impact.presenter.js';
import { LOCATION_KIND, YEAR_KIND } from './impact-record.kind.js';
import { ImpactRecordsService } from './impact-records.service.js';
import { onTheWire } from './impact.rules.js';
import type { ImpactFile } from './impact-admin.dto.js';

export interface DatedFile {
  name: string;
  type: string;
  content: string;
}

/** Everything that staff entered, as a file to keep and to import again. */
@Injectable()
export class ImpactFilesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly figures: ImpactFiguresService,
    private readonly records: ImpactRecordsService,
    private readonly clock: Clock,
  ) {}

  async export(format: 'json' | 'csv'): Promise<DatedFile> {
    const file = await this.file();
    const name = `chiffres-${this.day()}.${format}`;
    if (format === 'csv') return { name, type: 'text/csv; charset=utf-8', content: asCsv(file) };
    const content = `${JSON.stringify(file, null, 2)}\n`;
    return { name, type: 'application/json; charset=utf-8', content };
  }

  private async file(): Promise<ImpactFile> {
    const rows = await this.figures.rows(this.dataSource.manager);
    const values = rows.map(({ name, value }) => [name, onTheWire(name, value)]);
    const locations = await this.records
      .onShelves(LOCATION_KIND)
      .orderBy('record.order')
      .addOrderBy('record.id')
      .getMany();
    const years = await this.records.onShelves(YEAR_KIND).orderBy('record.year').getMany();
    return {
      format: IMPACT_FILE_FORMAT,
      exported_at: this.clock.now().toISOString(),
      site_metrics: Object.fromEntries(values) as Record<ImpactFigureName, number>,
      locations: locations.map((row) => unnumbered(presentLocation(row))),
      yearly_progress: years.map((row) => unnumbered(presentYear(row))),
    };
  }

  private day(): string {
    return new Intl.DateTimeFormat('fr-CA', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format(
      this.clock.now(),
    );
  }
}

function unnumbered<T extends { id: number; version: number }>(record: T): Omit<T, 'id' | 'version'> {
  const { id: _id, version: _version, ...rest } = record;
  return rest;
}

function asCsv({ site_metrics, locations, yearly_progress }: ImpactFile): string {
  const figures = Object.entries(site_metrics).map(([name, value]) => ({
    kind: ENTRY_KIND_LABELS.figure,
    name: IMPACT_FIGURE_LABELS[name as ImpactFigureName],
    value,
  }));
  const places = locations.map((place) => ({ kind: ENTRY_KIND_LABELS.location, ...place }));
  const years = yearly_progress.map((year) => ({ kind: ENTRY_KIND_LABELS.year, ...year }));
  return toCsv(IMPACT_COLUMNS, [...figures, ...places, ...years]);
}
