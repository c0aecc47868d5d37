import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { ListAccessService } from '../access/list-access.service.js';
import { StaffService } from '../access/staff.service.js';
import type { SavedView } from './saved-view.dto.js';
import { SavedViewRow } from './saved-view.entity.js';
import { savedViewErrors } from './saved-view.errors.js';

/** Views as staff read them: one's own, then those that colleagues share, by name. */
@Injectable()
export class SavedViewsService {
  constructor(
    @InjectRepository(SavedViewRow) private readonly views: Repository<SavedViewRow>,
    private readonly lists: ListAccessService,
    private readonly staff: StaffService,
  ) {}

  /** Of a list, or of all that the caller may read. */
  async list(resource: string | undefined, caller: CallingStaff): Promise<SavedView[]> {
    if (resource !== undefined && !caller.may(resource, 'read')) throw savedViewErrors.mayNotRead();
    const of = resource === undefined ? {} : { resource };
    const rows = await this.views.find({
      where: [
        { ...of, owner_id: caller.id },
        { ...of, is_shared: true },
      ],
    });
    const owners = await this.owners();
    const views = rows
      .filter((row) => this.isSeenBy(row, caller))
      .map((row) => presented(row, owners, caller));
    return views.toSorted(
      (one, other) =>
        Number(other.is_own) - Number(one.is_own) ||
        one.name.localeCompare(other.name, 'fr') ||
        one.id - other.id,
    );
  }

  async find(id: number, caller: CallingStaff): Promise<SavedView> {
    const row = await this.views.findOneBy({ id });
    if (!row || !this.isSeenBy(row, caller)) throw platformErrors.notFound();
    return this.present(row, caller);
  }

  async present(row: SavedViewRow, caller: CallingStaff): Promise<SavedView> {
    return presented(row, await this.owners(), caller);
  }

  /** One's own or the team's, of a list that one reads; where people are masked, none that looks for them. */
  isSeenBy({ resource, params, is_shared, owner_id }: SavedViewRow, caller: CallingStaff): boolean {
    return (is_shared || owner_id === caller.id) && this.lists.isOpen(resource, params, caller);
  }

  /** The name of whoever made it; null once they have left. */
  async ownerOf({ owner_id }: Pick<SavedViewRow, 'owner_id'>, tx: EntityManager): Promise<string | null> {
    return (await this.owners(tx)).get(owner_id ?? 0) ?? null;
  }

  private async owners(tx?: EntityManager): Promise<Map<number, string>> {
    return new Map((await this.staff.holders(tx)).map(({ id, name }) => [id, name]));
  }
}

export const mayChange = ({ owner_id }: Pick<SavedViewRow, 'owner_id'>, caller: CallingStaff): boolean =>
  owner_id === caller.id || caller.roles.includes('administrateur');

function presented(
  { id, resource, name, params, is_shared, owner_id, version }: SavedViewRow,
  owners: ReadonlyMap<number, string>,
  caller: CallingStaff,
): SavedView {
  return {
    id,
    resource,
    name,
    params,
    is_shared,
    owner: owners.get(owner_id ?? 0) ?? null,
    is_own: owner_id === caller.id,
    may_change: mayChange({ owner_id }, caller),
    version,
  };
}
