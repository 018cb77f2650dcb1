import { HttpError } from './errors';
import type { RequestBody } from './request-body';
import type { Intake } from './form-body';
import type { ResumableUploads } from '../uploads/resumable-uploads';
import { resumableUpload } from '@/contract/resumable-upload';

const UPLOAD_URL = new RegExp(`${resumableUpload.path}/([0-9a-f]{32})$`);

/** Replaces texts in file parts by the finished uploads at these URLs (contract, `resumableUpload.finish`). */
export async function withUploadedParts(
  body: RequestBody,
  { getLimit }: Pick<Intake, 'getLimit'>,
  resumable: ResumableUploads,
  ownerId: string,
): Promise<RequestBody> {
  if (typeof body.fields !== 'object' || body.fields === null) return body;
  const fields: Record<string, unknown> = { ...body.fields };
  const files = { ...body.files };
  for (const [part, value] of Object.entries(fields)) {
    const limit = getLimit(part);
    const id = typeof value === 'string' ? UPLOAD_URL.exec(value)?.[1] : undefined;
    if (!limit || !id) continue;
    const file = await resumable.take(ownerId, part, id);
    if (file.size > limit.bytes)
      throw new HttpError(
        413,
        [{ property: part, children: [], constraints: { maxSize: limit.sentence } }],
        'Payload Too Large',
      );
    delete fields[part];
    files[part] = [file];
  }
  return { fields, files };
}
