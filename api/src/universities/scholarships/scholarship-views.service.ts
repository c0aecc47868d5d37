import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ContentViewsService } from '../../content/publishing/content-views.service.js';
import { ScholarshipRow } from './scholarship.entity.js';

/** How often scholarships are read. */
@Injectable()
export class ScholarshipViewsService extends ContentViewsService {
  constructor(@InjectDataSource() dataSource: DataSource) {
    super(dataSource, ScholarshipRow);
  }
}
