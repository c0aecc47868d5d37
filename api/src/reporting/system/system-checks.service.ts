import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { markedMethods } from '../../platform/discovery/marked-methods.js';
import { ChecksSystem } from '../../platform/system-checks/system-check.decorator.js';
import type { SystemCheck } from './system.dto.js';
import { systemChecks as texts } from './system-checks.content.js';

type Check = () => Promise<string>;

/** Tries the things that the product stands on, now, and says how each answered. */
@Injectable()
export class SystemChecksService {
  private checks: ReadonlyMap<string, Check> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  async all(): Promise<SystemCheck[]> {
    this.checks ??= new Map(
      markedMethods<string, Check>(this.discovery, ChecksSystem).map(({ value, run }) => [value, run]),
    );
    return Promise.all(
      Object.entries(texts.labels).map(async ([name, label]) => {
        const start = performance.now();
        const { ok, detail } = await this.check(name).then(
          (said) => ({ ok: true, detail: said }),
          (error: unknown) => ({ ok: false, detail: texts.failed(error) }),
        );
        return { name, label, ok, detail, ms: Math.round(performance.now() - start) };
      }),
    );
  }

  private async check(name: string): Promise<string> {
    const check = this.checks?.get(name);
    if (!check) throw new Error(`No method is marked @ChecksSystem('${name}')`);
    return check();
  }
}
