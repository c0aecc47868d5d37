import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { VISIT_LIMITS } from './visit.contract.js';

/** A page that was served, as the site's server saw it; nothing of it is kept that tells who read it. */
export class PageView {
  /** Milliseconds since 1970. */
  @IsInt()
  at: number;

  @IsString()
  @MaxLength(45)
  address: string;

  @IsString()
  @MaxLength(512)
  agent: string;

  @IsString()
  @MaxLength(VISIT_LIMITS.page_length)
  page: string;

  @IsString()
  @MaxLength(512)
  referrer: string;

  @IsString()
  @MaxLength(VISIT_LIMITS.source_length)
  utm_source: string;

  @IsString()
  @MaxLength(VISIT_LIMITS.source_length)
  utm_campaign: string;

  @IsString()
  @MaxLength(200)
  languages: string;

  /** As the CDN named it; empty without one. */
  @IsString()
  @MaxLength(10)
  country: string;

  @IsBoolean()
  saves_data: boolean;
}

export class PageViews {
  @IsArray()
  @ArrayMaxSize(VISIT_LIMITS.views_at_once)
  @ValidateNested({ each: true })
  @Type(() => PageView)
  views: PageView[];

  /** Pages that browsers asked for which ask not to be followed: nothing else is known of them. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(VISIT_LIMITS.refused_at_once)
  refused?: number;
}
