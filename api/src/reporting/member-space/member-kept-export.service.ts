import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MembersService } from '../../people/members/members.service.js';
import type { CallingMember } from '../../platform/http/audience.js';
import { AlertOwnersService } from '../../universities/alerts/alert-owners.service.js';
import { FavoriteOwnersService } from '../../universities/favorites/favorite-owners.service.js';
import type { MemberExport } from './member-export.dto.js';

/** What a member keeps here: a profile, favourites, saved searches. */
@Injectable()
export class MemberKeptExportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly members: MembersService,
    private readonly favorites: FavoriteOwnersService,
    private readonly alerts: AlertOwnersService,
  ) {}

  async of(member: CallingMember): Promise<Pick<MemberExport, 'profile' | 'favorites' | 'alerts'>> {
    const { manager } = this.dataSource;
    return {
      profile: await this.members.profile(member),
      favorites: await this.favorites.favoritesOf(manager, member.id),
      alerts: await this.alerts.alertsOf(manager, member.email),
    };
  }
}
