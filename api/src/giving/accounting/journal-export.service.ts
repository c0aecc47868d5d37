import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { stringify } from 'csv-stringify/sync';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay, parisHour } from '../../platform/clock/paris.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { accountingErrors } from './accounting.errors.js';
import { journalEntries } from './accounting.queries.js';
import { FEC_COLUMNS, type FecLine, fecLines } from './fec.rules.js';

/** The journal of a year for the accountant, sent as it is read. */
@Injectable()
export class JournalExportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** The official flat file, its columns parted by tabs: `123456789FEC20261231.txt`. */
  async officialFile(asked: number | undefined): Promise<{ name: string; content: Readable }> {
    const year = this.yearOf(asked);
    const siren = await this.settings.value('legal_siren');
    if (!/^\d{9}$/.test(siren)) throw accountingErrors.noSiren();
    return { name: `${siren}FEC${year}1231.txt`, content: Readable.from(this.flat(year)) };
  }

  /** The same columns for a spreadsheet, formulas defused. */
  spreadsheet(asked: number | undefined): { name: string; content: Readable } {
    const year = this.yearOf(asked);
    return { name: `journal-${year}.csv`, content: Readable.from(this.csv(year)) };
  }

  private async *flat(year: number): AsyncIterable<string> {
    yield `${FEC_COLUMNS.join('\t')}\r\n`;
    for await (const lines of this.lines(year))
      yield lines
        .map(
          (line) => `${FEC_COLUMNS.map((column) => line[column].replace(/[\t\r\n]+/g, ' ')).join('\t')}\r\n`,
        )
        .join('');
  }

  private async *csv(year: number): AsyncIterable<string> {
    const options = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const;
    yield `\uFEFF${stringify([[...FEC_COLUMNS]], options)}`;
    for await (const lines of this.lines(year))
      yield stringify(
        lines.map((line) => FEC_COLUMNS.map((column) => line[column])),
        options,
      );
  }

  /** Entries in the order in which they entered: their numbers in the year do not move when others come. */
  private async *lines(year: number): AsyncIterable<FecLine[]> {
    const from = new Date(parisHour(`${year}-01-01`, 0).getTime());
    const until = new Date(parisHour(`${year + 1}-01-01`, 0).getTime());
    let number = 0;
    let last = 0;
    while (true) {
      const entries = await journalEntries.all(this.dataSource, from, until, last);
      if (entries.length === 0) return;
      last = entries.at(-1)!.id;
      yield entries.flatMap((entry) => fecLines(entry, ++number));
    }
  }

  private yearOf(asked: number | undefined): number {
    const now = Number(parisDay(this.clock.now()).slice(0, 4));
    if (asked !== undefined && asked > now) throw accountingErrors.yearToCome();
    return asked ?? now;
  }
}
