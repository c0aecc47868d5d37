import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasedFilesService } from './erased-files.service.js';
import { ErasedRowsService } from './erased-rows.service.js';
import { ErasureObstaclesService } from './erasure-obstacles.service.js';
import { ErasureProofsService, type ErasureRequest } from './erasure-proofs.service.js';
import { HeldDataService } from './held-data.service.js';
import { personalDataErrors } from './personal-data.errors.js';
import { limitTime } from './personal-data.queries.js';
import type { ErasureOutcome } from './personal-data.dto.js';
import { lockKey } from '../../platform/database/locks.queries.js';

/** Erases a person from everything that declares to hold something of them, in one transaction. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly obstacles: ErasureObstaclesService,
    private readonly held: HeldDataService,
    private readonly rows: ErasedRowsService,
    private readonly files: ErasedFilesService,
    private readonly proofs: ErasureProofsService,
  ) {}

  /** Erases in the caller's transaction; refuses (409) while something runs. Asked twice at once, the second finds nothing. */
  async erase(tx: EntityManager, request: ErasureRequest): Promise<ErasureOutcome> {
    try {
      return await this.eraseAll(tx, request);
    } catch (error) {
      throw isTimeOver(error) ? personalDataErrors.tooBusy() : error;
    }
  }

  private async eraseAll(tx: EntityManager, request: ErasureRequest): Promise<ErasureOutcome> {
    const { email } = request;
    await limitTime.run(tx);
    await lockKey.run(tx, `erasure:${email}`);
    const obstacles = await this.obstacles.of(tx, email);
    if (obstacles.length > 0) throw personalDataErrors.obstacles(obstacles);
    const kinds = await this.held.of(tx, email);
    const files = await this.rows.erase(tx, email);
    await this.files.forget(tx, email, files);
    const erased = kinds.reduce((sum, { count }) => sum + count, 0);
    if (erased > 0) await this.proofs.keep(tx, request, kinds);
    return { erased, kinds };
  }
}

const QUERY_CANCELED = '57014';

function isTimeOver(error: unknown): boolean {
  return (error as { code?: string }).code === QUERY_CANCELED;
}
