import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RegistrationLinksService } from '../registration-links.service.js';

/** Which registration a private link opens. */
@Injectable()
export class RegistrationAccessService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: RegistrationLinksService,
  ) {}

  /** Refuses a link that opens none (404), or was sent too long ago (410). */
  opened(token: string): Promise<string> {
    return this.links.opened(this.dataSource.manager, token);
  }

  /** The same, however old the link is. */
  known(token: string): Promise<string> {
    return this.links.known(this.dataSource.manager, token);
  }
}
