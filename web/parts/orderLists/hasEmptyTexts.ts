import { unpack, type ZipFile } from './readZipDirectory.ts';

/** A cell that says that it is one of the workbook's texts, and not which. */
const emptyText =
  /<(?:\w+:)?c\s(?:[^<>]*\s)?t="s"(?:\s[^<>]*)?(?:\/>|>(?:<(?:\w+:)?v(?:\/>|><\/(?:\w+:)?v>))?<\/)/;
/** Such a cell is not longer. */
const longest = 200;

/** Whether a sheet of an xlsx has empty cells of text as some programs write them. hucre reads the first text of the workbook in them. */
export async function hasEmptyTexts(files: readonly ZipFile[]): Promise<boolean> {
  for (const file of files) {
    if (!/^xl\/worksheets\/[^/]*\.xml$/.test(file.name)) continue;
    const reader = unpack(file).pipeThrough(new TextDecoderStream()).getReader();
    for (let end = ''; ;) {
      const { done, value = '' } = await reader.read();
      if (done) break;
      if (emptyText.test(end + value)) return true;
      end = value.slice(-longest);
    }
  }
  return false;
}
