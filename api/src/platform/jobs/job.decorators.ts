import { DiscoveryService } from '@nestjs/core';

export interface JobOptions {
  /** How many times a job that fails is tried again. */
  retryLimit?: number;
  /** How many of them a process does at once; one by default. */
  batchSize?: number;
  /** Whether it reaches somebody outside: then it waits after a backup was restored, until staff confirm it. */
  leaves?: boolean;
}

export interface JobHandler extends JobOptions {
  name: string;
}

export interface Schedule {
  name: string;
  /** In the time of Paris. */
  cron: string;
}

/** `@OnJob(…)`: the method does the jobs of this name, and is given their data. */
export const OnJob = DiscoveryService.createDecorator<JobHandler>();

/** `@Every(…)`: the method runs at the times of `cron`, once however many processes run. */
export const Every = DiscoveryService.createDecorator<Schedule>();
