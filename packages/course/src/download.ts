import {strToU8, zipSync, type Zippable} from 'fflate';
import {pictureFolder, pictures} from './pictures';
import {fileNames, panes, type Project} from './project';

/** Folder in the ZIP, and its name. */
export const downloadName = 'spitzbuben';

export interface Packed {
  zip: Uint8Array;
  /** Names of the pictures that are left out. */
  missing: string[];
}

/**
 * Returns the trainee's page as a ZIP that opens in any browser: the three files and all pictures, in one folder.
 *
 * @param loadPicture gives a picture's bytes; a picture that fails is left out
 */
export async function zipProject(
  project: Project,
  loadPicture: (name: string) => Promise<Uint8Array>,
): Promise<Packed> {
  const missing: string[] = [];
  const files: Zippable = {};
  for (const pane of panes) files[`${downloadName}/${fileNames[pane]}`] = strToU8(project[pane]);
  await Promise.all(
    pictures.map(async ({name}) => {
      const bytes = await loadPicture(name).catch(() => null);
      if (bytes) files[`${downloadName}/${pictureFolder}/${name}`] = bytes;
      else missing.push(name);
    }),
  );
  return {zip: zipSync(files), missing};
}
