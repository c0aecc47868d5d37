import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { MediaFoldersService } from './media-folders.service.js';
import { MediaFolder, MediaFolderInput, MediaFolderUpdate } from './media.dto.js';

@ApiTags('admin/media-folders')
@ApiBearerAuth()
@Staff('media-folders')
@Controller('admin/media-folders')
export class MediaFoldersAdminController {
  constructor(private readonly folders: MediaFoldersService) {}

  @Get()
  @ApiOkResponse({ type: [MediaFolder] })
  list(): Promise<MediaFolder[]> {
    return this.folders.list();
  }

  @Get(':id')
  @ApiOkResponse({ type: MediaFolder })
  find(@Param('id', RecordIdPipe) id: number): Promise<MediaFolder> {
    return this.folders.find(id);
  }

  @Post()
  @ApiCreatedResponse({ type: MediaFolder })
  async create(@Body() body: MediaFolderInput, @Caller() caller: CallingStaff): Promise<MediaFolder> {
    return this.folders.find(await this.folders.create(body, caller));
  }

  @Put(':id')
  @ApiOkResponse({ type: MediaFolder })
  async update(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: MediaFolderUpdate,
    @Caller() caller: CallingStaff,
  ): Promise<MediaFolder> {
    await this.folders.update(id, body, caller);
    return this.folders.find(id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<void> {
    return this.folders.remove(id, caller);
  }
}
