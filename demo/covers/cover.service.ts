import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { coverNameOf } from './cover-art.ts'
import { type Cover, drawCover, knownCovers, WIDTHS } from './draw-cover.ts'
import { onceFor } from './once-for.ts'

/** Covers that are drawn at the same time; one takes about 0.05 s of processor. */
const AT_ONCE = 2

const atOnce = pLimit(AT_ONCE)

const underWay = new Map<string, Promise<void>>()

const drawFile = (folder: string, cover: Cover, file: string): Promise<void> => {
  const path = join(folder, file)
  const drawing =
    underWay.get(path) ??
    atOnce(() => onceFor(path, () => drawCover(cover, file))).finally(() => underWay.delete(path))
  underWay.set(path, drawing)
  return drawing
}

/**
 * Draws one file of a cover where it is missing, once also when several processes of the folder are
 * asked for it.
 * @param file `{subject}-{type}-{width}.avif` or `.webp`
 * @returns true if the file is there: the demo knows no other covers
 */
export const drawCoverOnce = async (folder: string, file: string): Promise<boolean> => {
  const cover = knownCovers.get(file.replace(/-\d+\.\w+$/, ''))
  if (!cover) return false
  await drawFile(folder, cover, file)
  return true
}

/**
 * Draws the covers that are not there yet into `folder`, as `{subject}-{type}-{width}.avif|webp`.
 */
export const drawCovers = async (folder: string, wanted: readonly Cover[]): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const files = wanted.flatMap((cover) =>
    WIDTHS.flatMap((width) =>
      ['avif', 'webp'].map((format) => ({
        cover,
        file: `${coverNameOf(cover.subject, cover.courseType)}-${width}.${format}`,
      })),
    ),
  )
  await Promise.all(files.map(({ cover, file }) => drawFile(folder, cover, file)))
}
