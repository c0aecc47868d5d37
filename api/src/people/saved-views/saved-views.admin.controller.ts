import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { SavedView, SavedViewChanges, SavedViewInput, SavedViewQuery } from './saved-view.dto.js';
import { SavedViewWritesService } from './saved-view-writes.service.js';
import { SavedViewsService } from './saved-views.service.js';

@ApiTags('admin/saved-views')
@ApiBearerAuth()
@Staff('saved-views')
@Controller('admin/saved-views')
export class SavedViewsAdminController {
  constructor(
    private readonly views: SavedViewsService,
    private readonly writes: SavedViewWritesService,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [SavedView] })
  list(@Query() { resource }: SavedViewQuery, @Caller() caller: CallingStaff): Promise<SavedView[]> {
    return this.views.list(resource, caller);
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: SavedView })
  find(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<SavedView> {
    return this.views.find(id, caller);
  }

  @Post()
  @ApiCreatedResponse({ type: SavedView })
  async create(@Body() body: SavedViewInput, @Caller() caller: CallingStaff): Promise<SavedView> {
    return this.views.find(await this.writes.create(body, caller), caller);
  }

  @Put(':id')
  @ApiOkResponse({ type: SavedView })
  change(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: SavedViewChanges,
    @Caller() caller: CallingStaff,
  ): Promise<SavedView> {
    return this.writes.change(id, body, caller);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<void> {
    return this.writes.remove(id, caller);
  }
}
