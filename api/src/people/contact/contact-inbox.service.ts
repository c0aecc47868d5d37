import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { selectColumns } from '../../platform/database/select-columns.js';
import { StaffService } from '../access/staff.service.js';
import { orderOf } from '../../platform/database/french-order.js';
import { toCsv } from '../../platform/http/spreadsheet.js';
import type { RangeQuery } from '../../platform/react-admin/range-query.js';
import { FindsRecords } from '../../platform/react-admin/record-finder.js';
import { CONTACT_STATUS_LABELS } from './contact.contract.js';
import { CONTACT_EXPORT_COLUMNS } from './contact-export.content.js';
import { ContactEntryRow } from './contact-entry.entity.js';
import { contactErrors } from './contact.errors.js';
import { countMessages } from './contact.queries.js';
import { ContactMessageRow } from './contact-message.entity.js';
import { type ContactOverviewRow, presentEntry, presentMessage } from './contact.presenter.js';
import type { ContactAssignee, ContactMessage, ContactMessageDetail, ContactStats } from './contact.dto.js';

interface ContactFilter {
  ids?: number[];
  q?: string;
  status?: string[];
  unread?: boolean;
  mine?: boolean;
  shelf?: ('live' | 'bin')[];
}

type Counted = ContactOverviewRow & { count_in_all: number };

/** The association's inbox, as staff read it. */
@Injectable()
export class ContactInboxService {
  constructor(
    @InjectRepository(ContactMessageRow) private readonly messages: Repository<ContactMessageRow>,
    @InjectRepository(ContactEntryRow) private readonly entries: Repository<ContactEntryRow>,
    private readonly staff: StaffService,
  ) {}

  @FindsRecords({ resource: 'contact-messages', name: ['subject', 'name'], sort: ['created_at', 'DESC'] })
  async list(range: RangeQuery, staffId: number): Promise<[ContactMessage[], number]> {
    const found = this.matching(range, staffId);
    const rows = await found
      .clone()
      .addSelect('count(*) OVER ()', 'count_in_all')
      .offset(range.offset)
      .limit(range.limit)
      .getRawMany<Counted>();
    const count = rows[0]?.count_in_all ?? (range.offset === 0 ? 0 : await found.getCount());
    return [rows.map(presentMessage), count];
  }

  async find(id: number): Promise<ContactMessageDetail> {
    const row = await this.select().where('message.id = :id', { id }).getRawOne<ContactOverviewRow>();
    if (!row) throw contactErrors.notFound();
    const entries = await this.entries.find({ where: { message_id: id }, order: { id: 'ASC' } });
    return { ...presentMessage(row), entries: entries.map(presentEntry) };
  }

  async export(range: RangeQuery, staffId: number): Promise<string> {
    const rows = await this.matching(range, staffId).getRawMany<ContactOverviewRow>();
    return toCsv(
      CONTACT_EXPORT_COLUMNS,
      rows.map(presentMessage).map((one) => ({ ...one, status: CONTACT_STATUS_LABELS[one.status] })),
    );
  }

  /** How many messages of each status there are, and how many wait for whoever asks. */
  figures(staffId: number): Promise<ContactStats> {
    return countMessages.one(this.messages, staffId);
  }

  /** Who may be given a message. */
  assignees(): Promise<ContactAssignee[]> {
    return this.staff.whoMay('contact-messages');
  }

  private matching(range: RangeQuery, staffId: number): SelectQueryBuilder<ContactMessageRow> {
    const { ids, q, status, unread, mine, shelf } = range.filter as ContactFilter;
    const found = this.select()
      .orderBy(orderOf('message', range.sort[0]), range.sort[1])
      .addOrderBy('message.id', range.idDirection);
    // getMany asks for records by their numbers, wherever they are.
    if (ids) return found.where('message.id = ANY(:ids)', { ids });
    found.where(`message.deleted_at IS ${shelf?.includes('bin') ? 'NOT ' : ''}NULL`);
    if (status) found.andWhere('message.status = ANY(:status)', { status });
    if (unread !== undefined) found.andWhere(`message.read_at IS ${unread ? '' : 'NOT '}NULL`);
    if (mine !== undefined)
      found.andWhere(`(message.assigned_to = :staffId) IS ${mine ? '' : 'NOT '}TRUE`, { staffId });
    if (q) found.andWhere(FOUND, { q });
    return found;
  }

  private select(): SelectQueryBuilder<ContactMessageRow> {
    return selectColumns(this.messages.createQueryBuilder('message'), { leftOut: ['form_hash'] })
      .leftJoin('staff', 'staff', 'staff.id = message.assigned_to')
      .addSelect('staff.name', 'assigned_name')
      .addSelect(counted('reply'), 'replies')
      .addSelect(counted('note'), 'notes');
  }
}

const FOUND = "says(concat_ws(' ', message.name, message.email, message.subject, message.message), :q)";

const counted = (kind: string) =>
  `(SELECT count(*)::int FROM contact_entries entry WHERE entry.message_id = message.id AND entry.kind = '${kind}')`;
