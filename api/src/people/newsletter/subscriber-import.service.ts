import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { Author } from '../../core/audit/audit-log.service.js';
import { ImportsService } from '../../content/publishing/imports.service.js';
import { dayOf } from '../../content/publishing/csv.cells.js';
import type { ImportedLine, ImportReport } from '../../content/publishing/publishing.dto.js';
import { Clock } from '../../platform/clock/clock.js';
import { InputPipe } from '../../platform/http/input.pipe.js';
import { mailboxKey } from '../../platform/http/mailbox-key.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import { SUBSCRIBER_STATUS_LABELS } from './newsletter.contract.js';
import { IMPORT_COLUMNS, importedLabels as labels } from './subscriber-sheet.content.js';
import { isErased } from './erased-addresses.js';
import { leftOutReason } from './newsletter.rules.js';
import { SubscriberWritesService } from './subscriber-writes.service.js';
import { SubscriberInput } from './newsletter.dto.js';

/** Subscribes the people of a file who agreed; who left stays out, who is in stays as is. */
@Injectable()
export class SubscriberImportService {
  constructor(
    private readonly imports: ImportsService,
    private readonly writes: SubscriberWritesService,
    private readonly clock: Clock,
  ) {}

  readForm(request: FastifyRequest): Promise<{ file: Buffer; isDryRun: boolean }> {
    return this.imports.readForm(request);
  }

  /** An empty file with the headings that the import reads. */
  template(): string {
    return toCsv(IMPORT_COLUMNS, []);
  }

  import(file: Buffer, isDryRun: boolean, author: Author): Promise<ImportReport> {
    return this.imports.lines(file, IMPORT_COLUMNS, isDryRun, (tx, cells) => this.line(tx, cells, author));
  }

  private async line(
    tx: EntityManager,
    { status = SUBSCRIBER_STATUS_LABELS.confirmed, topics, ...cells }: Record<string, string>,
    author: Author,
  ): Promise<Omit<ImportedLine, 'line'>> {
    // Who is known already is left alone: what a line says of them is not for the import to judge.
    const left = cells['email'] ? await this.leftAlone(tx, cells['email']) : null;
    if (left) return { action: 'unchanged', ...left };
    const words = topics?.split(/[,;|]/).map((word) => word.trim().toLowerCase());
    const person = (await new InputPipe().transform(
      {
        ...cells,
        ...(cells['consent_on'] && { consent_on: dayOf(cells['consent_on'], 'consent_on') }),
        ...(words && { topics: words }),
      },
      { type: 'body', metatype: SubscriberInput },
    )) as SubscriberInput;
    const { email, consent_on } = person;
    if (status !== SUBSCRIBER_STATUS_LABELS.confirmed)
      return { action: 'unchanged', label: labels.notSubscribed(email) };
    const consent_at = consent_on ? new Date(consent_on) : this.clock.now();
    await this.writes.enter(tx, { ...person, consent_at }, 'import', author);
    return { action: 'created', label: email };
  }

  /** What is said of an address that no file makes a recipient of; null where one may. */
  private async leftAlone(tx: EntityManager, email: string): Promise<Left | null> {
    const known = await this.writes.findByEmail(tx, mailboxKey(email));
    const reason = known ? leftOutReason(known) : (await isErased(tx, email)) ? 'erased' : null;
    if (reason) return { label: labels.left(known?.email ?? email), left_out: labels.reasons[reason] };
    return known && { label: labels.known(known.email) };
  }
}

type Left = Pick<ImportedLine, 'label' | 'left_out'>;
