import { downloadName } from '#console/download/file-name.ts';
import { saveFile } from '#console/download/save-file.ts';
import type { StageContent } from '../stage-content.ts';
import { drawPicture } from './draw-picture.ts';

/** Puts a picture of the stage on the clipboard. Returns whether the browser allowed it. */
export async function copyPicture(content: StageContent, title: string): Promise<boolean> {
  try {
    // The item gets a promise, because the browser allows writing only right after a key or a click.
    const item = new ClipboardItem({ 'image/png': drawPicture(content, title) });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return false;
  }
}

/** Downloads a picture of the stage. Returns whether it could be drawn. */
export async function savePicture(content: StageContent, title: string): Promise<boolean> {
  try {
    const picture = await drawPicture(content, title);
    saveFile(picture, `${downloadName(content.panel, languagesOf(content), Date.now())}.png`);
    return true;
  } catch {
    return false;
  }
}

const languagesOf = ({ language, groups }: StageContent): string[] => [
  language,
  ...new Set(groups.flatMap(({ lines }) => lines.map((line) => line.language))),
];
