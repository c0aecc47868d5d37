import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { CsvFile } from '../../platform/http/csv-file.js';
import { CachedUntilNextRevision } from '../../platform/http/public-cache.js';
import { Transparency } from './transparency.dto.js';
import { TransparencyService } from './transparency.service.js';

@ApiTags('transparency')
@Public()
@Controller('transparency')
export class TransparencyController {
  constructor(private readonly transparency: TransparencyService) {}

  @Get()
  @CachedUntilNextRevision()
  @ApiOkResponse({ type: Transparency })
  async read(): Promise<Transparency> {
    return { years: await this.transparency.years() };
  }

  @Get('years.csv')
  @CachedUntilNextRevision()
  @CsvFile('entrees-et-sorties.csv')
  file(): Promise<string> {
    return this.transparency.csv();
  }
}
