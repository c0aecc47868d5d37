import { Controller, Get, Header, VERSION_NEUTRAL } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ApiExcludeController } from '@nestjs/swagger';
import type { DataSource } from 'typeorm';
import { platformErrors } from '../errors/platform.errors.js';
import { Public } from './audience.js';
import { Readiness } from './readiness.js';

@ApiExcludeController()
@Controller({ path: 'health', version: VERSION_NEUTRAL })
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** The process runs. */
  @Public()
  @Get('live')
  @Header('Cache-Control', 'no-store')
  live() {
    return { status: 'ok' };
  }

  /** The process takes requests: it is not stopping and its database answers. */
  @Public()
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready() {
    if (this.readiness.stopping) throw platformErrors.unavailable();
    await this.dataSource.query('SELECT 1');
    return { status: 'ok' };
  }
}
