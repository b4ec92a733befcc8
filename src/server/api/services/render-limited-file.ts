import { ServiceError } from "#contract/codes.ts";
import type { DownloadFile } from "#contract/endpoint.ts";
import { FileBusyError } from "#server/files/file-renderer.ts";
import type { FileContent } from "#server/files/render-file.ts";
import type { Caller, Context } from "./context.ts";

/** What a file is rendered from, and its name. */
export interface NamedContent {
  name: string;
  content: FileContent;
}

/**
 * Renders a file in the thread of files when its turn comes; `load` is called then.
 * @throws ServiceError tooMany of an address, unavailable where too many files wait, else what `load` throws
 */
export async function renderLimitedFile(
  { files, now }: Context,
  { address }: Caller,
  load: () => Promise<NamedContent>,
): Promise<DownloadFile> {
  const retryAfter = files.limit(address, 1, now());
  if (retryAfter !== undefined) throw new ServiceError("tooMany", { retryAfter });
  let name = "";
  const loadContent = async () => {
    const named = await load();
    name = named.name;
    return named.content;
  };
  try {
    const bytes = await files.renderer.render(loadContent);
    return { name, bytes };
  } catch (error) {
    throw error instanceof FileBusyError ? new ServiceError("unavailable") : error;
  }
}
