import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { PartnersAdminService } from '../src/content/partners/partners-admin.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { slugOf } from '../src/platform/http/slug.contract.js';
import { dayIn } from './demo-days.js';
import { DemoPublicationService } from './demo-publication.service.js';
import { DemoRows } from './demo-rows.js';
import { IN_AFRICA_AND_ONLINE } from './scholarships/africa-and-online.content.js';
import { IN_ASIA } from './scholarships/asia.content.js';
import { IN_BELGIUM_AND_SWITZERLAND } from './scholarships/belgium-switzerland.content.js';
import { IN_CENTRAL_AFRICA } from './scholarships/central-africa.content.js';
import type { DemoScholarship } from './scholarships/demo-scholarship.js';
import { ELSEWHERE } from './scholarships/elsewhere.content.js';
import { IN_EUROPE } from './scholarships/europe.content.js';
import { IN_FRANCE } from './scholarships/france.content.js';
import { IN_NORTH_AFRICA } from './scholarships/north-africa.content.js';
import { IN_NORTH_AMERICA } from './scholarships/north-america.content.js';
import { DEMO_UNIVERSITIES } from './scholarships/partner-universities.content.js';
import { IN_THE_BRITISH_ISLES } from './scholarships/united-kingdom.content.js';
import { IN_WEST_AFRICA } from './scholarships/west-africa.content.js';
import { DAY_MS, HOUR_MS } from '../src/platform/clock/durations.contract.js';

const KEEPERS = 60;
const CENTS = 100;

/** Those that come first in time come from everywhere. */
const DEMO_SCHOLARSHIPS: readonly DemoScholarship[] = mixed([
  IN_FRANCE,
  IN_CENTRAL_AFRICA,
  IN_NORTH_AMERICA,
  IN_ASIA,
  IN_WEST_AFRICA,
  IN_EUROPE,
  IN_NORTH_AFRICA,
  IN_THE_BRITISH_ISLES,
  IN_BELGIUM_AND_SWITZERLAND,
  IN_AFRICA_AND_ONLINE,
  ELSEWHERE,
]);

/** Partner universities, and scholarships whose deadlines lie around the day of seeding. */
@Injectable()
export class DemoScholarshipsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly partners: PartnersAdminService,
    private readonly publication: DemoPublicationService,
    private readonly clock: Clock,
  ) {}

  async make(author: Author): Promise<void> {
    for (const university of DEMO_UNIVERSITIES) {
      const { id } = await this.partners.create(university, author);
      await this.publication.publish('partners', id, null, author);
    }
    await this.dataSource.transaction(async (tx) => {
      await this.writeScholarships(tx, author);
      await this.keepSome(tx);
    });
  }

  private async writeScholarships(tx: EntityManager, author: Author): Promise<void> {
    const found = await tx.query<{ id: number; slug: string }[]>('SELECT id, slug FROM partners');
    const universities = new Map(found.map(({ id, slug }) => [slug, id]));
    const rows = new DemoRows('scholarships');
    for (const [index, scholarship] of DEMO_SCHOLARSHIPS.entries())
      rows.add('scholarships', this.row(scholarship, index, universities, author));
    await rows.write(tx);
  }

  private row(
    { university, deadline_in, amount, status = 'active', ...words }: DemoScholarship,
    index: number,
    universities: ReadonlyMap<string, number>,
    author: Author,
  ): Record<string, unknown> {
    const at = new Date(this.clock.now().getTime() - (index % 97) * DAY_MS - (index % 11) * HOUR_MS);
    const slug = slugOf(words.title);
    return {
      ...words,
      slug,
      university_id: university ? universities.get(university) : null,
      status,
      amount: amount === null ? null : amount * CENTS,
      deadline: dayIn(this.clock.now(), deadline_in),
      min_gpa: words.min_gpa ?? null,
      eligible_countries: words.eligible_countries ?? [],
      is_featured: words.is_featured ?? false,
      application_url: `https://bourses.example.org/${slug}`,
      view_count: viewsOf(index, words.is_featured),
      favorite_count: 0,
      ...linkOf(index, this.clock.now()),
      created_by: author.id,
      created_at: at,
      updated_at: at,
      published_at: at,
      version: 1,
    };
  }

  /** Visitors who kept some; the counts follow the rows. */
  private async keepSome(tx: EntityManager): Promise<void> {
    const known = await tx.query<{ id: number }[]>(
      "SELECT id FROM scholarships WHERE status = 'active' ORDER BY is_featured DESC, deadline, id",
    );
    const rows = new DemoRows('scholarship_keepers', 'scholarship_favorites');
    for (let holder = 0; holder < KEEPERS; holder += 1) {
      const id = randomUUID();
      const at = new Date(this.clock.now().getTime() - (holder % 40) * DAY_MS);
      const visitor_hash = createHash('sha256').update(id).digest('base64url');
      rows.add('scholarship_keepers', { id, visitor_hash, member_id: null, created_at: at, seen_at: at });
      for (const scholarship_id of keptBy(
        holder,
        known.map((row) => row.id),
      ))
        rows.add('scholarship_favorites', { keeper_id: id, scholarship_id, favorited_at: at });
    }
    await rows.write(tx);
  }
}

/** One of each list in turn, until all are spent. */
function mixed(lists: readonly (readonly DemoScholarship[])[]): DemoScholarship[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** What last night’s look found: nobody looks at addresses for examples. */
function linkOf(index: number, now: Date): Record<string, unknown> {
  if (index % 13 === 5) return { link_state: 'unchecked', link_checked_at: null, link_fault: '' };
  const link_checked_at = new Date(now.getTime() - 8 * HOUR_MS);
  if (index % 41 !== 7) return { link_state: 'alive', link_checked_at, link_fault: '' };
  return { link_state: 'dead', link_checked_at, link_fault: 'La page n’existe plus (réponse 404).' };
}

const viewsOf = (index: number, isFeatured = false) => ((index * 37) % 211) + (isFeatured ? 480 : 12);

/** From one to seven of them; the first ones, which are featured, more often. */
function keptBy(holder: number, ids: readonly number[]): number[] {
  const places = Array.from(
    { length: 1 + (holder % 7) },
    (_, turn) => (holder * (turn + 1) * 5) % (ids.length - 1),
  );
  return [...new Set(places.map((place) => ids[turnedDown(place)]!))];
}

const turnedDown = (place: number) => (place % 3 === 0 ? place % 11 : place);
