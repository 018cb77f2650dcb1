import type { HttpClient } from './http/http-client';

/** Partial uploads on the server (see `contract/resumable-upload`). */
export class UploadService {
  constructor(private readonly http: HttpClient) {}

  /** Removes the upload at this URL, which was canceled. Never throws. */
  discard(url: string) {
    return this.http.discardUpload(url);
  }
}
