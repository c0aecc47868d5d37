import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { stringify } from 'csv-stringify/sync';
import type { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { parisDay, parisHour } from '../../platform/clock/paris.js';
import { SettingsService } from '../../core/settings/settings.service.js';
import { encode } from 'iconv-lite';
import { accountingErrors } from './accounting.errors.js';
import { journalEntries } from './accounting.queries.js';
import {
  FEC_ENCODING,
  FecCodes,
  fecDescription,
  type LeftOut,
  leftOutOf,
} from './fec-description.content.js';
import { ClosingBalances } from './fec-opening.rules.js';
import { FEC_COLUMNS, type FecLine, fecLines, isSaidInEuros, type JournalRecord } from './fec.rules.js';

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
    return { name: `${await this.nameOf(year)}.txt`, content: Readable.from(this.flat(year)) };
  }

  /** What must be handed over with the official file: how it is written, and what it says by which code. */
  async description(asked: number | undefined): Promise<{ name: string; content: string }> {
    const year = this.yearOf(asked);
    const name = await this.nameOf(year);
    const codes = new FecCodes();
    const leftOut: LeftOut[] = [];
    codes.add(await this.opening(year));
    for await (const entries of this.entries(startOf(year), startOf(year + 1)))
      for (const entry of entries)
        if (isSaidInEuros(entry)) codes.add(fecLines(entry, 0));
        else leftOut.push(leftOutOf(entry, parisDay(entry.happened_at)));
    return {
      name: `${name}-description.txt`,
      content: fecDescription({ file: `${name}.txt`, year, codes, leftOut }),
    };
  }

  /** The same columns for a spreadsheet, formulas defused. */
  spreadsheet(asked: number | undefined): { name: string; content: Readable } {
    const year = this.yearOf(asked);
    return { name: `journal-${year}.csv`, content: Readable.from(this.csv(year)) };
  }

  private async *flat(year: number): AsyncIterable<Buffer> {
    yield written([FEC_COLUMNS.join('\t')]);
    for await (const lines of this.lines(year))
      yield written(
        lines.map((line) => FEC_COLUMNS.map((column) => line[column].replace(/[\t\r\n]+/g, ' ')).join('\t')),
      );
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

  /**
   * What each account held as the year began, then the entries in the order in which they entered: their numbers in the
   * year do not move when others come. What cannot be said in euros is named in the description.
   */
  private async *lines(year: number): AsyncIterable<FecLine[]> {
    yield await this.opening(year);
    let number = 0;
    for await (const entries of this.entries(startOf(year), startOf(year + 1)))
      yield entries.filter(isSaidInEuros).flatMap((entry) => fecLines(entry, ++number));
  }

  private async opening(year: number): Promise<FecLine[]> {
    const before = new ClosingBalances();
    for await (const entries of this.entries(new Date(0), startOf(year)))
      for (const entry of entries.filter(isSaidInEuros)) before.add(entry);
    return before.lines(year);
  }

  private async *entries(from: Date, until: Date): AsyncIterable<JournalRecord[]> {
    let last = 0;
    while (true) {
      const entries = await journalEntries.all(this.dataSource, from, until, last);
      if (entries.length === 0) return;
      last = entries.at(-1)!.id;
      yield entries;
    }
  }

  /** `123456789FEC20261231`, as the administration names it. */
  private async nameOf(year: number): Promise<string> {
    const siren = await this.settings.value('legal_siren');
    if (!/^\d{9}$/.test(siren)) throw accountingErrors.noSiren();
    return `${siren}FEC${year}1231`;
  }

  private yearOf(asked: number | undefined): number {
    const now = Number(parisDay(this.clock.now()).slice(0, 4));
    if (asked !== undefined && asked > now) throw accountingErrors.yearToCome();
    return asked ?? now;
  }
}

const startOf = (year: number) => new Date(parisHour(`${year}-01-01`, 0).getTime());

/** Lines as the file has them: in the article's encoding, its own apostrophes for those that this has not. */
function written(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `${line}\r\n`).join('');
  return encode(text.replaceAll(/[‘’]/g, "'").replaceAll(/[\u00A0\u202F]/g, ' '), FEC_ENCODING);
}
