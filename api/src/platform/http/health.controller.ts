import { Controller, Get, Header, Headers, HttpCode, Res, VERSION_NEUTRAL } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { Configuration } from '../config/configuration.js';
import { DatabasePulse } from '../database/database-pulse.js';
import { platformErrors } from '../errors/platform.errors.js';
import { Public } from './audience.js';
import { ping } from './health.queries.js';
import { linkProof, NONCE_HEADER, PROOF_HEADER } from './internal-link.js';
import { Readiness } from './readiness.js';

@ApiExcludeController()
@Controller({ path: 'health', version: VERSION_NEUTRAL })
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly configuration: Configuration,
    private readonly pulse: DatabasePulse,
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
    if (this.readiness.stopping || this.pulse.isSilent) throw platformErrors.unavailable();
    await ping.run(this.dataSource);
    return { status: 'ok' };
  }

  /** Proves to the site that this api is its own: the answer to a nonce that only the secret's holder can give. */
  @Public()
  @Get('link')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  link(
    @Headers(NONCE_HEADER) nonce: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): void {
    const { internalSecret } = this.configuration;
    if (internalSecret === null) throw platformErrors.notFound();
    const proof = linkProof(internalSecret, nonce ?? '');
    if (proof === null) throw platformErrors.refused(400);
    void reply.header(PROOF_HEADER, proof);
  }
}
