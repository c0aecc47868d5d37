import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ContentViewsService } from '../../content/publishing/content-views.service.js';
import { EventRow } from './event.entity.js';

/** How often events are read. */
@Injectable()
export class EventViewsService extends ContentViewsService {
  constructor(@InjectDataSource() dataSource: DataSource) {
    super(dataSource, EventRow);
  }
}
