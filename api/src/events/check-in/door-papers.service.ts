import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SettingsService } from '../../core/settings/settings.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { CheckInListsService } from './check-in-lists.service.js';
import { expectedPeople } from './check-in.queries.js';
import type { DoorPaper } from './expected-people.js';

/** What is printed for the door of an event; what draws it is large, and loaded where something is printed. */
@Injectable()
export class DoorPapersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: CheckInListsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Who is expected, to be ticked by hand; those who have not paid yet too. */
  async list(event_id: number): Promise<Buffer> {
    const { drawDoorList } = await import('./door-list-drawing.js');
    return drawDoorList(await this.read(event_id));
  }

  /** A badge for each seat that is confirmed and paid. */
  async badges(event_id: number): Promise<Buffer> {
    const { drawBadges } = await import('./badge-drawing.js');
    const paper = await this.read(event_id);
    return drawBadges({ ...paper, people: paper.people.filter(({ is_unpaid }) => !is_unpaid) });
  }

  private async read(event_id: number): Promise<DoorPaper> {
    const event = await this.lists.event(event_id);
    return {
      event,
      people: await expectedPeople.all(this.dataSource.manager, event_id),
      association: await this.settings.value('site_name'),
      printed_at: this.clock.now(),
    };
  }
}
