import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { StaffRow } from '../staff.entity.js';
import { resetCommand as texts } from './reset-command.content.js';
import { SecondFactorCheckService } from './second-factor-check.service.js';
import { secondFactorNotices } from './second-factor-notices.content.js';
import { SecondFactorService } from './second-factor.service.js';

interface Outcome {
  ok: boolean;
  /** In French, for the terminal. */
  said: string;
}

/** The way back in for who lost phone and recovery codes: whoever runs the server takes the second factor away. */
@Injectable()
export class ResetCommandService {
  constructor(
    @InjectRepository(StaffRow) private readonly staff: Repository<StaffRow>,
    private readonly check: SecondFactorCheckService,
    private readonly factors: SecondFactorService,
  ) {}

  /** For the member of staff of this name; for the first administrator where none is given. */
  async run(name?: string): Promise<Outcome> {
    const revoked_at = IsNull();
    const found = await this.staff.findBy(name ? { name, revoked_at } : { code_selector: IsNull() });
    const [one] = found;
    if (!one) return { ok: false, said: texts.unknown(name ?? '', await this.names()) };
    if (found.length > 1) return { ok: false, said: texts.several(one.name) };
    if (!(await this.check.isEnabled(one.id))) return { ok: true, said: texts.none(one.name) };
    await this.factors.reset(one.id, { id: null, name: secondFactorNotices.operator });
    return { ok: true, said: texts.done(one.name) };
  }

  private async names(): Promise<string[]> {
    const all = await this.staff.find({ where: { revoked_at: IsNull() }, order: { name: 'ASC' } });
    return all.map(({ name }) => name);
  }
}
